import { isRecord, keepInEntry } from './history-entry.ts';

/** A card and where it stood in the window: exact where heights of cards beyond the window are only estimated. */
export interface Place {
  id: number;
  top: number;
}

export function readPlace(state: unknown): Place | null {
  const place = isRecord(state) && isRecord(state.place) ? state.place : null;
  return typeof place?.id === 'number' && typeof place.top === 'number' ? { id: place.id, top: place.top } : null;
}

export const keepPlace = (place: Place | null): void => keepInEntry('place', place ?? undefined);
