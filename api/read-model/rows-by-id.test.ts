import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastAtMost, rowsById } from './rows-by-id.ts';

it('an id leads to its row in whatever order ids stand, and an unknown one to none (FRESH-6)', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: -50, max: 500 })),
      fc.integer({ min: -60, max: 510 }),
      (ids, other) => {
        const rowOf = rowsById(Int32Array.from(ids));
        expect(ids.map(rowOf)).toEqual(ids.map((_, row) => row));
        expect(rowOf(other)).toBe(ids.includes(other) ? ids.indexOf(other) : undefined);
      },
    ),
  );
});

it('rows without any variant are passed over where the owner of a variant is looked for (FRESH-6)', () => {
  const firsts = Uint32Array.of(0, 0, 3, 3, 3, 4);
  expect([0, 2, 3].map((row) => lastAtMost(firsts, row))).toEqual([1, 1, 4]);
});
