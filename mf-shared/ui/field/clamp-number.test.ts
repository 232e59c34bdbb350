import { expect, it } from 'vitest';
import { clampNumber, looksLikeNumber } from './clamp-number.ts';

it('a value is clamped between min and max when min ≤ max (CONF-79)', () => {
  expect(clampNumber('0', { min: 1, max: 5 })).toBe(1);
  expect(clampNumber('9', { min: 1, max: 5 })).toBe(5);
  expect(clampNumber('9', { min: 6, max: 5 })).toBe(9);
});

it('a value is rounded to whole numbers when asked (CONF-80)', () => {
  expect(clampNumber('2.6', { isWhole: true })).toBe(3);
  expect(clampNumber('2,5', {})).toBe(2.5);
});

it('a value that is no number becomes empty (CONF-81)', () => {
  expect(clampNumber('two', {})).toBeNull();
  expect(clampNumber('', {})).toBeNull();
});

it('pasted text must look like a number (CONF-82)', () => {
  expect(looksLikeNumber(' 1 250,50 ')).toBe(true);
  expect(looksLikeNumber('-3')).toBe(true);
  expect(looksLikeNumber('3 kg')).toBe(false);
});

it('without limits there is neither a least nor a most value (CONF-83)', () => {
  expect(clampNumber('-123456789', {})).toBe(-123_456_789);
  expect(clampNumber('123456789', {})).toBe(123_456_789);
});
