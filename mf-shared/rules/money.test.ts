import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dedupeCodes, discountPerLine } from './discount-code.ts';
import { payWithGiftCards } from './gift-card-payment.ts';
import { toDecimal, toMinor } from './minor-units.ts';
import { splitLargestRemainder } from './split-largest-remainder.ts';
import { vatOfGross, vatSummary } from './vat-of-gross.ts';
import { convertMinor } from './whole-unit-currency.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const rate = fc.constantFrom(0, 8.1, 10, 14, 19, 20, 24, 25, 25.5);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('money is whole minor units (MONEY-1)', () => {
  it('every amount of cents survives the way to a decimal and back (MONEY-2)', () => {
    fc.assert(fc.property(amount, (minor) => toMinor(toDecimal(minor)) === minor));
  });

  it('a decimal that binary fractions cannot hold rounds as on paper', () => {
    expect(toMinor(1.005)).toBe(101);
    expect(toMinor(19.99)).toBe(1999);
    expect(() => toMinor(Number.NaN)).toThrow(RangeError);
  });
});

describe('VAT is taken out of gross prices (MONEY-35)', () => {
  it('a jacket of 125.50 € in Finland holds 25.50 € of VAT', () => {
    expect(vatOfGross(12_550, 25.5)).toEqual({ percent: 25.5, netMinor: 10_000, vatMinor: 2_550 });
  });

  it('net and VAT add up to the gross amount to the cent', () => {
    fc.assert(
      fc.property(amount, rate, (gross, percent) => {
        const share = vatOfGross(gross, percent);
        return share.netMinor + share.vatMinor === gross && share.vatMinor >= 0;
      }),
    );
  });

  it('the summary per rate equals the sum of the lines', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ grossMinor: amount, percent: rate })), (lines) => {
        const summary = vatSummary(lines);
        return sum(summary.map((row) => row.netMinor + row.vatMinor)) === sum(lines.map((line) => line.grossMinor));
      }),
    );
  });
});

describe('a discount is split over the lines by largest remainder', () => {
  it('one euro over three equal lines is 34, 33 and 33 cents', () => {
    expect(splitLargestRemainder(100, [500, 500, 500])).toEqual([34, 33, 33]);
  });

  it('the parts add up, and none exceeds its line', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), fc.nat(), (lines, seed) => {
        const total = sum(lines);
        const wanted = total === 0 ? 0 : seed % (total + 1);
        const parts = splitLargestRemainder(wanted, lines);
        return sum(parts) === wanted && parts.every((part, index) => part >= 0 && part <= (lines[index] ?? 0));
      }),
    );
  });

  it('a discount never takes more than the basket costs', () => {
    expect(discountPerLine('amount', 10_000, [3_000, 2_000])).toEqual([3_000, 2_000]);
    expect(discountPerLine('percent', 10, [1_999, 1])).toEqual([200, 0]);
    expect(discountPerLine('free_delivery', 0, [1_999])).toEqual([0]);
  });

  it('discount codes are deduplicated case-insensitively (CART-55)', () => {
    expect(dedupeCodes([' Kesa10', 'KESA10', '', 'talvi'])).toEqual(['Kesa10', 'talvi']);
  });
});

describe('gift cards pay like money (GIFT-12)', () => {
  it('what the cards pay and what is left add up to the total', () => {
    fc.assert(
      fc.property(amount, fc.array(amount), (total, balances) => {
        const cards = balances.map((balanceMinor, index) => ({ code: String(index), balanceMinor }));
        const { used, leftMinor } = payWithGiftCards(total, cards);
        return (
          sum(used.map((card) => card.usedMinor)) + leftMinor === total &&
          leftMinor >= 0 &&
          used.every((card, index) => card.usedMinor >= 0 && card.usedMinor <= (balances[index] ?? 0))
        );
      }),
    );
  });
});

describe('some currencies are rounded to whole numbers (MONEY-12)', () => {
  it('kronor have no öre, dollars have cents, euros stay as they are', () => {
    expect(convertMinor(1_999, 11.4567, 'sek')).toBe(22_900);
    expect(convertMinor(1_999, 1.0834, 'usd')).toBe(2_166);
    expect(convertMinor(1_999, 3, 'EUR')).toBe(1_999);
  });
});
