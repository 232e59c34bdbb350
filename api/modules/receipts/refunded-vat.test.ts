import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundedVat, type VatPart } from './refunded-vat.ts';

const sold = [
  { basisPoints: 2550, netMinor: 50_183, vatMinor: 12_797 },
  { basisPoints: 1350, netMinor: 1_718, vatMinor: 232 },
];
const none = new Map<number, number>();

describe('the VAT in what goes back', () => {
  it('is that of the goods that come back', () => {
    expect(refundedVat(21_656, { sold, before: [], goods: new Map([[2550, 21_656]]) })).toEqual([
      { basisPoints: 2550, netMinor: 17_256, vatMinor: 4_400 },
    ]);
  });

  it('is shared by what is left of each rate where the goods are not known', () => {
    const parts = refundedVat(64_930, { sold, before: [], goods: none });
    expect(parts).toEqual(sold);
  });

  it('takes what the rate of the goods no longer holds from the others', () => {
    const before = [{ basisPoints: 1350, netMinor: 1_700, vatMinor: 230 }];
    const parts = refundedVat(100, { sold, before, goods: new Map([[1350, 100]]) });
    expect(parts.map(({ basisPoints, netMinor, vatMinor }) => [basisPoints, netMinor + vatMinor])).toEqual([
      [2550, 80],
      [1350, 20],
    ]);
  });

  it('refuses to give back more than was sold', () => {
    expect(() => refundedVat(64_931, { sold, before: [], goods: none })).toThrow('64931');
  });

  it('adds up to the VAT of the sale, however an order is given back in parts', () => {
    const rate = fc.record({
      netMinor: fc.integer({ min: 1, max: 90_000 }),
      percent: fc.constantFrom(0, 10, 13.5, 25.5),
    });
    const history = fc.record({
      rates: fc.uniqueArray(rate, { selector: ({ percent }) => percent, minLength: 1, maxLength: 4 }),
      parts: fc.array(fc.tuple(fc.integer({ min: 1, max: 40_000 }), fc.constantFrom(0, 1000, 1350, 2550, null))),
    });
    fc.assert(
      fc.property(history, ({ rates, parts }) => {
        const sale = rates.map(({ netMinor, percent }) => ({
          basisPoints: percent * 100,
          netMinor,
          // Sums of rounded lines are some cents off the rate of the sum.
          vatMinor: percent === 0 ? 0 : Math.round((netMinor * percent) / 100) + 1,
        }));
        const total = sale.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, 0);
        const before: VatPart[] = [];
        let left = total;
        const give = (minor: number, goods: ReadonlyMap<number, number>) => {
          const given = refundedVat(minor, { sold: sale, before, goods });
          expect(given.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, 0)).toBe(minor);
          expect(given.every(({ netMinor, vatMinor }) => netMinor >= 0 && vatMinor >= 0)).toBe(true);
          before.push(...given);
          left -= minor;
        };
        for (const [wish, points] of parts) {
          const minor = Math.min(wish, left);
          if (minor > 0) give(minor, points === null ? none : new Map([[points, minor]]));
        }
        if (left > 0) give(left, none);
        for (const { basisPoints, netMinor, vatMinor } of sale) {
          const parts = before.filter((part) => part.basisPoints === basisPoints);
          expect(parts.reduce((sum, part) => sum + part.vatMinor, 0)).toBe(vatMinor);
          expect(parts.reduce((sum, part) => sum + part.netMinor, 0)).toBe(netMinor);
        }
      }),
      { numRuns: 500 },
    );
  });
});
