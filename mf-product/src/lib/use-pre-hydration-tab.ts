import { useEffect } from 'react';

/**
 * Hears a press on a tab by itself, on the way down: where the tabs' code is not there yet, React stops the press and
 * drops it, and the tab would not open.
 */
export function usePreHydrationTab(onChoose: (id: string) => void): void {
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const tab = target instanceof Element ? target.closest('[role="tab"]') : null;
      const id = tab?.getAttribute('aria-controls');
      if (id) onChoose(id);
    };
    document.addEventListener('click', hear, true);
    return () => document.removeEventListener('click', hear, true);
  }, [onChoose]);
}
