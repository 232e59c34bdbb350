import { dayAfter } from '../after-sale/deadlines.ts';
import { defaultReturnTerms, termsOf } from '../after-sale/return-terms.ts';

/** All stores are in this country. */
const storeCountry = 'FI';

/** The last day to return what a store sold that day (AFTER-34). */
export const lastDayToReturn = (boughtOn: string): string =>
  dayAfter(new Date(boughtOn), termsOf(defaultReturnTerms, 'return', storeCountry).days);
