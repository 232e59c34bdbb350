import { useEffect } from 'react';

/**
 * Hears a press on a tab by itself: where the tabs' code is not there yet, React drops the press, and the tab would
 * not open.
 */
export function useEarlyTab(onChoose: (id: string) => void): void {
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const tab = target instanceof Element ? target.closest('[role="tab"]') : null;
      const id = tab?.getAttribute('aria-controls');
      if (id) onChoose(id);
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, [onChoose]);
}
