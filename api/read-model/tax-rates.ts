import type { TaxRate } from './reference-data.ts';

/** The area whose prices are stored; others are carried over from it (CONF-31). */
export const baseTaxAreaId = 1;

/** The tax class of sending goods. */
export const deliveryTaxClass = 5;

/** The rate of an area and class on a day (`YYYY-MM-DD`); 0 where none holds. `valid_to` is the first day without it. */
export function rateOn(rates: readonly TaxRate[], taxAreaId: number, taxClass: number, day: string): number {
  const rate = rates.find(
    (row) =>
      row.tax_area_id === taxAreaId &&
      row.tax_class === taxClass &&
      row.valid_from <= day &&
      (row.valid_to === null || day < row.valid_to),
  );
  return rate?.rate_basis_points ?? 0;
}
