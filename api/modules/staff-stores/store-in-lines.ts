import { storeFacts, storeHours, storeStanding } from 'mf-shared/contract';

/** What the log keeps of a store, each weekday, language and other day as a line of words. */
export function storeInLines(state: object): Record<string, unknown> {
  const hours = storeHours.safeParse(state);
  if (hours.success)
    return {
      ...Object.fromEntries(hours.data.opening_hours.map((open, weekday) => [`hours_${weekday}`, open])),
      other_days: hours.data.other_days
        .map(
          ({ from, to, hours: open, reason }) => `${from}${to === from ? '' : ` – ${to}`} (${open ?? '–'}, ${reason})`,
        )
        .join(' · '),
    };
  const facts = storeFacts.safeParse(state);
  // Whether it is open stands in the log by itself.
  if (!facts.success) return storeStanding.safeParse(state).data ?? {};
  const { descriptions, ...others } = facts.data;
  const lines = Object.entries(descriptions).map(([locale, words]) => [`description_${locale}`, words]);
  return { ...others, ...Object.fromEntries(lines) };
}
