import type { FoundNames } from '../load-list/make-search.ts';

/** Whether a search was answered as it was typed: by products, by a keyword's explanation, or by another page of the shop. */
export function isUnderstood({ isApproximate, groups, brands, pages, keywords }: FoundNames, total: number): boolean {
  if (keywords.length > 0) return true;
  return !isApproximate && total + groups.length + brands.length + pages.length > 0;
}
