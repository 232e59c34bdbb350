import { type ApiClient, useApi } from 'mf-shared/http';
import { usePageConfig, useRevalidator } from 'mf-shared/router';
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { notedWrites } from './noted-writes.ts';
import { PageMarks } from './page-marks.ts';

/** The page and the forms settle a moment before what changed in them is looked for. */
const restMs = 150;
/** When the page is read anew after a save: each process of the service follows a change within two seconds. */
const readAnewMs = [0, 1000, 2500] as const;

/**
 * Marks on the page what the forms change, while they are shown (STAFF-65).
 * @param forms holds the forms
 * @param onStored told the form that was stored
 * @returns the client of the forms: after a save the page is read anew
 */
export function usePageMarks(
  forms: RefObject<HTMLElement | null>,
  isShown: boolean,
  onStored: (form: Element) => void,
): ApiClient {
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

  const sent = useSentForm(forms);
  const readPage = useReadPage();
  const handleStored = useEffectEvent(onStored);
  const api = useApi();
  return useMemo(
    () =>
      notedWrites(api, () => {
        const { form, isMoved } = sent();
        const words = form && marks.current?.wordsIn(form);
        return () => {
          if (form && words) marks.current?.keep(form, words);
          if (form) handleStored(form);
          readPage(isMoved);
        };
      }),
    [api, sent, readPage],
  );
}

interface SentForm {
  form: Element | null;
  /** Whether it changes the address of the page. */
  isMoved: boolean;
}

/** The form whose submit sends what is sent now; null for a button by itself. */
function useSentForm(forms: RefObject<HTMLElement | null>): () => SentForm {
  const sent = useRef<SentForm>({ form: null, isMoved: false });
  useEffect(() => {
    const { current: element } = forms;
    if (!element) return;
    const addresses = new WeakMap<Element, string>();
    const noteAddress = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form && !addresses.has(form)) addresses.set(form, addressIn(form));
    };
    const forget = () => {
      sent.current = { form: null, isMoved: false };
    };
    const note = ({ target: form }: Event) => {
      if (!(form instanceof Element)) return;
      sent.current = { form, isMoved: addressIn(form) !== (addresses.get(form) ?? addressIn(form)) };
    };
    element.addEventListener('focusin', noteAddress);
    // A press on a submit button comes before the submit, and one on another button sends by itself.
    element.addEventListener('click', forget, true);
    element.addEventListener('submit', note, true);
    return () => {
      element.removeEventListener('focusin', noteAddress);
      element.removeEventListener('click', forget, true);
      element.removeEventListener('submit', note, true);
    };
  }, [forms]);
  return useCallback(() => {
    const { current } = sent;
    sent.current = { form: null, isMoved: false };
    return current;
  }, []);
}

const addressIn = (form: Element): string =>
  [...form.querySelectorAll<HTMLInputElement>('[name^="slug"]')].map(({ value }) => value).join('/');

/** Reads the page anew, a few times; one that moved is asked for by its old address, which leads to the new one. */
function useReadPage(): (isMoved: boolean) => void {
  const { revalidate } = useRevalidator();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return useCallback(
    (isMoved) => {
      timers.current.forEach(clearTimeout);
      timers.current = isMoved
        ? [setTimeout(() => location.reload(), readAnewMs[2])]
        : readAnewMs.map((ms) => setTimeout(() => void revalidate(), ms));
    },
    [revalidate],
  );
}
