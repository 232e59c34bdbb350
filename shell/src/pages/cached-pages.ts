import { PageRedirect } from 'mf-shared/router';
import { Cache } from 'mf-shared/rules/cache';
import { type LoadedPage, loadPage } from './load-page.ts';
import type { PageEnvironment } from './page-environment.ts';

const prefetchedMs = 30_000;
const visitedMs = 5 * 60_000;
const mostPages = 20;

interface CachedPage {
  page: Promise<LoadedPage>;
  isPrefetched: boolean;
}

/** Pages that were prefetched, or seen within five minutes: going there, or back, waits for nothing. */
export class CachedPages {
  readonly #pages = new Cache<CachedPage>({
    most: mostPages,
    freshMs: ({ isPrefetched }) => (isPrefetched ? prefetchedMs : visitedMs),
  });
  /** What a navigation is loading: nothing prefetches it beside that. */
  readonly #loading = new Set<string>();

  /** Starts to load a page before it is asked for; a failure is forgotten. */
  async prefetch(url: URL, environment: PageEnvironment): Promise<void> {
    if (this.#pages.get(url.href) || this.#loading.has(url.href)) return;
    const page = loadPage(url, new AbortController().signal, environment);
    this.#pages.set(url.href, { page, isPrefetched: true });
    const isUsable = await page.then(
      ({ kind }) => kind === 'page',
      (error: unknown) => error instanceof PageRedirect,
    );
    if (!isUsable) this.#pages.delete(url.href);
  }

  /** A page for a navigation. One that was prefetched is used once; one that was seen serves the way back only. */
  async load(url: URL, signal: AbortSignal, environment: PageEnvironment, isBack: boolean): Promise<LoadedPage> {
    const cached = this.#pages.get(url.href);
    if (cached && (isBack || cached.isPrefetched)) {
      const page = await cached.page;
      this.#pages.set(url.href, { page: cached.page, isPrefetched: false });
      return page;
    }
    this.#loading.add(url.href);
    try {
      const page = await loadPage(url, signal, environment);
      if (page.kind === 'page') this.#pages.set(url.href, { page: Promise.resolve(page), isPrefetched: false });
      return page;
    } finally {
      this.#loading.delete(url.href);
    }
  }

  /** Something changed that pages depend on. */
  clear(): void {
    this.#pages.clear();
  }
}
