import { PageRedirect } from 'mf-shared/router';
import { type LoadedPage, loadPage } from '../pages/load-page.ts';
import type { PageEnvironment } from '../pages/page-environment.ts';

const prefetchedMs = 30_000;
const visitedMs = 5 * 60_000;
const mostPages = 20;

interface CachedPage {
  page: Promise<LoadedPage>;
  until: number;
}

/** Pages that were prefetched, or seen within five minutes: going there, or back, waits for nothing. */
export class CachedPages {
  readonly #pages = new Map<string, CachedPage>();
  /** What a navigation is loading: nothing prefetches it beside that. */
  readonly #loading = new Set<string>();

  /** Starts to load a page before it is asked for; a failure is forgotten. */
  async prefetch(url: URL, environment: PageEnvironment): Promise<void> {
    if (this.#find(url) || this.#loading.has(url.href)) return;
    const page = loadPage(url, new AbortController().signal, environment);
    this.#keep(url, page, prefetchedMs);
    const isUsable = await page.then(
      ({ kind }) => kind === 'page',
      (error: unknown) => error instanceof PageRedirect,
    );
    if (!isUsable) this.#pages.delete(url.href);
  }

  /** A page for a navigation. One that was prefetched is used once; one that was seen serves the way back only. */
  async load(url: URL, signal: AbortSignal, environment: PageEnvironment, isBack: boolean): Promise<LoadedPage> {
    const cached = this.#find(url);
    if (cached && (isBack || cached.until - Date.now() <= prefetchedMs)) {
      const page = await cached.page;
      this.#keep(url, cached.page, visitedMs);
      return page;
    }
    this.#loading.add(url.href);
    try {
      const page = await loadPage(url, signal, environment);
      if (page.kind === 'page') this.#keep(url, Promise.resolve(page), visitedMs);
      return page;
    } finally {
      this.#loading.delete(url.href);
    }
  }

  /** Something changed that pages depend on. */
  clear(): void {
    this.#pages.clear();
  }

  #find(url: URL): CachedPage | undefined {
    const cached = this.#pages.get(url.href);
    return cached && cached.until > Date.now() ? cached : undefined;
  }

  #keep(url: URL, page: Promise<LoadedPage>, forMs: number): void {
    this.#pages.delete(url.href);
    this.#pages.set(url.href, { page, until: Date.now() + forMs });
    for (const oldest of [...this.#pages.keys()].slice(0, -mostPages)) this.#pages.delete(oldest);
  }
}
