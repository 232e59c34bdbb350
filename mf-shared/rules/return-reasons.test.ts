import { expect, it } from 'vitest';
import { isFault, returnReasonsOf } from './return-reasons.ts';

it('offers reasons of size and colour only for products that have them (AFTER-38)', () => {
  expect(returnReasonsOf({ size: 'M', color: 'Spruce' })).toEqual([
    ...['too_small', 'too_big', 'poor_fit', 'wrong_color'],
    ...['not_as_described', 'wrong_product', 'faulty', 'late', 'changed_mind', 'other'],
  ]);
  expect(returnReasonsOf({ size: '', color: '' })).toEqual([
    'not_as_described',
    'wrong_product',
    'faulty',
    'late',
    'changed_mind',
    'other',
  ]);
});

it('knows which reasons are the seller’s fault (AFTER-49)', () => {
  expect(['faulty', 'wrong_product', 'not_as_described'].every(isFault)).toBe(true);
  expect(['too_big', 'changed_mind', '', undefined].some(isFault)).toBe(false);
});
