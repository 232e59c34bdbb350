import { shopDayAfter } from './shop-day.ts';

/** Days that a buyer has to answer what the shop asks about a case. */
export const replyDays = 14;

/** Rule AFTER-104: the last day, `YYYY-MM-DD`, to answer a question of this moment. */
export const replyBy = (askedAt: string | Date): string => shopDayAfter(new Date(askedAt), replyDays);
