import { describe, expect, it } from 'vitest';
import { exchangeValue } from './exchange-value.ts';

describe('what a wanted piece is charged (AFTER-36, AFTER-95)', () => {
  const compared = { paidMinor: 9_000, backMinor: 10_000, wantedMinor: 10_000, isOtherSize: false };
  const value = (valueMinor: number, extraMinor = 0) => ({ valueMinor, extraMinor });

  it('is what was paid for another size that costs no more today than the first one does', () => {
    for (const wantedMinor of [5_000, 10_000])
      expect(exchangeValue({ ...compared, wantedMinor, isOtherSize: true })).toEqual(value(9_000));
  });

  it('is what was paid for another colour that costs as much as the first one does', () => {
    expect(exchangeValue(compared)).toEqual(value(9_000));
  });

  it('is today’s price where that is less', () => {
    expect(exchangeValue({ ...compared, wantedMinor: 7_500 })).toEqual(value(7_500));
    expect(exchangeValue({ ...compared, paidMinor: 12_000 })).toEqual(value(10_000));
  });

  it('is the difference beside what was paid where the wanted one is dearer today than the first one', () => {
    for (const isOtherSize of [true, false])
      expect(exchangeValue({ ...compared, wantedMinor: 10_001, isOtherSize })).toEqual(value(9_000, 1));
  });

  it('is no difference where more was paid than the wanted one costs', () => {
    for (const isOtherSize of [true, false])
      expect(exchangeValue({ ...compared, paidMinor: 12_000, wantedMinor: 12_000, isOtherSize })).toEqual(
        value(12_000),
      );
  });
});
