import { expect, it } from 'vitest';
import { compressListQuery, expandListQuery } from './list-query.ts';

const request = { source: 'ProductGroup', id: 12, language: 'fi', taxAreaId: 1 };

it('what is compressed comes back whole', () => {
  expect(expandListQuery(compressListQuery(request) ?? '')).toEqual(request);
});

it('a compressed request of 2000 characters or more does not go into the address (LIST-65)', () => {
  const sortIds = Array.from({ length: 3000 }, (_, index) => (index * 7919) % 100_000);
  expect(compressListQuery({ ...request, sortIds })).toBeNull();
  expect(compressListQuery({ ...request, sortIds: sortIds.slice(0, 20) })).not.toBeNull();
});

it('text that was never compressed expands to nothing instead of failing', () => {
  for (const text of ['', 'x', '{}', 'ä€😀', '%%%']) expect(expandListQuery(text)).not.toEqual(request);
});
