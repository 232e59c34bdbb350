import { longDate } from 'mf-shared/rules/long-date';
import { shopDay } from 'mf-shared/rules/shop-day';

/** The day on which something opens, by the clocks of the shop. */
export const openingDay = (opensAt: string, locale: string): string => longDate(shopDay(new Date(opensAt)), locale);
