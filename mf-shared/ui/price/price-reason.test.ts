import type { CardPrice } from 'mf-shared/contract';
import { expect, test } from 'vitest';
import { priceReason } from './price-reason.ts';

const reduced: CardPrice = { active: 269.9, reference: 349.9, type: 'discount', percentage: 23, club: null };

test('the 30-day low is named when the delivery country is fi (spec: catalogue §9)', () => {
  expect(priceReason({ ...reduced, percentage: null }, 'fi').reason).toBe('lowest_30_days');
});

test('elsewhere the reference price is named (spec: catalogue §9)', () => {
  expect(priceReason({ ...reduced, percentage: null }, 'us').reason).toBe('reference');
});

test('a percentage is always told from the 30-day low (decisions.md, 30-day low)', () => {
  expect(priceReason(reduced, 'de').reason).toBe('lowest_30_days');
});

test('a club price stands beside what others pay (spec: catalogue §4 Price type)', () => {
  expect(priceReason({ active: 179.9, reference: null, type: 'club', percentage: null, club: 149.9 }, 'fi')).toEqual({
    now: 149.9,
    was: 179.9,
    reason: 'club_normally',
  });
});

test('a normal price needs no reason', () => {
  const normal: CardPrice = { active: 100, reference: null, type: 'normal', percentage: null, club: null };
  expect(priceReason(normal, 'fi')).toEqual({ now: 100, was: null, reason: null });
});
