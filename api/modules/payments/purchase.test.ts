import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EuroLine, purchaseLines } from './purchase.ts';

const euroLine = fc
  .record({
    amount: fc.integer({ min: 1, max: 20 }),
    unitMinor: fc.integer({ min: 0, max: 500_000 }),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    vatBasisPoints: fc.constantFrom(0, 810, 1000, 1400, 2500, 2550),
  })
  .map(
    ({ cut, ...line }): EuroLine => ({
      ...line,
      kind: 'product',
      reference: '1',
      name: 'Kuura',
      totalMinor: Math.round(line.amount * line.unitMinor * cut),
    }),
  );

describe('what a provider is asked to collect adds up to the cent', () => {
  test('over any basket, discount, gift card, currency and rate', () => {
    fc.assert(
      fc.property(
        fc.array(euroLine, { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(['eur', 1] as const, ['sek', 11.4321] as const, ['usd', 1.0831] as const),
        (lines, share, [currency, rate]) => {
          const euroTotal = lines.reduce((total, line) => total + line.totalMinor, 0);
          const purchase = purchaseLines(lines, Math.round(euroTotal * share), currency, rate);
          expect(purchase.lines.reduce((total, line) => total + line.totalMinor, 0)).toBe(purchase.totalMinor);
          expect(purchase.lines.reduce((total, line) => total + line.vatMinor, 0)).toBe(purchase.vatMinor);
          for (const line of purchase.lines) {
            expect(line.amount * line.unitMinor - line.discountMinor).toBe(line.totalMinor);
            expect(line.discountMinor).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  test('spec: shell §9: kronor are paid in whole units', () => {
    const line: EuroLine = {
      kind: 'product',
      reference: '1',
      name: 'Kuura',
      amount: 3,
      unitMinor: 1_999,
      totalMinor: 5_997,
      vatBasisPoints: 2500,
    };
    expect(purchaseLines([line], 0, 'sek', 11.4567).totalMinor).toBe(68_700);
  });
});
