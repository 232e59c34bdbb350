import { describe, expect, it } from 'vitest';
import { type BasePrice, cardPriceOfBase, carryOver, taxAreaPrices } from './base-price.ts';

const normal: BasePrice = {
  regularMinor: 20_000,
  activeMinor: 20_000,
  clubMinor: null,
  discountFreeMinor: 20_000,
  lowestMinor: null,
  endsAt: null,
};

describe('a card’s price', () => {
  it('is compared with nothing while it is normal', () => {
    expect(cardPriceOfBase(normal, false, true)).toEqual({
      active: 200,
      reference: null,
      type: 'normal',
      percentage: null,
      club: null,
    });
  });

  it('tells a reduction from the 30-day low, not from the regular price (PRODUCT-69)', () => {
    const price = cardPriceOfBase({ ...normal, activeMinor: 15_000, lowestMinor: 18_000 }, false, true);
    expect(price).toMatchObject({ reference: 180, percentage: 17, type: 'discount' });
  });

  it('compares nothing when the last 30 days were as cheap', () => {
    const price = cardPriceOfBase({ ...normal, activeMinor: 15_000, lowestMinor: 15_000 }, false, true);
    expect(price).toMatchObject({ reference: null, percentage: null });
  });

  it('tells no percentage under 5 % (CARD-11)', () => {
    const price = cardPriceOfBase({ ...normal, activeMinor: 19_500, lowestMinor: 20_000 }, false, true);
    expect(price).toMatchObject({ reference: 200, percentage: null });
  });

  it('tells no percentage where the model shows none (CARD-18)', () => {
    expect(
      cardPriceOfBase({ ...normal, activeMinor: 10_000, lowestMinor: 20_000 }, false, false).percentage,
    ).toBeNull();
  });

  it('keeps the active price beside a lower club price (CARD-14)', () => {
    expect(cardPriceOfBase({ ...normal, clubMinor: 17_000 }, false, true)).toMatchObject({
      active: 200,
      club: 170,
      type: 'club',
    });
  });
});

it('carries every price of a row over to another area’s VAT (MONEY-36)', () => {
  const price = { ...normal, regularMinor: 12_550, activeMinor: 6275, clubMinor: 2510, lowestMinor: 12_550 };
  expect(carryOver(price, 2550, 0)).toMatchObject({
    regularMinor: 10_000,
    activeMinor: 5000,
    clubMinor: 2000,
    lowestMinor: 10_000,
  });
});

it('gives prices per tax area with the value of the discount (PRODUCT-62)', () => {
  expect(taxAreaPrices({ ...normal, activeMinor: 17_550, lowestMinor: 20_000 }, false)).toMatchObject({
    active: 175.5,
    regular: 200,
    discount_value: 24.5,
    lowest_30_days: 200,
    type: 'discount',
    ribbon: 'discount',
  });
});
