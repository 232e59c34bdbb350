import type { PriceType } from 'mf-shared/contract';
import { priceType } from 'mf-shared/rules/price-type';
import type { Variant } from '../../read-model/model.ts';
import { priceInTaxArea } from '../../read-model/price-facts.ts';
import { rateOn } from '../../read-model/tax-rates.ts';
import type { BuyerView } from './buyer-view.ts';

export interface VariantPrice {
  /** What this buyer pays for one piece. */
  unitMinor: number;
  regularMinor: number;
  clubMinor: number | null;
  type: PriceType;
  vatBasisPoints: number;
}

/** The price of a variant for a buyer: the tax area's, and the club's for its members (spec: catalogue §4 Price type, §6). */
export function variantPrice(variant: Variant, view: BuyerView): VariantPrice {
  const { model } = variant;
  const price = priceInTaxArea(
    variant.prices ?? model.prices,
    model.tax_class,
    view.taxAreaId,
    view.catalogue,
    view.day,
  );
  const clubMinor = view.isClubMember && price.clubMinor !== null ? price.clubMinor : price.activeMinor;
  const paysClubPrice = clubMinor < price.activeMinor;
  return {
    unitMinor: Math.min(clubMinor, price.activeMinor),
    regularMinor: price.regularMinor,
    clubMinor: price.clubMinor,
    type: paysClubPrice
      ? 'club'
      : priceType({
          active: price.activeMinor,
          regular: price.regularMinor,
          club: price.clubMinor,
          discountFree: price.discountFreeMinor,
          isOutlet: model.belongs_to_outlet,
          isDiscountAllowed: true,
        }),
    vatBasisPoints: rateOn(view.catalogue.taxRates, view.taxAreaId, model.tax_class, view.day),
  };
}
