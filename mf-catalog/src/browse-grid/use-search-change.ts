import { useLocation, useNavigate } from 'mf-shared/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withParameter } from '../filter-products/filter-query.ts';

/** `push` makes a history entry, `replace` writes over the one there is. */
export type HistoryStep = 'push' | 'replace';

/**
 * The address's query, changed at once for the eye and a moment later in the address, so that a click paints before the
 * router works. A change leads to the first page of what it asks for. What the address says wins as soon as it moves:
 * back, forward and shared links, also before the page has drawn the step due.
 */
export function useSearchChange(): [string, (change: (search: string) => string, step?: HistoryStep) => void] {
  const { search: written, key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ key: string; search: string } | null>(null);
  const search = asked?.key === key ? asked.search : written;
  /** The query as it will be, and the step that leads there: none where `timer` is 0. */
  const { current: due } = useRef({ search, replace: true, timer: 0 });
  useEffect(() => {
    if (!due.timer) due.search = search;
  });
  useEffect(() => {
    const letGo = () => {
      clearTimeout(due.timer);
      due.timer = 0;
      setAsked(null);
    };
    addEventListener('popstate', letGo);
    return () => {
      removeEventListener('popstate', letGo);
      // A step that is due when the page is left would write into the next page's address.
      letGo();
    };
  }, [due]);
  const change = useCallback(
    (next: (search: string) => string, step: HistoryStep = 'push') => {
      // Another filter or order begins at its first page.
      const changed = withParameter(next(due.search), 'page', null);
      if (changed === due.search) return;
      clearTimeout(due.timer);
      setAsked({ key, search: changed });
      due.search = changed;
      due.replace = step === 'replace' && (!due.timer || due.replace);
      due.timer = window.setTimeout(() => {
        due.timer = 0;
        void navigate({ search: changed }, { replace: due.replace, preventScrollReset: true });
      }, afterPaintMs);
    },
    [due, navigate, key],
  );
  return [search, change];
}

/** Long enough for a frame, so that clicks in a row become one step (LIST-57). */
const afterPaintMs = 50;
