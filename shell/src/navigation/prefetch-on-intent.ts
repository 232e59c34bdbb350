import type { PageConfig } from 'mf-shared/router';
import { anchorOf, pageLink } from './page-link.ts';

const hoverMs = 65;
/** spec: shell §9: at most 5 route preloads run at once. */
const atOnce = 5;

/** Loads a page when a pointer rests on its link, a finger touches it or the keyboard reaches it. */
export function prefetchOnIntent(config: PageConfig, prefetch: (url: URL) => Promise<void>): void {
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(anchor: HTMLAnchorElement): void {
    const url = pageLink(anchor, config);
    if (!url || url.pathname === location.pathname || running >= atOnce || savesData()) return;
    running += 1;
    void prefetch(url).finally(() => {
      running -= 1;
    });
  }

  function afterRest(event: Event): void {
    clearTimeout(timer);
    const anchor = anchorOf(event);
    if (anchor) timer = setTimeout(() => start(anchor), hoverMs);
  }

  function atOnceFor(event: Event): void {
    const anchor = anchorOf(event);
    if (anchor) start(anchor);
  }

  document.addEventListener('pointerover', afterRest, { passive: true });
  document.addEventListener('focusin', afterRest);
  document.addEventListener('touchstart', atOnceFor, { passive: true });
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
