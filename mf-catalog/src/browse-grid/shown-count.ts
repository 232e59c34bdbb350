/** What react-router keeps of a history entry; `usr` is the location's state. */
interface HistoryEntry {
  usr?: Record<string, unknown> | null;
}

const isEntry = (value: unknown): value is HistoryEntry => typeof value === 'object' && value !== null;

/** How many cards this history entry showed, or null (spec: catalogue §4: the shown count is kept in history state). */
export function readShownCount(state: unknown): number | null {
  const count = isEntry(state) && 'shown' in state ? state.shown : null;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : null;
}

/**
 * Writes the count into the entry without a navigation; only counts above the initial one are kept (spec: catalogue §4).
 * The router reads it as the location's state when the visitor comes back.
 */
export function keepShownCount(count: number, initial: number): void {
  const entry: HistoryEntry = isEntry(history.state) ? history.state : {};
  const { shown: _, ...rest } = entry.usr ?? {};
  const usr = count > initial ? { ...rest, shown: count } : rest;
  history.replaceState({ ...entry, usr }, '');
}
