/** The keys of things from their field, in their order: slugs of products, or slots of links. */
export const readKeys = (typed: string): string[] => typed.split(' ').filter(Boolean);

/** The keys with one of them a place further up or down. */
export function withMoved(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const [from, next] = [keys.indexOf(key), [...keys]];
  const to = from + by;
  if (from < 0 || to < 0 || to >= keys.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, key);
  return next;
}
