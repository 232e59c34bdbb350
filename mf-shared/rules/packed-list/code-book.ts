/** Gives each value that it has not seen the next number. */
export function codeBook<T>() {
  const entries: T[] = [];
  const codes = new Map<string, number>();
  return {
    entries,
    codeOf(value: T): number {
      const key = JSON.stringify(value);
      const known = codes.get(key);
      if (known !== undefined) return known;
      codes.set(key, entries.length);
      return entries.push(value) - 1;
    },
  };
}
