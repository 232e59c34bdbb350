/** Items in the order of `sortIds`, unlisted ones after them in their own order (LIST-67). */
export function orderByIds<T extends { id: number }>(items: readonly T[], sortIds: readonly number[]): readonly T[] {
  if (sortIds.length === 0) return items;
  const ranks = new Map(sortIds.toReversed().map((id, index) => [id, sortIds.length - 1 - index]));
  const rank = ({ id }: T): number => ranks.get(id) ?? sortIds.length;
  return items.toSorted((a, b) => rank(a) - rank(b));
}
