import { expect, it } from 'vitest';
import { shownScale } from './range-scale.ts';

it('prices stand in euro in the address and in the currency on the page', () => {
  const scale = shownScale({ min: 10, max: 400 }, 11.4);
  expect([scale.min, scale.max, scale.step]).toEqual([114, 4560, 1]);
  expect(scale.toShown({ min: 10, max: 87.72 })).toEqual({ min: 114, max: 1000 });
  expect(scale.toAddress({ min: 114, max: 1000 })).toEqual({ min: 10, max: 87.72 });
});

it('the ends of the shown span are the ends of the span, so a full range is known as full', () => {
  const scale = shownScale({ min: 9.5, max: 399.9 }, 11.4321);
  expect(scale.toAddress({ min: scale.min, max: scale.max })).toEqual({ min: 9.5, max: 399.9 });
});

it('a small span is chosen in tenths', () => {
  expect(shownScale({ min: 1.2, max: 3.4 }, 1)).toMatchObject({ min: 1.2, max: 3.4, step: 0.1 });
});
