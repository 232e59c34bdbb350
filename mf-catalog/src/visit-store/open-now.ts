/** Where the stores' clocks are. */
const timeZone = 'Europe/Helsinki';
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
    const weekday = (now.weekday + daysAhead) % daysInWeek;
    const hours = toMinutes(openingHours[weekday] ?? null);
    if (!hours) continue;
    const [from, to] = hours;
    if (daysAhead > 0 || now.minutes < from) return { isOpen: false, weekday, daysAhead, at: from };
    if (now.minutes < to) return { isOpen: true, until: to };
  }
  return null;
}

/** `10–20` or `9.30–17` as minutes from midnight. */
export function toMinutes(hours: string | null): [number, number] | null {
  const found = /^(\d{1,2})(?:[.:](\d{2}))?\s*[–-]\s*(\d{1,2})(?:[.:](\d{2}))?$/u.exec(hours?.trim() ?? '');
  if (!found) return null;
  const [, fromHour, fromMinute = 0, toHour, toMinute = 0] = found;
  return [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)];
}

function storeTime(nowMs: number): { weekday: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    ...{ weekday: 'short', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(nowMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday'));
  return { weekday, minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}
