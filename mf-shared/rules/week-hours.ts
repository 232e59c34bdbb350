const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A moment in UTC, in milliseconds, whose day and time of day `Intl` can name. @param day counted from Monday */
export const momentOfWeek = (day: number, minutes = 0): number => monday + day * dayMs + minutes * minuteMs;

/** `10–20` or `9.30–17` as minutes from midnight; null where it is closed, or cannot be read. */
export function openMinutes(hours: string | null): [from: number, to: number] | null {
  const found = /(\d{1,2})(?:[.:](\d{2}))?\s*[–-]\s*(\d{1,2})(?:[.:](\d{2}))?/u.exec(hours ?? '');
  if (!found) return null;
  const [, fromHour, fromMinute = 0, toHour, toMinute = 0] = found;
  return [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)];
}

/** Opening hours of a week that begins on Monday, in one line: `Mon–Fri 10–20, Sat 10–18`. Days without hours are left out. */
export function weekHours(hours: readonly (string | null)[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: number) => format.format(momentOfWeek(day));
  const spans: { from: number; to: number; open: string }[] = [];
  for (const [day, open] of hours.entries()) {
    if (open === null) continue;
    const last = spans.at(-1);
    if (last && last.to === day - 1 && last.open === open) last.to = day;
    else spans.push({ from: day, to: day, open });
  }
  return spans
    .map(({ from, to, open }) => `${from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`} ${open}`)
    .join(', ');
}
