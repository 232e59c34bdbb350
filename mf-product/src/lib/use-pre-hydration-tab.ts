import { useEffect } from 'react';

/**
 * Listens to presses on tabs by itself, on the way down: where the tabs' code is not there yet, React stops the press and
 * drops it, and the tab would not open.
 */
export function usePreHydrationTab(onChoose: (id: string) => void): void {
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const tab = target instanceof Element ? target.closest('[role="tab"]') : null;
      const id = tab?.getAttribute('aria-controls');
      if (id) onChoose(id);
    };
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, [onChoose]);
}
