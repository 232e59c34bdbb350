import type { Navigation } from 'mf-shared/contract';

/** What the frame leads to: the service's answer, and what the shell knows of its own pages. */
export interface ShellNavigation extends Navigation {
  /** Patterns of pages that no release offers (routes/missing-pages.ts). */
  missingPages: readonly string[];
  /** Paths that the operator leads elsewhere; only the server knows where (ROUTE-4). */
  redirectedPaths: readonly string[];
}

/** Where a menu's promotion leads: a slug of a page, or a whole path. */
export const promoHref = (slug: string): string => (slug.startsWith('/') ? slug : `/${slug}/`);
