import { expect, it } from 'vitest';
import { placedRows, placedValues } from './placed-values.ts';

it.each([
  [{ condition: 'opened', destination: 'store', store: 2, place: 'B-14-02' }],
  [{ condition: 'damaged', destination: 'workshop', store: null, place: 'Bench 7' }],
  [{ condition: 'incomplete', destination: 'written_off', store: null, place: '' }],
  [{ condition: null, destination: null, store: null, place: '' }],
] as const)('%j is typed and sent as it is kept (AFTER-113)', (piece) =>
  expect(placedRows(placedValues([piece]), 1)).toEqual([piece]),
);

it('what went back to its buyer is sent with no condition and no place (AFTER-113)', () => {
  const values = placedValues([{ condition: 'used', destination: 'workshop', store: null, place: 'Bench 7' }]);
  expect(placedRows({ ...values, 'where-0': '' }, 1)).toEqual([
    { condition: null, destination: null, store: null, place: '' },
  ]);
  expect(placedRows({ ...values, 'where-0': 'written_off' }, 1)[0]?.place).toBe('');
});
