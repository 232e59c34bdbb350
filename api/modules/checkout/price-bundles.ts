import { mountedHash, type SkiMounting } from 'mf-shared/rules/ski-mounting';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import { isSkiBundle } from '../../read-model/is-ski-bundle.ts';
import type { Model } from '../../read-model/model.ts';
import { mountedName } from '../ski-wizard/mounted-name.ts';
import type { BuyerView } from './buyer-view.ts';
import { amountChange, nameOf, packageLimit } from './price-rows.ts';
import type { PricedBundle, PricedRow } from './priced-cart.ts';
import { readSoldSet, type SoldSet } from './read-sold-set.ts';
import type { StockLeft } from './stock-left.ts';
import { variantPrice } from './variant-price.ts';

export interface BundleRequest {
  uid: string;
  hash: string;
  main_product_id: number;
  product_ids: readonly number[];
  amount: number;
  mounting: SkiMounting | null;
}

/** A bundle with its price shared among its parts, as many times as all parts can be had; null when it is no bundle (any more). */
export function priceBundle(asked: BundleRequest, view: BuyerView, stock: StockLeft): PricedBundle | null {
  const set = readSoldSet(asked.main_product_id, asked.product_ids, view);
  if (!set) return null;
  const mounting = set.isMountable ? asked.mounting : null;
  const amount = Math.min(
    asked.amount,
    ...set.parts.map((variant) => stock.left(variant)),
    ...modelsOfSet(set).map((model) => packageLimit(model, view)),
  );
  if (amount === 0) return null;
  for (const variant of set.parts) stock.take(variant, amount);
  const rows = bundleRows(set, amount, view, stock).map((row) => ({
    ...row,
    bundleHash: mountedHash(set.hash, mounting),
    mounting,
  }));
  const name = mountedName(set.name, mounting, view.locale);
  const change = amountChange(asked.amount, amount, name, view);
  if (change) rows[0]?.changes.push(change);
  return { uid: asked.uid, hash: asked.hash, name, amount, rows };
}

/** The models whose limits hold for a set: those of its parts, and its own. */
const modelsOfSet = ({ parts, bundle }: SoldSet): readonly Model[] => [
  ...parts.map(({ model }) => model),
  ...(bundle ? [bundle] : []),
];

function bundleRows(set: SoldSet, amount: number, view: BuyerView, stock: StockLeft): PricedRow[] {
  const prices = set.parts.map((variant) => variantPrice(variant, view));
  const units = prices.map((price) => price.unitMinor);
  const sum = units.reduce((total, unit) => total + unit, 0);
  const shares = splitLargestRemainder(set.priceMinor(sum), units);
  const isSki = isSkiBundle(modelsOfSet(set));
  return set.parts.flatMap((variant, index) => {
    const price = prices[index];
    if (!price) return [];
    const unitMinor = shares[index] ?? price.unitMinor;
    return {
      variant,
      name: nameOf(variant, view),
      amount,
      maxAmount: amount + stock.left(variant),
      isFrozen: true,
      bundleHash: set.hash,
      bundleName: set.name,
      bundle: set.bundle,
      isSkiBundle: isSki,
      ...price,
      unitMinor,
      // A bundle is compared with its parts bought apart, as on the product's page.
      referenceMinor: price.unitMinor > unitMinor ? price.unitMinor : null,
      discountMinor: 0,
      changes: [],
    };
  });
}
