import type { PageConfig } from 'mf-shared/router';
import { anchorOf, pageLink } from './page-link.ts';
import { savesData } from './saves-data.ts';

const hoverMs = 65;
/** Rule ROUTE-8: at most 5 route preloads run at once. */
const atOnce = 5;

export interface Prefetching {
  /** A page with its data. */
  page(url: URL): Promise<void>;
  /** The code that the pages of these addresses need, each kind of page once. */
  code(urls: readonly URL[]): Promise<void>;
}

/**
 * Loads a page when a pointer rests on its link or presses it, a finger touches it or the keyboard reaches it. With the
 * first of a visitor's moves on a page comes the code of the pages that its links lead to.
 *
 * @param moved settles with the visitor's first move
 * @returns settles when the code that comes ahead is there
 */
export function prefetchOnIntent(config: PageConfig, moved: Promise<void>, prefetch: Prefetching): Promise<void> {
  if (savesData()) return Promise.resolve();
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(anchor: HTMLAnchorElement): void {
    const url = pageLink(anchor, config);
    if (!url || url.pathname === location.pathname || running >= atOnce) return;
    running += 1;
    void prefetch.page(url).finally(() => {
      running -= 1;
    });
  }

  function afterRest(event: Event): void {
    clearTimeout(timer);
    const anchor = anchorOf(event);
    if (anchor) timer = setTimeout(() => start(anchor), hoverMs);
  }

  function atOnceFor(event: Event): void {
    clearTimeout(timer);
    const anchor = anchorOf(event);
    if (anchor) start(anchor);
  }

  document.addEventListener('pointerover', afterRest, { passive: true });
  document.addEventListener('focusin', afterRest);
  document.addEventListener('pointerdown', atOnceFor, { passive: true });
  document.addEventListener('touchstart', atOnceFor, { passive: true });
  const codeAhead = moved.then(() => prefetch.code(linksInView(config)));
  // What the pointer rested on before this was listening.
  const rested = document.querySelector<HTMLAnchorElement>('a[href]:hover');
  if (rested) start(rested);
  return codeAhead;
}

function linksInView(config: PageConfig): URL[] {
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  return anchors
    .filter((anchor) => {
      const { top, bottom } = anchor.getBoundingClientRect();
      return bottom > 0 && top < innerHeight * 2;
    })
    .map((anchor) => pageLink(anchor, config))
    .filter((url) => url !== null);
}
