import { expect, test } from 'vitest';
import { clampNumber, looksLikeNumber } from './clamp-number.ts';

test('a value is clamped between min and max when min ≤ max (spec: shell §5 Number input)', () => {
  expect(clampNumber('0', { min: 1, max: 5 })).toBe(1);
  expect(clampNumber('9', { min: 1, max: 5 })).toBe(5);
  expect(clampNumber('9', { min: 6, max: 5 })).toBe(9);
});

test('a value is rounded to whole numbers when asked (spec: shell §5 Number input)', () => {
  expect(clampNumber('2.6', { isWhole: true })).toBe(3);
  expect(clampNumber('2,5', {})).toBe(2.5);
});

test('a value that is no number becomes empty (spec: shell §5 Number input)', () => {
  expect(clampNumber('two', {})).toBeNull();
  expect(clampNumber('', {})).toBeNull();
});

test('pasted text must look like a number (spec: shell §5 Number input)', () => {
  expect(looksLikeNumber(' 1 250,50 ')).toBe(true);
  expect(looksLikeNumber('-3')).toBe(true);
  expect(looksLikeNumber('3 kg')).toBe(false);
});
