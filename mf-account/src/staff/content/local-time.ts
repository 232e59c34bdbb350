/** A moment as a field of date and time shows it, in the reader's time zone; '' for none. */
export function toLocalTime(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment that a field of date and time names; null where it is empty. */
export const fromLocalTime = (written: string): string | null =>
  written === '' ? null : new Date(written).toISOString();

/** The moment that a field names. It shows no seconds: a moment that nobody changed keeps them. */
export const keptMoment = (written: string, stored: string | null): string | null =>
  written === toLocalTime(stored) ? stored : fromLocalTime(written);
