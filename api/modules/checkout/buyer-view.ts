import type { Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { ModelTexts } from '../../read-model/packed-texts.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import type { CheckoutFacts } from './checkout-facts.ts';

/** Everything that a cart is priced by, besides the cart itself. */
export interface BuyerView {
  catalogue: Catalogue;
  texts: ModelTexts;
  facts: CheckoutFacts;
  locale: Locale;
  /** Lower case. */
  country: string;
  taxAreaId: number;
  /** What the buyer sees prices in, lower case. */
  shownCurrency: string;
  now: Date;
  /** `YYYY-MM-DD` */
  day: string;
  isClubMember: boolean;
  isStaff: boolean;
  isOrgUser: boolean;
  /** The store that stands first where one is chosen (SESSION-85). */
  preferredStoreId: number | null;
  /** Null for guests. */
  customerId: number | null;
  /** Providers that are configured. */
  providers: ReadonlySet<string>;
}

export function taxAreaOf(catalogue: Catalogue, country: string): number {
  return catalogue.countries.get(country)?.tax_area_id ?? baseTaxAreaId;
}
