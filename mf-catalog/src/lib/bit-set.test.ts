import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addTo,
  type BitSet,
  countCommon,
  countIn,
  emptySet,
  fullSet,
  intersectInto,
  isIn,
  uniteInto,
} from './bit-set.ts';

const size = 100;
const positions = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));

function setOf(members: readonly number[]): BitSet {
  const set = emptySet(size);
  for (const member of members) addTo(set, member);
  return set;
}
const membersOf = (set: BitSet) =>
  Array.from({ length: size }, (_, index) => index).filter((index) => isIn(set, index));

it('a bit set behaves like a set of numbers', () => {
  fc.assert(
    fc.property(positions, positions, (a, b) => {
      const common = a.filter((member) => b.includes(member)).sort((x, y) => x - y);
      const either = [...new Set([...a, ...b])].sort((x, y) => x - y);
      expect(countIn(setOf(a))).toBe(a.length);
      expect(countCommon(setOf(a), setOf(b))).toBe(common.length);
      const union = setOf(a);
      uniteInto(union, setOf(b));
      expect(membersOf(union)).toEqual(either);
      const both = setOf(a);
      intersectInto(both, setOf(b));
      expect(membersOf(both)).toEqual(common);
    }),
  );
});

it('a full set holds every position and none beyond the list', () => {
  for (const length of [0, 1, 31, 32, 33, 64, 100]) expect(countIn(fullSet(length))).toBe(length);
});
