import { expect, it } from 'vitest';
import { orderRange } from './order-range.ts';

const span = { from: 40, to: 400 };

it('bounds are clamped to the span (LIST-49)', () => {
  expect(orderRange({ from: 0, to: 999 }, span)).toEqual(span);
});

it('thumbs that cross change places, so that min is not above max (LIST-50)', () => {
  expect(orderRange({ from: 300, to: 100 }, span)).toEqual({ from: 100, to: 300 });
});
