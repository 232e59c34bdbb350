import { convertMinor } from 'mf-shared/rules/whole-unit-currency';
import { describe, expect, it } from 'vitest';
import type { BoughtGiftCard } from '../gift-cards/bought-gift-cards.ts';
import { refundLimits, spentMinor, takenOffMinor } from './refund-limits.ts';

const card = (own: Partial<BoughtGiftCard> = {}): BoughtGiftCard => ({
  ...{ id: 1, hint: 'ABCD', initialMinor: 10_000, balanceMinor: 10_000, givenBackMinor: 0, refundMinor: 0 },
  ...{ isFrozen: false, isBlocked: false },
  ...own,
});
const euro = (minor: number) => minor;
const kronor = (minor: number) => convertMinor(minor, 11.27, 'sek');
const limitsOf = (capturedMinor: number, askedMinor: number, cards: BoughtGiftCard[], toPaid = euro) => {
  const { totalMinor, goodsMinor, cards: limits } = refundLimits({ capturedMinor, askedMinor }, cards, toPaid);
  return { totalMinor, goodsMinor, cards: limits.map(({ minor }) => minor) };
};

describe('what of a payment can go back (GIFT-10)', () => {
  it('is all of it without gift cards', () => {
    expect(limitsOf(20_890, 5_000, [])).toEqual({ totalMinor: 15_890, goodsMinor: 15_890, cards: [] });
  });

  it('is the goods and the whole of a card that nobody used', () => {
    expect(limitsOf(30_000, 0, [card()])).toEqual({ totalMinor: 30_000, goodsMinor: 20_000, cards: [10_000] });
  });

  it('is never what was spent of a card', () => {
    const used = card({ balanceMinor: 7_240 });
    expect(spentMinor(used)).toBe(2_760);
    expect(limitsOf(10_000, 0, [used])).toEqual({ totalMinor: 7_240, goodsMinor: 0, cards: [7_240] });
    expect(limitsOf(10_000, 0, [card({ balanceMinor: 0 })]).totalMinor).toBe(0);
  });

  it('counts what went back of a card before for the card, and the rest for the goods', () => {
    const part = card({ balanceMinor: 4_000, givenBackMinor: 6_000, refundMinor: 6_000 });
    expect(limitsOf(30_000, 11_000, [part])).toEqual({ totalMinor: 19_000, goodsMinor: 15_000, cards: [4_000] });
  });

  it('is in the currency that was paid, rounded so that what was spent stays', () => {
    const limits = limitsOf(kronor(10_000), 0, [card({ balanceMinor: 7_240 })], kronor);
    expect(limits).toEqual({ totalMinor: 81_600, goodsMinor: 0, cards: [81_600] });
    expect(limitsOf(kronor(10_000), 0, [card()], kronor).totalMinor).toBe(kronor(10_000));
  });
});

describe('what a refund takes off a card', () => {
  it('is what it gives back, all of it for all, and rounded up in another currency', () => {
    const limit = { card: card({ balanceMinor: 7_240 }), minor: 7_240 };
    expect(takenOffMinor(limit, 7_240, euro)).toBe(7_240);
    expect(takenOffMinor(limit, 100, euro)).toBe(100);
    const swedish = { card: card(), minor: kronor(10_000) };
    expect(takenOffMinor(swedish, kronor(10_000), kronor)).toBe(10_000);
    expect(takenOffMinor(swedish, 10_000, kronor)).toBe(888);
  });
});
