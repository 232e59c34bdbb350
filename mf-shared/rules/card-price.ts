import type { CardPrice, TaxAreaPrices } from 'mf-shared/contract';
import { discountPercentage } from './ribbon.ts';

/**
 * What a price is compared with, wherever it is shown: a reduction with the 30-day low, an outdoor price with the
 * discount-free price, every other one with nothing. Nothing too where that is no more than the price itself (CARD-13).
 * Any unit of money, the same for all amounts.
 */
export function referencePrice({
  active,
  regular,
  discount_free,
  lowest_30_days,
  type,
}: Pick<TaxAreaPrices, 'active' | 'regular' | 'discount_free' | 'lowest_30_days' | 'type'>): number | null {
  const reduced = active < regular ? (lowest_30_days ?? regular) : null;
  const reference = type === 'outdoor' ? discount_free : reduced;
  return reference !== null && reference > active ? reference : null;
}

/** The price of a product for everybody, with its reference price and what members of the club pay. */
export function cardPrice(prices: TaxAreaPrices, showsPercentage: boolean): CardPrice {
  const { active, club, lowest_30_days, type } = prices;
  const isReduced = type === 'discount' || type === 'club';
  return {
    active,
    reference: referencePrice(prices),
    type,
    percentage: isReduced && showsPercentage ? discountPercentage(active, lowest_30_days) : null,
    club,
  };
}
