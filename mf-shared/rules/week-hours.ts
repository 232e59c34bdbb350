/** A Monday; the six days after it name the rest of the week. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Opening hours of a week that begins on Monday, in one line: `Mon–Fri 10–20, Sat 10–18`. Days without hours are left out. */
export function weekHours(hours: readonly (string | null)[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: number) => format.format(monday + day * dayMs);
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
