/** Finds the row of an id among ids in any order, in a fraction of the memory of a map. */
export function rowsById(ids: Int32Array): (id: number) => number | undefined {
  const isSorted = ids.every((id, row) => row === 0 || id > (ids[row - 1] ?? 0));
  const rows = isSorted ? null : Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  const sorted = rows ? Int32Array.from(rows, (row) => ids[row] ?? 0) : ids;
  return (id) => {
    const place = lastAtMost(sorted, id);
    if (place < 0 || sorted[place] !== id) return undefined;
    return rows ? rows[place] : place;
  };
}

/** The last place in ascending numbers at which none is above the wanted one; -1 where all are. */
export function lastAtMost(numbers: Int32Array | Uint32Array, wanted: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
