import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeBest } from './take-best.ts';

/** A bound, and which half of it an item ranks by. */
const items = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.constantFrom(1, 1, 0.5)), { maxLength: 60 });

it('takes what sorting all of them would, in the same order', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 20 }), (given, most) => {
      const ranks = given.map(([bound, share]) => bound * share);
      const tieOf = (a: number, b: number) => a - b;
      const best = takeBest(
        Float64Array.from(given, ([bound]) => bound),
        { most, rankOf: (at) => ranks[at] ?? 0, tieOf },
      );
      const sorted = [...ranks.keys()].sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || tieOf(a, b));
      expect(best).toEqual(sorted.slice(0, most));
    }),
  );
});

it('asks few of many for their rank', () => {
  let asked = 0;
  const bounds = Float64Array.from({ length: 50_000 }, (_, at) => at);
  const rankOf = (at: number) => {
    asked += 1;
    return at;
  };
  expect(takeBest(bounds, { most: 3, rankOf, tieOf: () => 0 })).toEqual([49_999, 49_998, 49_997]);
  expect(asked).toBe(3);
});
