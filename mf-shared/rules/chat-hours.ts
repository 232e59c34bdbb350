const timeZone = 'Europe/Helsinki';
const opensAt = 8;
const closesAt = 20;
const dayMs = 86_400_000;

/** The script tag of this id is the chat (CONTENT-17). */
export const chatTagId = 'chat';

/** Month and day of Finland's public holidays that do not move, the eves of midsummer and Christmas among the rest. */
const fixedHolidays: ReadonlySet<string> = new Set(['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26']);
/** Days from Easter Sunday: Good Friday, Easter Monday, Ascension Day. Whitsun is a Sunday. */
const movingHolidays: ReadonlySet<number> = new Set([-2, 1, 39]);

/** Easter Sunday of the western church as a number of days since 1970 (Meeus, Jones and Butcher). */
function easterDay(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / dayMs;
}

/** The eve of midsummer is the Friday from 19 to 25 June. */
const isMidsummerEve = (weekday: string, monthAndDay: string): boolean =>
  weekday === 'Fri' && monthAndDay >= '06-19' && monthAndDay <= '06-25';

/** Whether the chat is open: on workdays from 8 to 20 in the shop's time zone, holidays aside (CONTENT-17). */
export function isChatOpen(nowMs: number): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    ...{ weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  }).formatToParts(nowMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const hour = Number(part('hour'));
  const weekday = part('weekday');
  const monthAndDay = `${part('month')}-${part('day')}`;
  if (weekday === 'Sat' || weekday === 'Sun' || hour < opensAt || hour >= closesAt) return false;
  if (fixedHolidays.has(monthAndDay) || isMidsummerEve(weekday, monthAndDay)) return false;
  const year = Number(part('year'));
  const day = Date.UTC(year, Number(part('month')) - 1, Number(part('day'))) / dayMs;
  return !movingHolidays.has(day - easterDay(year));
}
