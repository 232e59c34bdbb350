const dayMs = 86_400_000;

/** `YYYY-MM-DD` so many days after (or, negative, before) a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The moment in UTC when a Finnish day begins (winter time; an hour of a summer day does not matter here). */
export const dayStart = (day: string) => `${addDays(day, -1)}T22:00:00.000Z`;
/** 23:59 of a Finnish day. */
export const dayEnd = (day: string) => `${day}T21:59:00.000Z`;
