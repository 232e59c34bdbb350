import type { TaxState } from 'mf-shared/contract';
import { rateKey, readRateKey } from 'mf-shared/rules/rate-key';
import type { Row } from '../../db/schema.ts';

type RateRow = Row<'tax_rates'>;
type Rates = TaxState['rates'];

/** The rates of an area as staff see them: a rate that ends with none behind it is followed by one of 0. */
export function toTaxState(rows: readonly RateRow[]): TaxState {
  const rates: Rates = {};
  for (const { tax_class, valid_from, valid_to } of rows) {
    rates[rateKey(tax_class, valid_from)] ??= 0;
    if (valid_to !== null) rates[rateKey(tax_class, valid_to)] ??= 0;
  }
  for (const { tax_class, valid_from, rate_basis_points } of rows)
    rates[rateKey(tax_class, valid_from)] = rate_basis_points / 100;
  return inOrder({ rates });
}

/** The rows of an area's rates, each valid until the next of its class begins. */
export function toRateRows(tax_area_id: number, { rates }: TaxState): RateRow[] {
  const all = Object.entries(rates)
    .map(([key, percent]) => ({ ...readRateKey(key), rate_basis_points: Math.round(percent * 100) }))
    .sort((one, other) => one.taxClass - other.taxClass || (one.from < other.from ? -1 : 1));
  return all.map(({ taxClass, from, rate_basis_points }, index) => {
    const next = all[index + 1];
    const valid_to = next?.taxClass === taxClass ? next.from : null;
    return { tax_area_id, tax_class: taxClass, rate_basis_points, valid_from: from, valid_to };
  });
}

/** What holds already, or held once: bills were written by it, so it stays. */
export const begunBy = (day: string, { rates }: TaxState): TaxState =>
  inOrder({ rates: Object.fromEntries(Object.entries(rates).filter(([key]) => readRateKey(key).from <= day)) });

/** Percent with two decimals, by class and day. */
export const inOrder = ({ rates }: TaxState): TaxState => ({
  rates: Object.fromEntries(
    Object.entries(rates)
      .map(([key, percent]): [string, number] => [key, Math.round(percent * 100) / 100])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ),
});

/** What the log keeps of an area, each rate as a line of its own: `rate_5 2024-09-01`. */
export const taxInLines = (state: object): Record<string, unknown> =>
  'rates' in state
    ? Object.fromEntries(Object.entries(state.rates as Rates).map(([key, percent]) => [`rate_${key}`, percent]))
    : {};
