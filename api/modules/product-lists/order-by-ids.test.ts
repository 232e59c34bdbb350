import { expect, it } from 'vitest';
import { orderByIds } from './order-by-ids.ts';

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const items = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];

it('puts listed ids first in their order and unlisted ones last in theirs (LIST-67)', () => {
  expect(ids(orderByIds(items, [3, 1]))).toEqual([3, 1, 2, 4]);
});

it('takes a repeated id at its first place and ignores unknown ones', () => {
  expect(ids(orderByIds(items, [4, 9, 2, 4]))).toEqual([4, 2, 1, 3]);
});

it('keeps the order without ids', () => {
  expect(orderByIds(items, [])).toBe(items);
});
