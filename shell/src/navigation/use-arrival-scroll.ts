import { decodeText } from 'mf-shared/rules/decode-text';
import { useLayoutEffect } from 'react';
import type { ShownState } from '../pages/shown-state.ts';

/**
 * Scrolls where the page that was navigated to should stand: where it stood, at the address's fragment, or at its start.
 * The router says which (`restoreScrollPosition` false: leave it). The server draws nothing that scrolls.
 */
export function useArrivalScroll({ location, restoreScrollPosition, preventScrollReset }: ShownState): void {
  useBrowserLayoutEffect(() => {
    // Scrolling answers with a promise in newer browsers: returned, it would be taken for the effect's clean-up.
    const target = location.hash === '' ? null : document.getElementById(decodeText(location.hash.slice(1)));
    if (restoreScrollPosition === false) return;
    if (restoreScrollPosition !== null) scrollTo(0, restoreScrollPosition);
    else if (target) target.scrollIntoView();
    else if (!preventScrollReset) scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;
