import { describe, expect, it } from 'vitest';
import { cardRibbon, discountPercentage, ribbonOf } from './ribbon.ts';

it('a percentage is told only from 5 % (CARD-11)', () => {
  expect(discountPercentage(95, 100)).toBe(5);
  expect(discountPercentage(95.01, 100)).toBeNull();
  expect(discountPercentage(269.9, 349.9)).toBe(23);
});

it('no base, no percentage', () => {
  expect(discountPercentage(50, null)).toBeNull();
  expect(discountPercentage(50, 0)).toBeNull();
});

it('discount, club, outdoor and outlet prices have a ribbon, normal ones none (CARD-9)', () => {
  expect(ribbonOf({ type: 'discount', percentage: 23 })).toEqual({ kind: 'sale', percentage: 23 });
  expect(ribbonOf({ type: 'discount', percentage: null })).toEqual({ kind: 'sale', percentage: null });
  expect(ribbonOf({ type: 'club', percentage: null })).toEqual({ kind: 'club' });
  expect(ribbonOf({ type: 'outdoor', percentage: null })).toEqual({ kind: 'outdoor' });
  expect(ribbonOf({ type: 'outlet', percentage: null })).toEqual({ kind: 'outlet' });
  expect(ribbonOf({ type: 'normal', percentage: null })).toBeNull();
});

it('an outlet path forces the outlet ribbon (LIST-8)', () => {
  expect(ribbonOf({ type: 'discount', percentage: 23 }, true)).toEqual({ kind: 'outlet' });
});

describe('the ribbon of a card', () => {
  const reducedClub = { active: 80, reference: 100, type: 'club', percentage: 20, club: 70 } as const;

  it('tells a guest the reduction that the product page tells, though members pay less', () => {
    expect(cardRibbon(reducedClub, false)).toEqual({ kind: 'sale', percentage: 20 });
  });

  it('tells a guest of the club price where nothing else is to be told', () => {
    expect(cardRibbon({ ...reducedClub, reference: null, percentage: null }, false)).toEqual({ kind: 'club' });
  });

  it('tells a member of the club price, and nobody of one that is no less', () => {
    expect(cardRibbon(reducedClub, true)).toEqual({ kind: 'club' });
    expect(cardRibbon({ ...reducedClub, reference: null, type: 'normal', club: 80 }, false)).toBeNull();
  });

  it("is the outlet's on an outlet path", () => {
    expect(cardRibbon(reducedClub, true, true)).toEqual({ kind: 'outlet' });
  });
});
