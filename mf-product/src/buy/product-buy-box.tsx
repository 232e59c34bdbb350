import { useStore } from '@nanostores/react';
import type { ProductExtra, Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { chosenVariantId, nothingChosen } from '../choose-variant/chosen-variant.ts';
import { variantAvailability } from '../choose-variant/orderable.ts';
import type { Choice, Selection } from '../choose-variant/selection.ts';
import { VariantChoices } from '../choose-variant/variant-choices.tsx';
import { pricesFor } from '../choose-variant/variant-prices.ts';
import { LazyModePanel, LazyNotify } from '../lib/lazy-parts.ts';
import type { ProductPageData } from '../product/product-route.ts';
import { SizeGuide } from '../size-guide/size-guide.tsx';
import styles from './buy.module.css';
import { BuyButton } from './buy-button.tsx';
import { BuyRow } from './buy-row.tsx';
import { CreditPlace } from './credit-place.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { ModelBox } from './model-box.tsx';
import { useDeliveryLimitation } from './use-delivery-limitation.ts';
import { usePriceToPay } from './use-price-to-pay.ts';

export interface ProductBuyBoxProps {
  data: ProductPageData;
  selection: Selection;
  choose: (choice: Choice, value: string) => void;
  variant: Variant | null;
  extra: ProductExtra | null;
}

/** Price, choices, model notice, button, and when it comes. */
export function ProductBuyBox({ data, selection, choose, variant, extra }: ProductBuyBoxProps) {
  const { model, stores } = data;
  const text = useText('mf-product');
  const { taxAreaId } = usePageConfig();
  const { isOrgUser, isStaffUser, isAdminUser } = useStore($session, { ssr: 'initial' });
  const limitation = useDeliveryLimitation(model);
  const prices = pricesFor(model, variant, taxAreaId);
  const price = usePriceToPay(prices);
  const button = { model, selection, variant, isCountryBlocked: limitation?.isDeliveryCountryBlocked };

  return (
    <ModelBox data={data} prices={prices}>
      <VariantChoices
        model={model}
        selection={selection}
        choose={choose}
        sizeGuide={extra && <SizeGuide tables={extra.sizetables} />}
      />
      {model.model_notice && <p className={styles.notice}>{model.model_notice}</p>}
      <BuyRow
        modelId={model.id}
        price={price}
        button={<BuyButton {...button} />}
        barButton={<BuyButton {...button} detail={selection.size} />}
      />
      {chosenVariantId(model, selection) === nothingChosen && (
        <p className={styles.notice}>{text('buy.select_size_first')}</p>
      )}
      {(isOrgUser || isStaffUser || isAdminUser) && (
        <OptionalPart>
          <LazyModePanel stores={stores} />
        </OptionalPart>
      )}
      {variant && !model.campaign_only && variantAvailability(variant, model) === 'sold-out' && (
        <OptionalPart>
          <LazyNotify variantId={variant.id} />
        </OptionalPart>
      )}
      <DeliveryPart model={model} variant={variant} price={price ?? 0} limitation={limitation} stores={stores} />
      <CreditPlace price={price} />
    </ModelBox>
  );
}
