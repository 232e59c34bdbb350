import { expect, it } from 'vitest';
import { writeDistance } from './write-distance.ts';

it('writes metres in steps of 50, then kilometres, by the language', () => {
  expect(writeDistance(412, 'en')).toBe('400 m');
  expect(writeDistance(10, 'en')).toBe('50 m');
  expect(writeDistance(1234, 'en')).toBe('1.2 km');
  expect(writeDistance(1234, 'fi').replace(/\s/, ' ')).toBe('1,2 km');
  expect(writeDistance(14_400, 'en')).toBe('14 km');
});
