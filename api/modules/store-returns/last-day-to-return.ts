import { dayAfter } from '../after-sale/deadlines.ts';
import { defaultReturnTerms, termsOf } from '../after-sale/return-terms.ts';

/** All stores are in this country. */
const storeCountry = 'FI';

/** How many days after the purchase it may come back (AFTER-34). */
export const storeReturnDays = termsOf(defaultReturnTerms, 'return', storeCountry).days;

/** The last day to return what a store sold that day. */
export const lastDayToReturn = (boughtOn: string): string => dayAfter(new Date(boughtOn), storeReturnDays);
