import type { BasePrice } from './base-price.ts';
import type { Prices } from './model.ts';
import type { PriceRow } from './model-rows.ts';
import { baseTaxAreaId } from './tax-rates.ts';

export interface PriceTable {
  ofModel: (modelId: number) => Prices | null;
  ofVariant: (variantId: number) => Prices | null;
}

/** Sorts price rows to the models and variants they belong to; without a row of the base area there is no price. */
export function collectPrices(rows: readonly PriceRow[]): PriceTable {
  const models = Map.groupBy(
    rows.filter((row) => row.variant_id === null),
    (row) => row.model_id,
  );
  const variants = Map.groupBy(
    rows.filter((row) => row.variant_id !== null),
    (row) => row.variant_id ?? 0,
  );
  return {
    ofModel: (id) => toPrices(models.get(id) ?? []),
    ofVariant: (id) => toPrices(variants.get(id) ?? []),
  };
}

function toPrices(rows: readonly PriceRow[]): Prices | null {
  const base = rows.find((row) => row.tax_area_id === baseTaxAreaId);
  if (!base) return null;
  const own = rows.filter((row) => row !== base);
  return {
    base: toPrice(base),
    byArea: own.length === 0 ? null : new Map(own.map((row) => [row.tax_area_id, toPrice(row)])),
  };
}

const toPrice = (row: PriceRow): BasePrice => ({
  regularMinor: row.regular_minor,
  activeMinor: row.active_minor,
  clubMinor: row.club_minor,
  discountFreeMinor: row.discount_free_minor,
  lowestMinor: row.lowest_minor,
  endsAt: row.ends_at,
});
