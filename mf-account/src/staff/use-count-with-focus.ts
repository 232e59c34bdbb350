import { type RefObject, useEffect, useRef } from 'react';

/**
 * The count above the list takes the focus of a row that a change has taken from it, as a code that is stopped goes from
 * those that count.
 * @returns the count, and what a row calls after a change
 */
export function useCountWithFocus(
  data: unknown,
  retry: () => void,
): [RefObject<HTMLParagraphElement | null>, () => void] {
  const count = useRef<HTMLParagraphElement>(null);
  const changed = useRef<unknown>(null);
  useEffect(() => {
    if (changed.current === null || changed.current === data) return;
    changed.current = null;
    if (document.activeElement === document.body) count.current?.focus({ preventScroll: true });
  }, [data]);
  const readAgain = () => {
    changed.current = data;
    retry();
  };
  return [count, readAgain];
}
