import type { ApiClient } from 'mf-shared/http';
import type { Translate } from 'mf-shared/i18n';
import type { PageConfig, RouteModule } from 'mf-shared/router';
import type { ComponentType } from 'react';
import type { RouteMatch } from '../routes/match-route.ts';

export interface KeeperProps {
  match: RouteMatch;
  /** The page's code is there: draw it. */
  onLoaded: () => void;
}

/** What rendering a page needs from where it runs. */
export interface PageModules {
  /** The module of a page that was loaded before. @throws otherwise */
  loaded(match: RouteMatch): RouteModule;
  /** What keeps the server's HTML of a page whose code did not come with the document; null once its code is there. */
  keeper?(match: RouteMatch): ComponentType<KeeperProps> | null;
  /** Tells the log, not the visitor. */
  report(error: unknown, path: string): void;
}

/** What loading and rendering a page needs: the server and the browser each bring their own. */
export interface PageEnvironment extends PageModules {
  readonly config: PageConfig;
  api: ApiClient;
  /**
   * The page that a path names (no locale prefix), or null. May wait for the slugs.
   * @throws DocumentNeeded where only a full document load may show it
   */
  match(path: string): Promise<RouteMatch | null>;
  /** Loads a route's module and its owner's texts in the page's language. @throws DocumentNeeded as `match` */
  load(match: RouteMatch): Promise<RouteModule>;
  /** Texts of a package, once loaded. */
  text(namespace: string): Translate;
}

/** Thrown in browsers where going on within this document is not safe: other policy, other release, unknown slugs. */
export class DocumentNeeded extends Error {
  override readonly name = 'DocumentNeeded';
}
