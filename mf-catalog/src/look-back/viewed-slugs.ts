/** Viewed products kept and shown (LIST-73). */
const mostShown = 60;

/** Slugs of viewed products by the paths of their pages: the last segment names the product in any language. */
export function viewedSlugs(paths: readonly string[]): string[] {
  const slugs = paths.flatMap((path) => path.split('/').findLast((segment) => segment !== '') ?? []);
  return [...new Set(slugs.filter((slug) => /^[^,\s]+$/.test(slug)))].slice(0, mostShown);
}
