import { type RefObject, useEffect, useEffectEvent } from 'react';

/** By the letter, and by its place where another script is typed. */
const steps: Readonly<Record<string, number>> = { j: 1, k: -1, KeyJ: 1, KeyK: -1 };

const isTake = ({ key, code }: KeyboardEvent): boolean => key.toLowerCase() === 't' || code === 'KeyT';

const isBegin = ({ key, code }: KeyboardEvent): boolean => key.toLowerCase() === 'n' || code === 'KeyN';

interface CaseMoves {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  close: () => void;
  /** Takes the case on whose row or in whose panel the focus is; null in the panel. */
  take?: (key: string | null) => void;
  /** Begins a new case, where the room has a place for it. */
  begin?: (() => void) | undefined;
}

/**
 * In the list J and K lead from one case to the next and back, as its link would be reached by Tab; Enter opens it. In the open
 * case they open the next and the one before, and Escape closes it. T takes the case, or lays it down; N begins a new one. Only while the focus is in one of them, so that nobody who
 * dictates sets them off (WCAG 2.1.4), not while somebody types, and not over words that are not sent yet.
 */
export function useCaseKeys(
  list: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  moves: CaseMoves,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const from = event.target;
    if (!(from instanceof Element) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || from.closest('input, select, textarea')) return;
    const step = steps[event.key.toLowerCase()] ?? steps[event.code];
    if (panel.current?.contains(from)) {
      if (hasWords(panel.current)) return;
      if (event.key === 'Escape') moves.close();
      else if (isTake(event)) moves.take?.(null);
      else if (isBegin(event)) moves.begin?.();
      else if (step) (step > 0 ? moves.next : moves.previous)?.();
    } else if (isTake(event) && list.current?.contains(from))
      moves.take?.(from.closest('article')?.getAttribute('aria-label') ?? null);
    else if (isBegin(event) && list.current?.contains(from)) moves.begin?.();
    else if (step && list.current?.contains(from)) {
      const links = [...list.current.querySelectorAll<HTMLElement>('article h2 a')];
      const at = links.findIndex((link) => link.closest('article')?.contains(from));
      links[at + step]?.focus();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const hasWords = (panel: HTMLElement) =>
  [...panel.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');
