import { describe, expect, it } from 'vitest';
import { exchangedMinor } from './exchange-value.ts';

describe('what a wanted piece is charged (AFTER-36)', () => {
  const compared = { paidMinor: 9_000, backMinor: 10_000, wantedMinor: 10_000, isOtherSize: false };

  it('is what was paid for another size, whatever it costs today', () => {
    for (const wantedMinor of [5_000, 10_000, 15_000])
      expect(exchangedMinor({ ...compared, wantedMinor, isOtherSize: true })).toBe(9_000);
  });

  it('is what was paid for another colour that costs as much as the first one does', () => {
    expect(exchangedMinor(compared)).toBe(9_000);
  });

  it('is today’s price where that is less', () => {
    expect(exchangedMinor({ ...compared, wantedMinor: 7_500 })).toBe(7_500);
    expect(exchangedMinor({ ...compared, paidMinor: 12_000 })).toBe(10_000);
  });

  it('is nothing that is offered where the wanted one is dearer', () => {
    expect(exchangedMinor({ ...compared, wantedMinor: 10_001 })).toBeNull();
  });
});
