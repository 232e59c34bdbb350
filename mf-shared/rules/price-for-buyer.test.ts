import type { TaxAreaPrices } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { cardPrice, referencePrice } from './card-price.ts';
import { memberPrice, priceForBuyer } from './price-for-buyer.ts';

const full: TaxAreaPrices = {
  active: 100,
  regular: 100,
  club: null,
  discount_value: 0,
  discount_free: 100,
  lowest_30_days: null,
  type: 'normal',
  ribbon: null,
};
const reduced: TaxAreaPrices = { ...full, active: 80, regular: 120, lowest_30_days: 100, type: 'discount' };

describe('the reference price (CARD-13)', () => {
  it.each<[string, TaxAreaPrices, number | null]>([
    ['a normal price has none', full, null],
    ['a reduction is compared with the 30-day low, not with the regular price', reduced, 100],
    ['without a known low the regular price stands in', { ...reduced, lowest_30_days: null }, 120],
    ['a reduction that is none against the low has none', { ...reduced, lowest_30_days: 80 }, null],
    ['a club price beside it changes nothing', { ...reduced, club: 70, type: 'club' }, 100],
    ['outlet prices are compared as reductions are', { ...reduced, type: 'outlet' }, 100],
    [
      'an outdoor price is compared with the discount-free price',
      { ...full, discount_free: 110, type: 'outdoor' },
      110,
    ],
  ])('%s', (_title, prices, expected) => {
    expect(referencePrice(prices)).toBe(expected);
  });
});

describe('a price as one buyer sees it (CARD-14, STAFF-5)', () => {
  const club = cardPrice({ ...full, club: 70, type: 'club' }, true);
  const reducedClub = cardPrice({ ...reduced, club: 70, type: 'club' }, true);

  it('a guest sees what everybody pays, and the club price as a teaser', () => {
    expect(priceForBuyer(club, false)).toEqual({
      now: 100,
      was: null,
      type: 'normal',
      percentage: null,
      clubTeaser: 70,
    });
  });

  it('a reduction with a club price is a reduction to a guest', () => {
    const told = { now: 80, was: 100, type: 'discount', percentage: 20, clubTeaser: 70 };
    expect(priceForBuyer(reducedClub, false)).toEqual(told);
  });

  it('a member pays the club price, compared with what everybody pays', () => {
    const told = { was: 80, type: 'club', percentage: null, clubTeaser: null };
    expect(priceForBuyer(reducedClub, true)).toEqual({ now: 70, ...told });
  });

  it('the price of members is told to anybody as it is', () => {
    expect(priceForBuyer(memberPrice(club), false)).toEqual(priceForBuyer(club, true));
    const content = { size: 0.23, unit: 'kg' as const };
    expect(memberPrice({ ...club, content })).toMatchObject({ content });
  });

  it('a club price that is no lower is not told to anybody', () => {
    for (const isClubMember of [true, false])
      expect(priceForBuyer(cardPrice({ ...full, club: 100 }, true), isClubMember)).toMatchObject({
        now: 100,
        type: 'normal',
        clubTeaser: null,
      });
  });
});
