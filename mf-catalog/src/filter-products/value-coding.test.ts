import { expect, it } from 'vitest';
import { encodeValue, joinValues, splitValues } from './value-coding.ts';

it('sizes are comma-joined, a comma inside a size replaced by an underscore (LIST-60)', () => {
  expect(joinValues(['M', 'L', '42,5'].map(encodeValue))).toBe('M,L,42_5');
});

it('splitting gives the coded values back, without empty and repeated ones', () => {
  expect(splitValues('M,42_5,,M')).toEqual(['M', '42_5']);
  expect(splitValues('')).toEqual([]);
});
