import { type RefObject, useEffect, useRef } from 'react';

/**
 * Escape closes a panel of the menu bar, also where the pointer opened it (WCAG 1.4.13); a focus inside goes back to its
 * button, any other stays where it is.
 * @returns what the panel's own element takes as its `ref`
 */
export function useEscape(close: () => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const item = panel.current?.closest('li');
      const isInside = item?.contains(document.activeElement);
      close();
      if (isInside) item?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [close]);
  return panel;
}
