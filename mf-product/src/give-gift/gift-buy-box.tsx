import { useStore } from '@nanostores/react';
import type { ProductExtra, ProductModel, Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { BuyBox } from 'mf-shared/ui/buy-box/buy-box.tsx';
import type { ReadableAtom } from 'nanostores';
import type { Choice, Selection } from '../choose-variant/selection.ts';
import { VariantChoices } from '../choose-variant/variant-choices.tsx';
import { SizeGuide } from '../size-guide/size-guide.tsx';
import { Guarantees } from '../tell-guarantees/guarantees.tsx';
import { giftModel } from './gift-availability.ts';
import { GiftCodeForm } from './gift-code-form.tsx';
import styles from './give-gift.module.css';

export interface GiftChoice {
  selection: Selection;
  choose: (choice: Choice, value: string) => void;
  variant: Variant | null;
  extra: ProductExtra | null;
}

export interface GiftBuyBoxProps {
  model: ProductModel;
  campaign: { slug: string; name: string };
  $choice: ReadableAtom<GiftChoice>;
}

/** The buy box of a gift campaign: which one, and the code that pays for it (PRODUCT-2, GIFT-18). */
export function GiftBuyBox({ model, campaign, $choice }: GiftBuyBoxProps) {
  const { selection, choose, variant, extra } = useStore($choice, { ssr: 'initial' });
  const text = useText('mf-product');
  const href = useHref();
  return (
    <BuyBox
      brand={<a href={href(`/giftcampaigns/${campaign.slug}/`)}>{campaign.name}</a>}
      name={model.name}
      short={model.short_description}
      price={
        <p className={styles.paid}>
          <strong>{text('gift.free')}</strong>
          <span className={styles.note}>{text('gift.paid_by', { name: campaign.name })}</span>
        </p>
      }
    >
      <VariantChoices
        model={giftModel(model)}
        selection={selection}
        choose={choose}
        sizeGuide={extra && <SizeGuide tables={extra.sizetables} />}
      />
      {model.model_notice && <p className={styles.note}>{model.model_notice}</p>}
      <GiftCodeForm model={model} campaignSlug={campaign.slug} selection={selection} variant={variant} />
      <Guarantees model={model} />
    </BuyBox>
  );
}
