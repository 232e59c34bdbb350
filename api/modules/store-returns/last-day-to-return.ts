import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { defaultReturnTerms, termsOf } from '../after-sale/return-terms.ts';

/** All stores are in this country. */
const storeCountry = 'FI';

/** How many days after the purchase it may come back (AFTER-34). */
export const storeReturnDays = termsOf(defaultReturnTerms, 'return', storeCountry).days;

/** The last day to return what a store sold that day. */
export const lastDayToReturn = (boughtOn: string): string => shopDayAfter(new Date(boughtOn), storeReturnDays);
