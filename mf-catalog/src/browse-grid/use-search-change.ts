import { useLocation, useNavigate } from 'mf-shared/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withParameter } from '../filter-products/filter-query.ts';

/** `push` makes a history entry, `replace` writes over the one there is. */
export type HistoryStep = 'push' | 'replace';

/**
 * The address's query, changed at once for the eye and a moment later in the address, so that a click paints before the
 * router works. A change leads to the first page of what it asks for. What the address says wins as soon as it moves:
 * back, forward and shared links, also before the page has drawn the step before.
 */
export function useSearchChange(): [string, (change: (search: string) => string, step?: HistoryStep) => void] {
  const { search: written, key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState({ key, search: written });
  const waiting = useRef<{ search: string; replace: boolean; timer: number } | null>(null);
  const search = asked.key === key ? asked.search : written;

  const current = useRef(search);
  useEffect(() => {
    current.current = waiting.current?.search ?? search;
  });
  useEffect(() => {
    const letGo = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = null;
      setAsked({ key: '', search: '' });
    };
    addEventListener('popstate', letGo);
    return () => {
      removeEventListener('popstate', letGo);
      // A step that is due when the page is left would write into the next page's address.
      letGo();
    };
  }, []);
  const change = useCallback(
    (next: (search: string) => string, step: HistoryStep = 'push') => {
      // Another filter or order begins at its first page.
      const changed = withParameter(next(current.current), 'page', null);
      if (changed === current.current) return;
      const before = waiting.current;
      clearTimeout(before?.timer);
      current.current = changed;
      setAsked({ key, search: changed });
      const replace = step === 'replace' && before?.replace !== false;
      const timer = window.setTimeout(() => {
        waiting.current = null;
        void navigate({ search: changed }, { replace, preventScrollReset: true });
      }, afterPaintMs);
      waiting.current = { search: changed, replace, timer };
    },
    [navigate, key],
  );
  return [search, change];
}

/** Long enough for a frame, so that clicks in a row become one step (LIST-57). */
const afterPaintMs = 50;
