import { useStore } from '@nanostores/react';
import type { ProductExtra, Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { $session } from 'mf-shared/stores';
import { BuyBar } from 'mf-shared/ui/buy-box/buy-bar.tsx';
import { BuyBox, BuyNow } from 'mf-shared/ui/buy-box/buy-box.tsx';
import { Stars } from 'mf-shared/ui/stars/stars.tsx';
import { useMemo, useRef } from 'react';
import { chosenVariantId, nothingChosen } from '../choose-variant/chosen-variant.ts';
import { isOrderable } from '../choose-variant/orderable.ts';
import type { Choice, Selection } from '../choose-variant/selection.ts';
import { VariantChoices } from '../choose-variant/variant-choices.tsx';
import { pricesFor } from '../choose-variant/variant-prices.ts';
import { LaterDelivery, LaterModePanel, LaterNotify } from '../load-later/parts.ts';
import { QuietPart } from '../load-later/quiet-part.tsx';
import { useFollowedLater } from '../load-later/use-followed.ts';
import type { ProductPageData } from '../product/product-route.ts';
import { SizeGuide } from '../size-guide/size-guide.tsx';
import styles from './buy.module.css';
import { BuyButton } from './buy-button.tsx';
import { DeliveryLimits } from './delivery-limits.tsx';
import { dispatch } from './dispatch.ts';
import { PriceBlock } from './price-block.tsx';
import { useDeliveryLimitation } from './use-delivery-limitation.ts';
import { WishlistButton } from './wishlist-button.tsx';

export interface ProductBuyBoxProps {
  data: ProductPageData;
  selection: Selection;
  choose: (choice: Choice, value: string) => void;
  variant: Variant | null;
  extra: ProductExtra | null;
  onShowReviews: () => void;
}

/** Price, choices, model notice, button, and when it comes. */
export function ProductBuyBox({
  data: { model, vatPercent, stores },
  selection,
  choose,
  variant,
  extra,
  onShowReviews,
}: ProductBuyBoxProps) {
  const text = useText('mf-product');
  const href = useHref();
  const config = usePageConfig();
  const { isClubMember, isOrgUser, isStaffUser, isAdminUser } = useStore($session, { ssr: 'initial' });
  const hasModes = isOrgUser || isStaffUser || isAdminUser;
  const limitation = useDeliveryLimitation(model.slug);
  const buttonRow = useRef<HTMLDivElement>(null);
  const prices = pricesFor(model, variant, config.taxAreaId);
  const isBlocked = limitation?.isDeliveryCountryBlocked ?? false;
  const isSoldOut = variant !== null && !isOrderable(variant, model);
  const price = (isClubMember && prices?.club) || (prices?.active ?? 0);
  const override = variant ? limitation?.extra_data_overrides[variant.id] : undefined;
  const $delivery = useFollowedLater(
    useMemo(
      () =>
        isBlocked
          ? { model, variant: null, price, dispatch: null }
          : { model, variant, price, dispatch: variant && dispatch(variant, model.on_order, override) },
      [model, variant, price, override, isBlocked],
    ),
  );
  const delivery = useMemo(
    () => (
      <QuietPart>
        <LaterDelivery $delivery={$delivery} />
      </QuietPart>
    ),
    [$delivery],
  );
  const button = { model, selection, variant, isCountryBlocked: isBlocked };

  return (
    <BuyBox
      brand={<a href={href(`/${model.manufacturer.slug}/`)}>{model.manufacturer.name}</a>}
      name={model.name}
      rating={
        model.rating_count > 0 && (
          // biome-ignore lint/a11y/useValidAnchor: leads to the reviews without scripts too; a click also opens their tab
          <a className={styles.reviews} href="#reviews" onClick={onShowReviews}>
            <Stars rating={model.rating} />
            {text('reviews_count', { count: model.rating_count })}
          </a>
        )
      }
      short={model.short_description}
      price={prices && <PriceBlock model={model} prices={prices} vatPercent={vatPercent} isClubMember={isClubMember} />}
    >
      <VariantChoices
        model={model}
        selection={selection}
        choose={choose}
        sizeGuide={extra && <SizeGuide tables={extra.sizetables} />}
      />
      {model.model_notice && <p className={styles.notice}>{model.model_notice}</p>}
      <div ref={buttonRow}>
        <BuyNow>
          <BuyButton {...button} />
          <WishlistButton modelId={model.id} />
        </BuyNow>
      </div>
      {chosenVariantId(model, selection) === nothingChosen && (
        <p className={styles.notice}>{text('buy.select_size_first')}</p>
      )}
      {isBlocked && (
        <p className={styles.notice} role="status">
          {[text('delivery.blocked', { country: config.deliveryCountryName }), limitation?.blockInfoText]
            .filter(Boolean)
            .join('. ')}
        </p>
      )}
      {hasModes && (
        <QuietPart>
          <LaterModePanel stores={stores} />
        </QuietPart>
      )}
      {isSoldOut && !model.is_bundle && (
        <QuietPart>
          <LaterNotify variantId={variant.id} />
        </QuietPart>
      )}
      {!isBlocked && limitation && <DeliveryLimits limitation={limitation} />}
      {delivery}
      {prices && (
        <BuyBar watched={buttonRow} price={<span className={styles.barPrice}>{formatPrice(price, config)}</span>}>
          <BuyButton {...button} detail={selection.size} />
        </BuyBar>
      )}
    </BuyBox>
  );
}
