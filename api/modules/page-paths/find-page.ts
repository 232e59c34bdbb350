import type { Texts } from '../../db/schema/column-kinds.ts';

/** The page that has the slug in any language; slashes around it and case do not matter. */
export function pageBySlug<T extends { slugs: Texts }>(pages: readonly T[], slug: string): T | undefined {
  const wanted = slug.replace(/^\/+|\/+$/g, '').toLowerCase();
  return pages.find(({ slugs }) => Object.values(slugs).some((known) => known.toLowerCase() === wanted));
}
