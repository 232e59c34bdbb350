const hourMs = 3_600_000;

/** A case that waits for the shop for so many days is late (AFTER-93). */
const lateDays = 5;
const nearDays = 4;

/** How long a case has been where it is, and whether that is too long. */
export function caseAge(
  since: string | Date,
  now: number,
): { days: number; hours: number; state: 'fresh' | 'near' | 'late' } {
  const hours = Math.max(0, Math.floor((now - new Date(since).getTime()) / hourMs));
  const days = Math.floor(hours / 24);
  return { days, hours: hours % 24, state: days >= lateDays ? 'late' : days >= nearDays ? 'near' : 'fresh' };
}

/** Since when a case must be where it is to be late. */
export const lateSince = (now: number): Date => new Date(now - lateDays * 24 * hourMs);
