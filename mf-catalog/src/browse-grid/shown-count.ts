import { isRecord, keepInEntry } from './history-entry.ts';

/** How many cards this history entry showed, or null (LIST-30). */
export function readShownCount(state: unknown): number | null {
  const count = isRecord(state) ? state.shown : null;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : null;
}

/** Only counts above the initial one are kept (LIST-30). */
export const keepShownCount = (count: number, initial: number): void =>
  keepInEntry('shown', count > initial ? count : undefined);
