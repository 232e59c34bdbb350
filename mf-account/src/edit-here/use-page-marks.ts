import { type ApiClient, useApi } from 'mf-shared/http';
import { usePageConfig, useRevalidator } from 'mf-shared/router';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isMoved, notedWrites } from './noted-writes.ts';
import { PageMarks } from './page-marks.ts';

/** The page and the forms settle a moment before what changed in them is looked for. */
const restMs = 150;
/** When the page is read anew after a save: each process of the service follows a change within two seconds. */
const readAnewMs = [0, 1000, 2500] as const;

/**
 * Marks on the page what the forms change, while they are shown (STAFF-65).
 * @param forms holds the forms
 * @returns what tells that a form holds what is stored
 */
export function usePageMarks(forms: RefObject<HTMLElement | null>, isShown: boolean): (formId: string) => void {
  const { locale } = usePageConfig();
  const marks = useRef<PageMarks | null>(null);
  const [stored] = useState(() => new WeakMap());
  useEffect(() => {
    const { current: element } = forms;
    if (!element || !isShown) return;
    const own = new PageMarks(element, locale, stored);
    marks.current = own;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const findSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => own.find(), restMs);
    };
    const changes = new MutationObserver(findSoon);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'open'] });
    findSoon();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      own.end();
      marks.current = null;
    };
  }, [forms, isShown, locale, stored]);
  return useCallback((formId) => marks.current?.keep(formId), []);
}

/** The client of the forms: after a write the page is read anew. */
export function usePageReader(): ApiClient {
  const { locale } = usePageConfig();
  const readPage = useReadPage();
  const api = useApi();
  return useMemo(() => notedWrites(api, (body) => readPage(isMoved(body, locale))), [api, readPage, locale]);
}

/** Reads the page anew, a few times; one that moved is asked for by its old address, which leads to the new one. */
function useReadPage(): (isMoved: boolean) => void {
  const { revalidate } = useRevalidator();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const movedFrom = useRef<string | null>(null);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return useCallback(
    (hasMoved) => {
      timers.current.forEach(clearTimeout);
      if (hasMoved) movedFrom.current = location.pathname;
      const read = () => {
        if (movedFrom.current === location.pathname) location.reload();
        else void revalidate();
      };
      const times = movedFrom.current === location.pathname ? readAnewMs.slice(-1) : readAnewMs;
      timers.current = times.map((ms) => setTimeout(read, ms));
    },
    [revalidate],
  );
}
