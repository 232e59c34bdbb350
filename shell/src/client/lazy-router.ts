import type { PageRouter, Routing } from 'mf-shared/router';
import type { DataRouter, Path, RouterNavigateOptions, RouterSubscriber, To } from 'react-router';
import type { ShownState } from '../pages/shown-state.ts';

/** What comes with react-router's code. */
export interface LoadedRouter {
  router: DataRouter;
  /** Whether the shop has a newer build than this document. */
  isOutdated(): boolean;
}

/**
 * The router of a page that came with the document. react-router itself is loaded after the first render, which needs
 * none of it; what is asked for until then waits for it. Where it cannot be loaded the browser navigates by itself.
 */
export class LazyRouter implements PageRouter {
  state: ShownState;
  /** Whether the shop has a newer build than this document; what comes with the router finds out. */
  isOutdated = (): boolean => false;
  readonly #load: () => Promise<LoadedRouter>;
  readonly #subscribers = new Set<RouterSubscriber>();
  #router: Promise<DataRouter> | null = null;

  /** @param load brings react-router's code and makes the router */
  constructor(first: ShownState, load: () => Promise<LoadedRouter>) {
    this.state = first;
    this.#load = load;
  }

  /** Loads the router, once; again after a failure. */
  start(): Promise<DataRouter> {
    this.#router ??= this.#load().then(
      ({ router, isOutdated }) => {
        this.isOutdated = isOutdated;
        router.subscribe((state, options) => {
          this.state = state;
          for (const subscriber of this.#subscribers) subscriber(state, options);
        });
        return router;
      },
      (error: unknown) => {
        this.#router = null;
        throw error;
      },
    );
    return this.#router;
  }

  async navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    const router = await this.start().catch(() => null);
    if (!router) return leaveFor(to);
    return typeof to === 'number' ? router.navigate(to) : router.navigate(to, options);
  }

  async revalidate(): Promise<void> {
    const router = await this.start().catch(() => null);
    return router ? router.revalidate() : location.reload();
  }

  subscribe(subscriber: RouterSubscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }
}

/** The address that the document stands at, as the router will see it. */
export function documentLocation(): Routing['location'] {
  const { pathname, search, hash } = location;
  const entry: { usr?: unknown; key?: string } = history.state ?? {};
  return { pathname, search, hash, state: entry.usr ?? null, key: entry.key ?? 'default' };
}

function leaveFor(to: To | number | null): void {
  if (typeof to === 'number') history.go(to);
  else location.assign(typeof to === 'string' ? to : addressOf(to));
}

const addressOf = (to: Partial<Path> | null): string =>
  (to?.pathname ?? location.pathname) + (to?.search ?? '') + (to?.hash ?? '');
