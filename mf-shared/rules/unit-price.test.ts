import { expect, it } from 'vitest';
import { contentOf } from './unit-price.ts';

it.each([
  ['230 g', { size: 0.23, unit: 'kg' }],
  ['1 kg', { size: 1, unit: 'kg' }],
  ['450 ml', { size: 0.45, unit: 'l' }],
  ['0.5 l', { size: 0.5, unit: 'l' }],
  ['60 m', { size: 60, unit: 'm' }],
  ['120 cm', { size: 1.2, unit: 'm' }],
  ['2.5 m2', { size: 2.5, unit: 'm2' }],
])('a content of %s is a part of a kilogram, a litre, a metre or a square metre (LAW-18)', (written, content) => {
  expect(contentOf(written)).toEqual(content);
});

it.each([
  '',
  '0 g',
  '0.000 l',
  '230',
  '230g',
  '-1 kg',
  '1,5 l',
  '01 kg',
  '3 pieces',
  '5 mm',
  '2 m3',
  '1.2345 l',
  '1000000 g',
])('“%s” is no content (LAW-18)', (written) => {
  expect(contentOf(written)).toBeNull();
});
