import type { CardPrice, PriceType, TaxAreaPrices } from 'mf-shared/contract';
import { priceInArea } from 'mf-shared/rules/area-price';
import { cardPrice, referencePrice } from 'mf-shared/rules/card-price';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { priceType } from 'mf-shared/rules/price-type';

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

/** Why a stored price is what it is. */
export const typeOfBase = (price: BasePrice, isOutlet: boolean) =>
  priceType({
    active: price.activeMinor,
    regular: price.regularMinor,
    club: price.clubMinor,
    discountFree: price.discountFreeMinor,
    isOutlet,
    isDiscountAllowed: true,
  });

/** The price of a card (LIST-62). */
export const cardPriceOfBase = (price: BasePrice, isOutlet: boolean, showsPercentage: boolean): CardPrice =>
  cardPrice(taxAreaPrices(price, isOutlet), showsPercentage);

/** What a stored price is compared with; null where with nothing. */
export const referenceMinorOf = (price: BasePrice, type: PriceType): number | null =>
  referencePrice({
    active: price.activeMinor,
    regular: price.regularMinor,
    discount_free: price.discountFreeMinor,
    lowest_30_days: price.lowestMinor,
    type,
  });

export function taxAreaPrices(price: BasePrice, isOutlet: boolean): TaxAreaPrices {
  const type = typeOfBase(price, isOutlet);
  return {
    active: toDecimal(price.activeMinor),
    regular: toDecimal(price.regularMinor),
    club: price.clubMinor === null ? null : toDecimal(price.clubMinor),
    discount_value: toDecimal(price.regularMinor - price.activeMinor),
    discount_free: toDecimal(price.discountFreeMinor),
    lowest_30_days: price.lowestMinor === null ? null : toDecimal(price.lowestMinor),
    type,
    ribbon: type === 'normal' ? null : type,
    ...(price.endsAt === null ? {} : { ends_at: price.endsAt }),
  };
}
