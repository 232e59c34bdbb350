import { expect, it } from 'vitest';
import { toRateRows, toTaxState } from './tax-state.ts';

const row = (tax_class: number, valid_from: string, valid_to: string | null, rate_basis_points: number) => ({
  ...{ tax_area_id: 2, tax_class, valid_from, valid_to, rate_basis_points },
});

it('a rate that ends with none behind it is followed by none, and comes back as it was read (STAFF-54)', () => {
  const state = toTaxState([row(5, '2013-01-01', '2020-01-01', 2400), row(5, '2021-01-01', null, 2550)]);
  expect(state).toEqual({ rates: { '5 2013-01-01': 24, '5 2020-01-01': 0, '5 2021-01-01': 25.5 } });
  expect(toTaxState(toRateRows(2, state))).toEqual(state);
});

it('each class ends where its own next rate begins (STAFF-54)', () => {
  expect(toRateRows(2, { rates: { '2 2025-01-01': 10, '5 2026-01-01': 25.5, '5 2013-01-01': 24 } })).toEqual([
    row(2, '2025-01-01', null, 1000),
    row(5, '2013-01-01', '2026-01-01', 2400),
    row(5, '2026-01-01', null, 2550),
  ]);
});
