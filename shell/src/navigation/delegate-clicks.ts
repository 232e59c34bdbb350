import type { PageConfig } from 'mf-shared/router';
import { setsFlags } from 'mf-shared/rules/feature-flags';
import { isPlainClick } from 'mf-shared/rules/plain-click';
import { localeCookie, saveCookie } from '../country/browser-cookie.ts';
import { anchorOf, pageLink } from './page-link.ts';

/**
 * Makes plain links navigate within the document.
 * Anything but an unmodified main-button click on a link to a page of this language stays the browser's.
 */
export function delegateClicks(config: PageConfig, navigate: (url: URL, anchor: HTMLAnchorElement) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const anchor = anchorOf(event);
    if (anchor?.hreflang) saveCookie(localeCookie, anchor.hreflang);
    const url = anchor && pageLink(anchor, config);
    // A flag may change pages that stand in this document already.
    if (!anchor || !url || isJumpWithinPage(url) || setsFlags(url.searchParams)) return;
    event.preventDefault();
    navigate(url, anchor);
  });
}

function isJumpWithinPage(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
}
