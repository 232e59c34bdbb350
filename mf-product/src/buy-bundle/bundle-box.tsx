import type { ProductModel, Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { showCart } from 'mf-shared/stores';
import { useEffect } from 'react';
import buy from '../buy/buy.module.css';
import { BuyRow } from '../buy/buy-row.tsx';
import { CreditPlace } from '../buy/credit-place.tsx';
import { DeliveryNotes } from '../buy/delivery-notes.tsx';
import { dispatch } from '../buy/dispatch.ts';
import { DispatchLine } from '../buy/dispatch-line.tsx';
import { ModelBox } from '../buy/model-box.tsx';
import { ShippingOptions } from '../buy/shipping-options.tsx';
import { useDeliveryLimitation } from '../buy/use-delivery-limitation.ts';
import { usePriceToPay } from '../buy/use-price-to-pay.ts';
import { outReason, type ShownVariant } from '../choose-variant/orderable.ts';
import { pricesFor } from '../choose-variant/variant-prices.ts';
import { useTrackAdded } from '../lib/use-track-added.ts';
import type { ProductPageData } from '../product/product-route.ts';
import { Guarantees } from '../tell-guarantees/guarantees.tsx';
import { addBundleToCart } from './add-bundle-to-cart.ts';
import { BundleButton } from './bundle-button.tsx';
import styles from './bundles.module.css';
import { asVariant, combinedVariant } from './combined-variant.ts';
import { PartChoices } from './part-choices.tsx';
import { partsAvailability } from './parts-availability.ts';
import { partId } from './pre-hydration-choices.ts';
import { useBundleParts } from './use-bundle-parts.ts';

export interface BundleBoxProps {
  data: ProductPageData;
  /** Told the parts as one variant, for availability; null while one is missing. */
  onCombine: (combined: ShownVariant | null) => void;
}

/**
 * The buy box of a model that is a bundle: colour, size and type of every part, one price, one button (BUNDLE-1,
 * BUNDLE-2).
 */
export function BundleBox({ data, onCombine }: BundleBoxProps) {
  const { model } = data;
  const text = useText('mf-product');
  const config = usePageConfig();
  const limitation = useDeliveryLimitation(model);
  const isBlocked = limitation?.isDeliveryCountryBlocked ?? false;
  const { parts, selections, select, whole, one } = useBundle(model, onCombine);
  const prices = pricesFor(model, null, config.taxAreaId);
  const price = usePriceToPay(prices);
  const add = useAddBundle(model, whole, price);
  const apart = whole.reduce((sum, variant) => sum + (variant.prices[config.taxAreaId]?.active ?? 0), 0);

  return (
    <ModelBox data={data} prices={prices}>
      {price !== null && apart > price && (
        <p className={styles.apart}>{text('bundle.apart', { price: formatPrice(apart, config) })}</p>
      )}
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
      <BuyRow
        modelId={model.id}
        price={price}
        button={
          <BundleButton
            {...{ parts, selections }}
            out={outReason(partsAvailability(whole))}
            isCountryBlocked={isBlocked}
            onBuy={add}
          />
        }
      />
      <CreditPlace price={price} />
      {limitation && <DeliveryNotes limitation={limitation} />}
      <div className={buy.delivery}>
        {one && !isBlocked && (
          // The slowest part decides, with its country's days (BUNDLE-5, AVAIL-15).
          <DispatchLine dispatch={dispatch(one, false, limitation?.extra_data_overrides[one.id])} />
        )}
        <ShippingOptions options={[]} />
      </div>
      <Guarantees model={model} />
    </ModelBox>
  );
}

/** The parts with what is chosen of them, and all of them as one variant once each is chosen. */
function useBundle(model: ProductModel, onCombine: BundleBoxProps['onCombine']) {
  const { parts, selections, variants, select } = useBundleParts(model);
  const combined = combinedVariant(model.id, variants);
  const whole = variants.filter((variant) => variant !== null);
  const one = combined && asVariant(combined, whole);
  const id = combined?.id;
  // Told once per combination: the object is new at every drawing.
  useEffect(() => onCombine(one), [id, onCombine]);
  return { parts, selections, select, whole, one };
}

/** @returns what puts the chosen parts into the cart */
function useAddBundle(model: ProductModel, parts: readonly Variant[], price: number | null): () => void {
  const href = useHref();
  const navigate = useNavigate();
  const trackAdded = useTrackAdded();
  return () => {
    const [main] = model.products;
    const bundle = { modelId: model.id, name: model.name, price: price ?? 0, mainProductId: main?.id ?? 0 };
    if (!main || !addBundleToCart({ ...bundle, parts })) return;
    const ids = parts.map((variant) => variant.id);
    trackAdded('bundle', model.id, main.id, ids);
    showCart(() => navigate(href('/checkout/')));
  };
}
