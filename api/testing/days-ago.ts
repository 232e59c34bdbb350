import { shopDayAfter } from 'mf-shared/rules/shop-day';
/** Days from today as ISO text. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

/**
 * A moment on the day that was so many days before today, as deadlines count days. Hours alone would miss it for an hour of
 * the evening where summer time began or ended since.
 */
export const onDayBefore = (days: number): Date =>
  days === 0 ? new Date() : new Date(`${shopDayAfter(new Date(), -days)}T12:00:00Z`);
