import { shopZone } from './shop-day.ts';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export interface StoreTime {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  /** From midnight. */
  minutes: number;
}

let cachedMinute = { at: Number.NaN, time: readTime(0) };

/** What a store's clock shows. Every store of a page or cart asks within the same minute, and formatting is slow. */
export function storeTime(nowMs: number): StoreTime {
  const at = Math.floor(nowMs / 60_000);
  if (cachedMinute.at !== at) cachedMinute = { at, time: readTime(nowMs) };
  return cachedMinute.time;
}

function readTime(nowMs: number): StoreTime {
  const found = Object.fromEntries(parts.formatToParts(nowMs).map((part) => [part.type, Number(part.value)]));
  return {
    year: found.year ?? 0,
    month: found.month ?? 1,
    day: found.day ?? 1,
    minutes: (found.hour ?? 0) * 60 + (found.minute ?? 0),
  };
}

/** The place in the week of a day, given at midnight UTC: from Monday, which is 0. */
export const weekdayOf = (date: Date): number => (date.getUTCDay() + 6) % 7;

/** A day so many days after that of a clock: its date at midnight UTC, the same as `2026-12-24`, and its place in the week. */
export function dayAfter({ year, month, day }: StoreTime, days: number): { date: Date; iso: string; weekday: number } {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { date, iso: date.toISOString().slice(0, 10), weekday: weekdayOf(date) };
}

/** The day of a clock, as `2026-12-24`. */
export const isoDay = (time: StoreTime): string => dayAfter(time, 0).iso;
