/** What react-router keeps of a history entry; `usr` is the location's state. */
interface HistoryEntry {
  usr?: Record<string, unknown> | null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isEntry = (value: unknown): value is HistoryEntry => isRecord(value);

/**
 * Writes a value into the state of the current history entry without a navigation, beside what is there; undefined
 * takes it out. The router reads it as the location's state when the visitor comes back.
 */
export function keepInEntry(name: string, value: unknown): void {
  const entry: HistoryEntry = isEntry(history.state) ? history.state : {};
  const { [name]: _, ...rest } = entry.usr ?? {};
  history.replaceState({ ...entry, usr: value === undefined ? rest : { ...rest, [name]: value } }, '');
}
