/** The slugs of products from their field, in their order. */
export const readSlugs = (typed: string): string[] => typed.split(' ').filter(Boolean);

/** The products with one of them a place further up or down. */
export function withMoved(slugs: readonly string[], slug: string, by: -1 | 1): string[] {
  const [from, next] = [slugs.indexOf(slug), [...slugs]];
  const to = from + by;
  if (from < 0 || to < 0 || to >= slugs.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, slug);
  return next;
}
