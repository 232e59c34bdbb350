import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampRange, parseRange, serialiseRange } from './range-coding.ts';

it.each([
  ['10-400', { min: 10, max: 400 }],
  ['-5-10', { min: -5, max: 10 }],
  ['-10--5', { min: -10, max: -5 }],
  ['0.5-2.25', { min: 0.5, max: 2.25 }],
  ['400-10', { min: 10, max: 400 }],
])('%s is read as two numbers (LIST-52, LIST-53)', (text, range) => {
  expect(parseRange(text)).toEqual(range);
});

it.each(['', '10', '10-', '-', '--5--1', '1-2-3', 'a-b', '1e3-2', 'Infinity-1', '10 - 20'])(
  '%j is unbounded (LIST-53)',
  (text) => {
    expect(parseRange(text)).toBeNull();
  },
);

it('a range that covers the whole span removes its parameter (LIST-45)', () => {
  const span = { min: 10, max: 400 };
  expect(serialiseRange({ min: 10, max: 400 }, span)).toBeNull();
  expect(serialiseRange({ min: -100, max: 9000 }, span)).toBeNull();
  expect(serialiseRange({ min: 10, max: 399 }, span)).toBe('10-399');
});

it('ends are swapped so that min is not above max, and clamped (LIST-49, LIST-50)', () => {
  expect(clampRange({ min: 500, max: 20 }, { min: 10, max: 400 })).toEqual({ min: 20, max: 400 });
});

it('what is serialised reads back the same, negative numbers included', () => {
  const number = fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 10);
  fc.assert(
    fc.property(number, number, (a, b) => {
      const range = { min: Math.min(a, b), max: Math.max(a, b) };
      const text = serialiseRange(range, { min: -20_000, max: 20_000 });
      expect(parseRange(text ?? '')).toEqual(range);
    }),
  );
});
