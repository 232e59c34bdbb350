import { useEffect } from 'react';

/** `/checkout/#delivery`: the steps stand only after the cart is known, so the browser's own jump comes too early. */
export function useArrivalAtStep(): void {
  useEffect(() => {
    const step = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    step?.scrollIntoView();
    step?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, []);
}
