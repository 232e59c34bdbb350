import { type RefCallback, useCallback, useRef } from 'react';

/** Leads the focus to a control that is about to be there. @returns what is told its id, and the ref of controls that may be it */
export function useFocusOnNew(): [focus: (id: string) => void, ref: RefCallback<HTMLElement>] {
  const wanted = useRef<string | null>(null);
  const focus = useCallback((id: string) => {
    wanted.current = id;
  }, []);
  const ref = useCallback((control: HTMLElement | null) => {
    if (control === null || control.id !== wanted.current) return;
    wanted.current = null;
    control.focus();
  }, []);
  return [focus, ref];
}
