import { expect, it } from 'vitest';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { placedPieces } from './placed-pieces.ts';

it('pieces lie in stores, also in one that has closed, and in no warehouse (AFTER-113)', () => {
  const allStores = new Map([
    [2, { type: 'retail', is_open: false }],
    [20, { type: 'warehouse', is_open: true }],
  ]);
  const catalogue = { stores: new Map(), allStores } as unknown as Catalogue;
  const rowsIn = (store: number | null) => [
    { condition: 'opened' as const, destination: 'store' as const, store, place: 'B-14' },
  ];
  expect(placedPieces(rowsIn(2), 1, catalogue)).toMatchObject([{ store_id: 2, place: 'B-14' }]);
  for (const store of [20, 4711, null]) expect(() => placedPieces(rowsIn(store), 1, catalogue)).toThrow();
});
