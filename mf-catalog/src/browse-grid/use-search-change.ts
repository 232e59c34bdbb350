import { useLocation, useNavigate } from 'mf-shared/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withParameter } from '../filter-products/filter-query.ts';

/** `push` makes a history entry, `replace` writes over the one there is. */
export type HistoryStep = 'push' | 'replace';

/**
 * The address's query, changed at once for the eye and a moment later in the address, so that a click paints before the
 * router works. A change leads to the first page of what it asks for. What the address says wins as soon as it moves: back, forward and shared links.
 */
export function useSearchChange(): [string, (change: (search: string) => string, step?: HistoryStep) => void] {
  const { search: written, key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const [seenKey, setSeenKey] = useState(key);
  const waiting = useRef<{ search: string; step: HistoryStep; timer: number } | null>(null);
  if (seenKey !== key) {
    setSeenKey(key);
    setAsked(null);
  }
  const search = (seenKey === key ? asked : null) ?? written;

  const current = useRef(search);
  useEffect(() => {
    current.current = waiting.current?.search ?? search;
  });
  // A step that is due when the page is left would write into the next page's address.
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  const change = useCallback(
    (next: (search: string) => string, step: HistoryStep = 'push') => {
      // Another filter or order begins at its first page.
      const changed = withParameter(next(current.current), 'page', null);
      if (changed === current.current) return;
      const before = waiting.current;
      if (before) clearTimeout(before.timer);
      current.current = changed;
      setAsked(changed);
      const timer = window.setTimeout(() => {
        const due = waiting.current;
        waiting.current = null;
        if (due) void navigate({ search: due.search }, { replace: due.step === 'replace', preventScrollReset: true });
      }, afterPaintMs);
      waiting.current = { search: changed, step: before?.step === 'push' ? 'push' : step, timer };
    },
    [navigate],
  );
  return [search, change];
}

/** Long enough for a frame, so that clicks in a row become one step (LIST-57). */
const afterPaintMs = 50;
