import { expect, it } from 'vitest';
import { categoryOrder } from './category-order.ts';

it('follows the setting blog_category_order (CONF-40)', () => {
  expect(categoryOrder('event, guide')).toEqual(['event', 'guide']);
});

it('passes over what it does not know, and names nothing twice', () => {
  expect(categoryOrder('guide,nonsense,,guide,test')).toEqual(['guide', 'test']);
});

it('is the kinds’ own order where nothing is set', () => {
  expect(categoryOrder(undefined)[0]).toBe('guide');
});
