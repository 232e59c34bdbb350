import type { Catalogue } from '../read-model/catalogue.ts';
import { baseTaxAreaId } from '../read-model/tax-rates.ts';
import { Refusal } from './refusal.ts';

/** A tax area that exists, or a refusal; keeps made-up areas out of the answers that are kept. */
export function taxAreaOf({ taxRates }: Catalogue, taxAreaId: number): number {
  if (taxAreaId === baseTaxAreaId || taxRates.some((rate) => rate.tax_area_id === taxAreaId)) return taxAreaId;
  throw new Refusal(400, 'unknown_tax_area', { fields: { taxAreaId: 'validation.invalid' } });
}
