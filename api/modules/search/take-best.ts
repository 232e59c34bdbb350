interface Ranking {
  most: number;
  /** Rank of the item at a place, at most its bound: what costs time to know is asked of few. */
  rankOf: (at: number) => number;
  /** Which of two of the same rank comes first. */
  tieOf: (a: number, b: number) => number;
}

/**
 * Places of the best items, best first, as if all were ranked and sorted.
 * @param bounds what the rank of each item can be at most
 */
export function takeBest(bounds: Float64Array, { most, rankOf, tieOf }: Ranking): number[] {
  const ascending = bounds.toSorted();
  for (let taken = most; ; taken *= 2) {
    const isAll = taken >= bounds.length;
    const least = isAll ? Number.NEGATIVE_INFINITY : (ascending[bounds.length - taken] ?? 0);
    const ranked: { at: number; rank: number }[] = [];
    let above = 0;
    for (let at = 0; at < bounds.length; at += 1) {
      if ((bounds[at] ?? 0) < least) continue;
      const rank = rankOf(at);
      if (rank >= least) above += 1;
      ranked.push({ at, rank });
    }
    // All that was left out ranks below this bound.
    if (isAll || above >= most)
      return ranked
        .sort((a, b) => b.rank - a.rank || tieOf(a.at, b.at))
        .slice(0, most)
        .map(({ at }) => at);
  }
}
