import { customerKinds, customerSorts } from 'mf-shared/contract/staff-choices';
import { locales } from 'mf-shared/rules/locales';
import { askedFilters, days, isCountry } from '../asked-filters.ts';

const yesOrNo = ['yes', 'no'];

const filters = {
  organisation: ['waiting'],
  kind: customerKinds,
  ...{ club: yesOrNo, marketing: yesOrNo, staff: yesOrNo, orders: yesOrNo },
  country: isCountry,
  language: locales,
  ...days,
  sort: customerSorts,
};

export type AskedCustomers = ReturnType<typeof askedCustomers>;

/** The part of an address's query that asks about customers, without what the service would not understand. */
export const askedCustomers = (query: URLSearchParams) => askedFilters(query, filters);
