import type { PriceForBuyer } from 'mf-shared/rules/price-for-buyer';
import { expect, it } from 'vitest';
import { priceReason } from './price-reason.ts';

const reduced: PriceForBuyer = { now: 269.9, was: 349.9, type: 'discount', percentage: 23 };

it('the 30-day low is named when the delivery country is fi (PRODUCT-68)', () => {
  expect(priceReason({ ...reduced, percentage: null }, 'fi')).toBe('lowest_30_days');
});

it('elsewhere the reference price is named (PRODUCT-68)', () => {
  expect(priceReason({ ...reduced, percentage: null }, 'us')).toBe('reference');
});

it('a percentage is always told from the 30-day low (PRODUCT-69)', () => {
  expect(priceReason(reduced, 'de')).toBe('lowest_30_days');
});

it('a member reads that it is the club price (PRODUCT-65)', () => {
  expect(priceReason({ now: 149.9, was: 179.9, type: 'club' }, 'fi')).toBe('club');
});

it('a normal price needs no reason', () => {
  expect(priceReason({ now: 100, was: null, type: 'normal' }, 'fi')).toBeNull();
});
