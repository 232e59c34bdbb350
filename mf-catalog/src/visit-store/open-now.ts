import { dayAfter, storeTime } from 'mf-shared/rules/store-time';
import { openMinutes } from 'mf-shared/rules/week-hours';

const daysInWeek = 7;

/** Times are minutes from midnight by the store's clock. */
export type OpenState =
  | { isOpen: true; until: number }
  /** `weekday` counts from Monday. */
  | { isOpen: false; weekday: number; daysAhead: number; at: number };

/**
 * Whether a store is open, and until or from when (CONTENT-28).
 * @param openingHours Monday first, `10–20` or null when closed @returns null for a store that never opens
 */
export function openState(nowMs: number, openingHours: readonly (string | null)[]): OpenState | null {
  const now = storeTime(nowMs);
  for (let daysAhead = 0; daysAhead <= daysInWeek; daysAhead += 1) {
    const { weekday } = dayAfter(now, daysAhead);
    const open = openMinutes(openingHours[weekday] ?? null);
    if (!open) continue;
    const [from, to] = open;
    if (daysAhead > 0 || now.minutes < from) return { isOpen: false, weekday, daysAhead, at: from };
    if (now.minutes < to) return { isOpen: true, until: to };
  }
  return null;
}
