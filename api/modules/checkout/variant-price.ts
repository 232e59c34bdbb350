import type { PriceType } from 'mf-shared/contract';
import { priceForBuyer } from 'mf-shared/rules/price-for-buyer';
import { referenceMinorOf, typeOfBase } from '../../read-model/base-price.ts';
import type { Variant } from '../../read-model/model.ts';
import { priceInTaxArea } from '../../read-model/price-facts.ts';
import { rateOn } from '../../read-model/tax-rates.ts';
import type { BuyerView } from './buyer-view.ts';

export interface VariantPrice {
  /** What this buyer pays for one piece. */
  unitMinor: number;
  /** What that is compared with; null where with nothing. */
  referenceMinor: number | null;
  regularMinor: number;
  clubMinor: number | null;
  type: PriceType;
  vatBasisPoints: number;
}

/** The price of a variant for a buyer: the tax area's, and the club's for its members (CARD-14, STAFF-5, MONEY-36). */
export function variantPrice(
  variant: Variant,
  view: Pick<BuyerView, 'catalogue' | 'taxAreaId' | 'day' | 'isClubMember'>,
): VariantPrice {
  const { model } = variant;
  const price = priceInTaxArea(variant.prices ?? model.prices, {
    taxClass: model.tax_class,
    taxAreaId: view.taxAreaId,
    reference: view.catalogue,
    day: view.day,
  });
  const type = typeOfBase(price, model.belongs_to_outlet);
  const forAll = { active: price.activeMinor, reference: referenceMinorOf(price, type), club: price.clubMinor };
  const buyerPrice = priceForBuyer({ ...forAll, type, percentage: null }, view.isClubMember);
  return {
    unitMinor: buyerPrice.now,
    referenceMinor: buyerPrice.was,
    regularMinor: price.regularMinor,
    clubMinor: price.clubMinor,
    type: buyerPrice.type,
    vatBasisPoints: rateOn(view.catalogue.taxRates, view.taxAreaId, model.tax_class, view.day),
  };
}
