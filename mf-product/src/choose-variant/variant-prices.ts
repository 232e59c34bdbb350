import type { ProductModel, TaxAreaPrices, Variant } from 'mf-shared/contract';

/** The prices that hold for what is chosen: the variant's own where it differs, else the model's. */
export function pricesFor(
  model: Pick<ProductModel, 'prices' | 'variant_prices'>,
  variant: Variant | null,
  taxAreaId: number,
): TaxAreaPrices | null {
  return (
    (variant && (model.variant_prices[variant.id] ?? variant.prices[taxAreaId])) ?? model.prices[taxAreaId] ?? null
  );
}
