import type { Locale, Navigation, ReleaseManifest } from 'mf-shared/contract';
import type { PageConfig } from 'mf-shared/router';
import type { FoundRoute } from '../../src/routes/match-route.ts';
import type { Settings } from '../settings.ts';

/** A page to be rendered: everything that it is a function of. */
export interface RenderOrder {
  /** Without locale prefix. */
  path: string;
  /** With its question mark; empty where there is no query. */
  search: string;
  config: PageConfig;
  navigation: Navigation;
  found: FoundRoute;
  /** True: the page's own code is not run, and the answer is its error screen. */
  isRefused?: boolean;
  /** The staff say that it is gone: the page says so. */
  isGone?: boolean;
}

export interface RenderedPage {
  status: number;
  location: string | null;
  html: Uint8Array<ArrayBuffer>;
  /** Hashes of the style sheets inside it, `sha256-…`. */
  styles: readonly string[];
  isOwnDocument: boolean;
  /** Tags of the service's data that it was made of. */
  tags: ReadonlySet<string>;
}

/** What a thread needs of a release; it loads the server builds by itself. */
export interface ThreadRelease {
  id: string;
  manifest: ReleaseManifest;
  publicIntegrity: string;
}

export interface ThreadData {
  settings: Settings;
  /** Two counters of the thread's: its beats, and the last order that it took up. */
  counters: Int32Array<SharedArrayBuffer>;
}

/** The menu is large and rarely changes: it is sent once per language. */
export type ThreadMessage =
  | { kind: 'release'; release: ThreadRelease }
  | { kind: 'navigation'; locale: Locale; navigation: Navigation }
  | { kind: 'render'; number: number; order: Omit<RenderOrder, 'navigation'> }
  | { kind: 'forget' }
  | { kind: 'service'; isAway: boolean };

export type ThreadAnswer =
  | { kind: 'ready' }
  | { kind: 'rendered'; number: number; page: RenderedPage }
  | { kind: 'failed'; number: number; error: string };
