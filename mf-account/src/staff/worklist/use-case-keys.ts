import { type RefObject, useEffect } from 'react';

/** By the letter, and by its place where another script is typed. */
const steps: Readonly<Record<string, number>> = { j: 1, k: -1, KeyJ: 1, KeyK: -1 };

/**
 * J and K lead from one case to the next and back, as its link would be reached by Tab; Enter opens it. Only while the focus
 * is in the list, so that nobody who dictates sets them off (WCAG 2.1.4), and not while somebody types.
 */
export function useCaseKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const cases = list.current;
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key.toLowerCase()] ?? steps[event.code];
      const from = event.target;
      if (!step || !cases || !(from instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (from.closest('input, select, textarea')) return;
      const links = [...cases.querySelectorAll<HTMLElement>('article h2 a')];
      const at = links.findIndex((link) => link.closest('article')?.contains(from));
      links[at + step]?.focus();
    };
    cases?.addEventListener('keydown', move);
    return () => cases?.removeEventListener('keydown', move);
  });
}
