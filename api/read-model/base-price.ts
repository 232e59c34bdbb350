import type { CardPrice, TaxAreaPrices } from 'mf-shared/contract';
import { priceInArea } from 'mf-shared/rules/area-price';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { priceType } from 'mf-shared/rules/price-type';
import { discountPercentage } from 'mf-shared/rules/ribbon';

/** A stored price: whole cents, VAT of its area included. */
export interface BasePrice {
  regularMinor: number;
  activeMinor: number;
  clubMinor: number | null;
  discountFreeMinor: number;
  /** The lowest price of the 30 days before the reduction; null without a reduction. */
  lowestMinor: number | null;
  endsAt: string | null;
}

/** The base price carried over to another area's VAT. */
export function carryOver(price: BasePrice, baseBasisPoints: number, areaBasisPoints: number): BasePrice {
  if (baseBasisPoints === areaBasisPoints) return price;
  const carry = (minor: number) => priceInArea(minor, baseBasisPoints, areaBasisPoints);
  return {
    regularMinor: carry(price.regularMinor),
    activeMinor: carry(price.activeMinor),
    clubMinor: price.clubMinor === null ? null : carry(price.clubMinor),
    discountFreeMinor: carry(price.discountFreeMinor),
    lowestMinor: price.lowestMinor === null ? null : carry(price.lowestMinor),
    endsAt: price.endsAt,
  };
}

const typeOf = (price: BasePrice, isOutlet: boolean) =>
  priceType({
    active: price.activeMinor,
    regular: price.regularMinor,
    club: price.clubMinor,
    discountFree: price.discountFreeMinor,
    isOutlet,
    isDiscountAllowed: true,
  });

/**
 * A card's price. A reduction is compared with the 30-day low, and told as a percentage of it (decisions.md);
 * a reduction that is none against that low is not compared at all.
 */
export function cardPrice(price: BasePrice, isOutlet: boolean, showsPercentage: boolean): CardPrice {
  const type = typeOf(price, isOutlet);
  const reference = referenceMinor(price, type);
  const shown = reference !== null && reference > price.activeMinor ? reference : null;
  return {
    active: toDecimal(price.activeMinor),
    reference: shown === null ? null : toDecimal(shown),
    type,
    percentage:
      type === 'discount' && showsPercentage ? discountPercentage(price.activeMinor, price.lowestMinor) : null,
    club: price.clubMinor === null ? null : toDecimal(price.clubMinor),
  };
}

function referenceMinor(price: BasePrice, type: CardPrice['type']): number | null {
  if (type === 'normal' || type === 'club') return null;
  if (type === 'outdoor') return price.discountFreeMinor;
  return price.lowestMinor ?? price.regularMinor;
}

export function taxAreaPrices(price: BasePrice, isOutlet: boolean): TaxAreaPrices {
  const type = typeOf(price, isOutlet);
  return {
    active: toDecimal(price.activeMinor),
    regular: toDecimal(price.regularMinor),
    club: price.clubMinor === null ? null : toDecimal(price.clubMinor),
    discount_value: toDecimal(price.regularMinor - price.activeMinor),
    discount_free: toDecimal(price.discountFreeMinor),
    lowest_30_days: price.lowestMinor === null ? null : toDecimal(price.lowestMinor),
    type,
    ribbon: type === 'normal' ? null : type,
  };
}
