import { divideRounded } from 'mf-shared/rules/minor-units';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import type { Variant } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import type { BuyerView } from './buyer-view.ts';
import type { BundleFact } from './checkout-facts.ts';
import { isSold, nameOf } from './price-rows.ts';
import type { PricedBundle, PricedRow } from './priced-cart.ts';
import type { StockLeft } from './stock-left.ts';
import { variantPrice } from './variant-price.ts';

export interface BundleRequest {
  uid: string;
  hash: string;
  main_product_id: number;
  product_ids: readonly number[];
  amount: number;
}

/** A bundle with its discount shared among its parts, as many times as all parts can be had; null when it is no bundle (any more). */
export function priceBundle(asked: BundleRequest, view: BuyerView, stock: StockLeft): PricedBundle | null {
  const ids = [asked.main_product_id, ...asked.product_ids.filter((id) => id !== asked.main_product_id)];
  const variants = ids.map((id) => view.catalogue.variants.get(id)).filter((variant) => isSold(variant, view));
  const main = variants[0];
  if (!main || variants.length !== ids.length) return null;
  const bundle = view.facts.bundles.get(main.model.id)?.find((each) => hasParts(each, variants));
  if (!bundle) return null;
  const amount = Math.min(asked.amount, ...variants.map((variant) => stock.left(variant)));
  if (amount === 0) return null;
  for (const variant of variants) stock.take(variant, amount);
  return {
    uid: asked.uid,
    hash: asked.hash,
    name: textIn(bundle.names, view.locale),
    amount,
    rows: bundleRows(bundle, variants, amount, asked.hash, view, stock),
  };
}

function hasParts(bundle: BundleFact, variants: readonly Variant[]): boolean {
  const wanted = [bundle.mainModelId, ...bundle.modelIds.filter((id) => id !== bundle.mainModelId)].toSorted();
  const given = variants.map((variant) => variant.model.id).toSorted();
  return wanted.length === given.length && wanted.every((id, index) => id === given[index]);
}

function bundleRows(
  bundle: BundleFact,
  variants: readonly Variant[],
  amount: number,
  hash: string,
  view: BuyerView,
  stock: StockLeft,
): PricedRow[] {
  const prices = variants.map((variant) => variantPrice(variant, view));
  const sum = prices.reduce((total, price) => total + price.unitMinor, 0);
  const off = splitLargestRemainder(
    divideRounded(sum * bundle.discountBasisPoints, 10_000),
    prices.map((price) => price.unitMinor),
  );
  return variants.flatMap((variant, index) => {
    const price = prices[index];
    if (!price) return [];
    return {
      variant,
      name: nameOf(variant, view),
      amount,
      maxAmount: amount + stock.left(variant),
      isFrozen: true,
      bundleHash: hash,
      ...price,
      unitMinor: price.unitMinor - (off[index] ?? 0),
      discountMinor: 0,
      changes: [],
    };
  });
}
