/** Up to 10 thumbnails, or the first 9 and a '+N' that expands to all (PRODUCT-31). */
export function shownThumbs(count: number, isExpanded: boolean): { shown: number; rest: number } {
  if (isExpanded || count <= 10) return { shown: count, rest: 0 };
  return { shown: 9, rest: count - 9 };
}
