import { useLocation } from 'mf-shared/router';
import { startTransition, useCallback, useState } from 'react';
import { initialCount, nextCount } from '../lib/grid-counts.ts';
import { isRecord, keepInEntry } from './history-entry.ts';

/** How many cards are shown: the initial count, what this history entry showed before, and what the sentinel adds. */
export function useShownCount(total: number, search: string): [number, (matching: number) => void] {
  const location = useLocation();
  const initial = initialCount(total);
  const [grown, setGrown] = useState<{ count: number; search: string } | null>(null);
  // "Any query change resets the count" (LIST-29): what belongs to another query does not count.
  const restored = search === location.search ? readShownCount(location.state) : null;
  const shown = grown?.search === search ? grown.count : Math.max(initial, restored ?? 0);
  const grow = useCallback(
    (matching: number) => {
      const count = nextCount(shown, matching);
      if (count <= shown) return;
      startTransition(() => setGrown({ count, search }));
      keepShownCount(count, initial);
    },
    [shown, search, initial],
  );
  return [shown, grow];
}

/** How many cards this history entry showed, or null (LIST-30). */
export function readShownCount(state: unknown): number | null {
  const count = isRecord(state) ? state.shown : null;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : null;
}

/** Only counts above the initial one are kept (LIST-30). */
export const keepShownCount = (count: number, initial: number): void =>
  keepInEntry('shown', count > initial ? count : undefined);
