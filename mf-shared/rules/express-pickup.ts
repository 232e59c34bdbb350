/** Where the stores' clocks are; express pickup is a Finnish service. */
const timeZone = 'Europe/Helsinki';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export interface ExpressPickupTime {
  /** ISO date in the store's time zone. */
  date: string;
  /** `11:00` or `16:00`. */
  time: string;
  /** Whole days from today. */
  daysAhead: number;
}

/**
 * When an express pickup is ready: orders by 09:00 on weekdays after 11:00, by 14:00 after 16:00, later ones on the
 * next weekday after 11:00 (AVAIL-26, AVAIL-27). A day on which the store is closed, or closes before that time, is
 * skipped.
 * @param openingHours Monday first, `10–20` or null when closed. @returns null for a store that is never open on
 * weekdays.
 */
export function expressPickupTime(nowMs: number, openingHours: readonly (string | null)[]): ExpressPickupTime | null {
  const now = localTime(nowMs);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const day = new Date(Date.UTC(now.year, now.month - 1, now.day + daysAhead));
    const weekday = (day.getUTCDay() + 6) % 7;
    if (weekday > 4) continue;
    const closesAt = closingHour(openingHours[weekday] ?? null);
    if (closesAt === null) continue;
    const ready = readyHour(daysAhead === 0 ? now.minutes : 0);
    if (ready !== null && ready < closesAt)
      return { date: day.toISOString().slice(0, 10), time: `${ready}:00`, daysAhead };
  }
  return null;
}

function readyHour(minutes: number): number | null {
  if (minutes <= 9 * 60) return 11;
  return minutes <= 14 * 60 ? 16 : null;
}

function closingHour(hours: string | null): number | null {
  const match = hours ? /[–-]\s*(\d{1,2})/u.exec(hours) : null;
  return match ? Number(match[1]) : null;
}

let cachedMinute = { at: Number.NaN, time: readLocalTime(0) };

/** Every store of a cart asks within the same minute, and formatting is slow. */
function localTime(nowMs: number) {
  const at = Math.floor(nowMs / 60_000);
  if (cachedMinute.at !== at) cachedMinute = { at, time: readLocalTime(nowMs) };
  return cachedMinute.time;
}

function readLocalTime(nowMs: number) {
  const found = Object.fromEntries(parts.formatToParts(nowMs).map((part) => [part.type, Number(part.value)]));
  return {
    year: found.year ?? 0,
    month: found.month ?? 1,
    day: found.day ?? 1,
    minutes: (found.hour ?? 0) * 60 + (found.minute ?? 0),
  };
}
