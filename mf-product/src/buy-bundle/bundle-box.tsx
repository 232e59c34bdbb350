import { useStore } from '@nanostores/react';
import type { Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { $session, showCart } from 'mf-shared/stores';
import { BuyBar } from 'mf-shared/ui/buy-box/buy-bar.tsx';
import { BuyBox, BuyNow } from 'mf-shared/ui/buy-box/buy-box.tsx';
import { StockLine } from 'mf-shared/ui/buy-box/stock-line.tsx';
import { useEffect, useRef } from 'react';
import buy from '../buy/buy.module.css';
import { DeliveryLimits } from '../buy/delivery-limits.tsx';
import { PriceBlock } from '../buy/price-block.tsx';
import { useDeliveryLimitation } from '../buy/use-delivery-limitation.ts';
import { useTellOfAdded } from '../buy/use-tell-of-added.ts';
import { WishlistButton } from '../buy/wishlist-button.tsx';
import { pricesFor } from '../choose-variant/variant-prices.ts';
import type { ProductPageData } from '../product/product-route.ts';
import { addBundleToCart } from './add-bundle-to-cart.ts';
import { BundleButton } from './bundle-button.tsx';
import { BundleRating } from './bundle-rating.tsx';
import styles from './bundles.module.css';
import { asVariant, combinedVariant } from './combined-variant.ts';
import { partId } from './early-choices.ts';
import { PartChoices } from './part-choices.tsx';
import { useBundleParts } from './use-bundle-parts.ts';

export interface BundleBoxProps {
  data: ProductPageData;
  /** Told the parts as one variant, for availability; null while one is missing. */
  onCombine: (combined: Variant | null) => void;
}

/**
 * The buy box of a model that is a bundle: colour, size and type of every part, one price, one button (spec: catalogue
 * §4 Bundles).
 */
export function BundleBox({ data: { model, vatPercent }, onCombine }: BundleBoxProps) {
  const text = useText('mf-product');
  const href = useHref();
  const navigate = useNavigate();
  const tellOfAdded = useTellOfAdded();
  const config = usePageConfig();
  const { isClubMember } = useStore($session, { ssr: 'initial' });
  const limitation = useDeliveryLimitation(model.slug);
  const isBlocked = limitation?.isDeliveryCountryBlocked ?? false;
  const buttonRow = useRef<HTMLDivElement>(null);
  const { parts, selections, variants, select } = useBundleParts(model);
  const combined = combinedVariant(model.id, variants);
  const whole = variants.filter((variant) => variant !== null);
  const one = combined && asVariant(combined, whole);
  const prices = pricesFor(model, null, config.taxAreaId);
  const price = (isClubMember && prices?.club) || (prices?.active ?? 0);
  const apart = whole.reduce((sum, variant) => sum + (variant.prices[config.taxAreaId]?.active ?? 0), 0);
  const isSoldOut = combined !== null && !combined.isInStock && !combined.isOnOrder;
  const id = combined?.id;
  // Told once per combination: the object is new at every drawing.
  useEffect(() => onCombine(one), [id, onCombine]);

  const add = () => {
    const [main] = model.products;
    if (!main || !addBundleToCart({ modelId: model.id, name: model.name, price, mainProductId: main.id, parts: whole }))
      return;
    const ids = whole.map((variant) => variant.id);
    tellOfAdded('bundle', model.id, main.id, ids);
    showCart(() => navigate(href('/checkout/')));
  };
  const button = <BundleButton parts={parts} selections={selections} isSoldOut={isSoldOut || isBlocked} onBuy={add} />;

  return (
    <BuyBox
      brand={<a href={href(`/${model.manufacturer.slug}/`)}>{model.manufacturer.name}</a>}
      name={model.name}
      rating={model.rating_count > 0 && <BundleRating rating={model.rating} count={model.rating_count} />}
      short={model.short_description}
      price={prices && <PriceBlock model={model} prices={prices} vatPercent={vatPercent} isClubMember={isClubMember} />}
    >
      {apart > price && <p className={styles.apart}>{text('bundle.apart', { price: formatPrice(apart, config) })}</p>}
      <div className={styles.boxParts}>
        {parts.map((part, index) => (
          <PartChoices
            key={part.id}
            id={partId(part.id)}
            part={part}
            selection={selections[index] ?? null}
            onChange={(selection) => select(index, selection)}
          />
        ))}
      </div>
      {model.model_notice && <p className={buy.notice}>{model.model_notice}</p>}
      <div ref={buttonRow}>
        <BuyNow>
          {button}
          <WishlistButton modelId={model.id} />
        </BuyNow>
      </div>
      {isBlocked && (
        <p className={buy.notice} role="status">
          {[text('delivery.blocked', { country: config.deliveryCountryName }), limitation?.blockInfoText]
            .filter(Boolean)
            .join('. ')}
        </p>
      )}
      {!isBlocked && limitation && <DeliveryLimits limitation={limitation} />}
      {one && !isSoldOut && (
        <StockLine state={combined?.isInStock ? 'in' : 'later'}>
          {combined?.isInStock ? text('bundle.in_stock', { days: one.shipping_time.string }) : one.shipping_time.string}
        </StockLine>
      )}
      {prices && (
        <BuyBar watched={buttonRow} price={<span className={buy.barPrice}>{formatPrice(price, config)}</span>}>
          {button}
        </BuyBar>
      )}
    </BuyBox>
  );
}
