import type { FoundNames } from '../load-list/make-search.ts';

/** Whether a search was answered: by products as it was typed, by a keyword's explanation, or, without products, by another page. */
export function isUnderstood({ isApproximate, groups, brands, pages, keywords }: FoundNames, total: number): boolean {
  if (keywords.length > 0) return true;
  return total > 0 ? !isApproximate : groups.length + brands.length + pages.length > 0;
}
