import { isSkiBundle } from '../../read-model/is-ski-bundle.ts';
import type { Model, Variant } from '../../read-model/model.ts';
import { translate } from '../../texts/translate.ts';
import type { BuyerView } from './buyer-view.ts';
import type { PricedRow, RowChange } from './priced-cart.ts';
import type { StockLeft } from './stock-left.ts';
import { variantPrice } from './variant-price.ts';

export interface RowRequest {
  productId: number;
  amount: number;
  bundleHash?: string | undefined;
  extra_data?: Record<string, unknown> | undefined;
}

export const nameOf = (variant: Variant, view: BuyerView): string =>
  view.texts.get(variant.model.id)?.name ?? variant.model.slug;

/** Whether this buyer may buy it at all: public ones, outside campaigns; staff also what is not public. */
export function isSold(variant: Variant | undefined, view: BuyerView): variant is Variant {
  if (!variant || variant.model.is_gift_card) return false;
  return (variant.model.is_public || view.isStaff) && !variant.model.campaign_only;
}

/** A model that is a bundle by itself is sold with its parts only. */
export const isSoldAlone = (variant: Variant | undefined, view: BuyerView): variant is Variant =>
  isSold(variant, view) && !variant.model.is_bundle;

/** A row at today's price with as many pieces as can be ordered, and what changed against what was asked. */
export function priceRow(asked: RowRequest, variant: Variant, view: BuyerView, stock: StockLeft): PricedRow {
  const maxAmount = stock.left(variant);
  const limit = Math.min(maxAmount, packageLimit(variant.model, view));
  const amount = Math.min(asked.amount, limit);
  stock.take(variant, amount);
  const name = nameOf(variant, view);
  const price = variantPrice(variant, view);
  const changes = [amountChange(asked.amount, amount, name, view), priceChange(asked, price.unitMinor, name, view)];
  return {
    variant,
    name,
    amount,
    maxAmount: limit,
    isFrozen: false,
    bundleHash: asked.bundleHash ?? null,
    bundleName: '',
    bundle: null,
    isSkiBundle: isSkiBundle([variant.model]),
    ...price,
    discountMinor: 0,
    changes: changes.filter((change) => change !== null),
  };
}

/** How many pieces fit into a parcel abroad (PRODUCT-74). */
export function packageLimit({ per_international_package: limit }: Model, view: BuyerView): number {
  return limit === null || view.country === 'fi' ? Number.POSITIVE_INFINITY : limit;
}

/** Words the change of a row or a bundle of which fewer can be had than were asked for; null where the amount stays. */
export function amountChange(previous: number, current: number, name: string, view: BuyerView): RowChange | null {
  if (current === previous) return null;
  const kind = current === 0 ? 'removed' : 'amount_lowered';
  const message = translate(view.locale, `checkout.${kind === 'removed' ? 'sold_out' : kind}`, {
    name,
    count: current,
  });
  return { kind, message, previous, current };
}

/** `extra_data.seen_price` (euro) is what the page showed: it words the news and decides nothing. */
function priceChange(asked: RowRequest, unitMinor: number, name: string, view: BuyerView): RowChange | null {
  const seen = asked.extra_data?.seen_price;
  if (typeof seen !== 'number' || !Number.isFinite(seen)) return null;
  const previous = Math.round(seen * 100);
  if (previous === unitMinor) return null;
  const kind = unitMinor < previous ? 'price_down' : 'price_up';
  const message = translate(view.locale, `checkout.${kind}`, { name });
  return { kind, message, previous: seen, current: unitMinor / 100 };
}
