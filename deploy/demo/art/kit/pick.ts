/** The list's entry at a number, counted round and round. */
export function pick<T>(list: readonly T[], n: number): T {
  const found = list[((n % list.length) + list.length) % list.length];
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
}
