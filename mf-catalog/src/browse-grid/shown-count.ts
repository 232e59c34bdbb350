/** What react-router keeps of a history entry; `usr` is the location's state. */
interface HistoryEntry {
  usr?: Record<string, unknown> | null;
}

/** A card and where it stood in the window: exact where heights of cards beyond the window are only estimated. */
export interface Place {
  id: number;
  top: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEntry = (value: unknown): value is HistoryEntry => isRecord(value);

/** How many cards this history entry showed, or null (spec: catalogue §4: the shown count is kept in history state). */
export function readShownCount(state: unknown): number | null {
  const count = isRecord(state) ? state.shown : null;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : null;
}

export function readPlace(state: unknown): Place | null {
  const place = isRecord(state) && isRecord(state.place) ? state.place : null;
  return typeof place?.id === 'number' && typeof place.top === 'number' ? { id: place.id, top: place.top } : null;
}

/**
 * Writes the count into the entry without a navigation; only counts above the initial one are kept (spec: catalogue §4).
 * The router reads it as the location's state when the visitor comes back.
 */
export const keepShownCount = (count: number, initial: number): void =>
  keepInEntry('shown', count > initial ? count : undefined);

export const keepPlace = (place: Place | null): void => keepInEntry('place', place ?? undefined);

function keepInEntry(name: string, value: unknown): void {
  const entry: HistoryEntry = isEntry(history.state) ? history.state : {};
  const { [name]: _, ...rest } = entry.usr ?? {};
  history.replaceState({ ...entry, usr: value === undefined ? rest : { ...rest, [name]: value } }, '');
}
