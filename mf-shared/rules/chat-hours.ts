import { isPublicHoliday } from './public-holidays.ts';
import { dayAfter, storeTime } from './store-time.ts';

const opensAt = 8 * 60;
const closesAt = 20 * 60;
const saturday = 5;

/** The script tag of this id is the chat (CONTENT-17). */
export const chatTagId = 'chat';

/** Whether the chat is open: on workdays from 8 to 20 in the shop's time zone, holidays aside (CONTENT-17). */
export function isChatOpen(nowMs: number): boolean {
  const now = storeTime(nowMs);
  const { date, weekday } = dayAfter(now, 0);
  return weekday < saturday && now.minutes >= opensAt && now.minutes < closesAt && !isPublicHoliday(date);
}
