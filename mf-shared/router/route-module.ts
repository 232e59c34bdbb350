import type { ApiClient } from 'mf-shared/http';
import type { Translate } from 'mf-shared/i18n';
import type { ComponentType } from 'react';
import type { PageConfig } from './page-config.ts';

/** What a loader gets. Runs on the server and in the browser; never holds anything personal on the server. */
export interface PageRequest {
  url: URL;
  /** Path without the locale prefix, in the page's language, with a closing slash: `/vaatteet/takit/`. */
  path: string;
  params: Readonly<Record<string, string>>;
  config: PageConfig;
  api: ApiClient;
  signal: AbortSignal;
  /** The remote's texts in the page's language, for heads and error messages. */
  text: Translate;
}

export interface PageProps<Data> {
  data: Data;
  params: Readonly<Record<string, string>>;
  path: string;
}

export interface PageHead {
  /** Without the brand; the shell writes '{title} - {brand}' (ROUTE-121). */
  title: string;
  /** Cut to 150 characters on a word boundary by the shell. */
  description?: string;
  /** Path under /media/ for og:image, 1200×630. */
  image?: string;
  canonicalPath?: string;
  /** The page's path per language, for hreflang and the language dialog; defaults to the route's aliases. */
  alternates?: Partial<Record<PageConfig['locale'], string>>;
  noindex?: boolean;
  /** Which page of a list this is: canonical address and hreflang name it where it is not the first. */
  page?: number;
  /** What the page was about is gone for good: search engines may forget it (410). */
  isGone?: boolean;
  /**
   * For crawlers, who read the server's document only: behind `typeof document === 'undefined'` the browsers' builds leave
   * it out.
   */
  jsonLd?: readonly object[];
  /** Images to preload with high priority: the picture that leads the page. */
  preloadImages?: readonly { href: string; srcSet?: string; sizes?: string; media?: string; type?: string }[];
}

/** A remote's public face for a page: the module that it exposes as `./<route>` exports this as `route`. */
export interface RouteModule<Data = unknown> {
  /** Query parameters that the loader reads: a change in others keeps the data. Unset: any change loads again. */
  reads?: readonly string[];
  loader?: (request: PageRequest) => Promise<Data>;
  Component: ComponentType<PageProps<Data>>;
  head?: (data: Data, request: Omit<PageRequest, 'api' | 'signal'>) => PageHead;
}

/** Keeps a route module's data type through its export. */
export const defineRoute = <Data>(route: RouteModule<Data>): RouteModule<Data> => route;

/**
 * A remote's public face for what outlives a page: the module exposed as `./<name>-app` exports this as `application`.
 * The shell mounts it through single-spa, outside #root, in the same contexts as a page: useText, useApi,
 * usePageConfig and useHref work; the router's hooks do not.
 */
export interface ApplicationModule {
  Component: ComponentType;
}

export const defineApplication = (Component: ComponentType): ApplicationModule => ({ Component });
