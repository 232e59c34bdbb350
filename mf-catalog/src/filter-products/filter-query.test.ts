import { expect, it } from 'vitest';
import { readFilterQuery, toggleValue, withoutFilters, withParameter } from './filter-query.ts';

it("filters live in the query, the group's properties among them (LIST-44)", () => {
  expect(readFilterQuery('?size=M,42_5&price=10-400&water-column=5-9&sort=newest&other=x', ['water-column'])).toEqual({
    size: 'M,42_5',
    price: '10-400',
    'water-column': '5-9',
  });
});

it('an empty parameter is no filter', () => {
  expect(readFilterQuery('?size=&text=', [])).toEqual({});
});

it('changing a filter keeps the other parameters and writes plain commas', () => {
  expect(withParameter('?sort=newest&utm=a', 'size', 'M,L')).toBe('?sort=newest&utm=a&size=M,L');
});

it('an unset filter removes its parameter (LIST-45)', () => {
  expect(withParameter('?size=M', 'size', '')).toBe('');
  expect(withParameter('?size=M&sort=newest', 'size', null)).toBe('?sort=newest');
});

it('choosing a value twice takes it back', () => {
  expect(toggleValue(undefined, 'M')).toBe('M');
  expect(toggleValue('M', 'L')).toBe('M,L');
  expect(toggleValue('M,L', 'M')).toBe('L');
});

it('clearing leaves the sort', () => {
  const search = '?size=M&sort=newest&brand=kelo';
  expect(withoutFilters(search, readFilterQuery(search, []))).toBe('?sort=newest');
});
