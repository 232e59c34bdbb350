import { useCallback, useEffect, useRef } from 'react';

/** Rows that were put elsewhere or are gone lose the focus. @returns what is told the id of what has it after the next drawing */
export function useFocusAfter(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current && document.activeElement === document.body) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}
