import { useCallback, useEffect, useRef } from 'react';

/** `lost`: where what had the focus is gone; `always`: also where it is still there, as the button that adds something. */
type Takes = 'lost' | 'always';

/** Rows that were put elsewhere or are gone lose the focus, and new ones may want it. @returns what is told the id of what has it after the next drawing */
export function useFocusAfter(): (id: string, takes?: Takes) => void {
  const wanted = useRef<{ id: string; takes: Takes } | null>(null);
  useEffect(() => {
    const { current } = wanted;
    wanted.current = null;
    if (current && (current.takes === 'always' || document.activeElement === document.body))
      document.getElementById(current.id)?.focus();
  });
  return useCallback((id: string, takes: Takes = 'lost') => {
    wanted.current = { id, takes };
  }, []);
}
