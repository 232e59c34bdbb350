import type { CardPrice, TaxAreaPrices } from 'mf-shared/contract';
import { type BasePrice, cardPriceOfBase, carryOver, taxAreaPrices } from './base-price.ts';
import type { Model, Prices, Variant } from './model.ts';
import type { ReferenceData } from './reference-data.ts';
import { baseTaxAreaId, rateOn, today } from './tax-rates.ts';

/** A stored price in a tax area: the area's own row, or the base price carried over to its VAT today. */
export function priceInTaxArea(
  prices: Prices,
  {
    taxClass,
    taxAreaId,
    reference: { taxRates },
    day = today(),
  }: { taxClass: number; taxAreaId: number; reference: Pick<ReferenceData, 'taxRates'>; day?: string },
): BasePrice {
  if (taxAreaId === baseTaxAreaId) return prices.base;
  const own = prices.byArea?.get(taxAreaId);
  if (own) return own;
  return carryOver(
    prices.base,
    rateOn(taxRates, baseTaxAreaId, taxClass, day),
    rateOn(taxRates, taxAreaId, taxClass, day),
  );
}

export const modelPrice = (model: Model, taxAreaId: number, reference: Pick<ReferenceData, 'taxRates'>): BasePrice =>
  priceInTaxArea(model.prices, { taxClass: model.tax_class, taxAreaId, reference });

/** The variant's own price, else its model's. */
export const variantPrice = (
  { prices, model }: Variant,
  taxAreaId: number,
  reference: Pick<ReferenceData, 'taxRates'>,
): BasePrice => priceInTaxArea(prices ?? model.prices, { taxClass: model.tax_class, taxAreaId, reference });

/** A card shows the lowest price of the model's variants. */
function cheapestPrice(model: Model, taxAreaId: number, reference: Pick<ReferenceData, 'taxRates'>): BasePrice {
  const own = model.variants.filter(({ prices }) => prices !== null);
  if (own.length === 0) return modelPrice(model, taxAreaId, reference);
  const prices = own.map((variant) => variantPrice(variant, taxAreaId, reference));
  if (own.length < model.variants.length) prices.push(modelPrice(model, taxAreaId, reference));
  return prices.reduce((low, price) => (price.activeMinor < low.activeMinor ? price : low));
}

/** True where variants differ in price (CARD-12). */
export function hasPriceRange(model: Model): boolean {
  const prices = new Set(model.variants.map((variant) => (variant.prices ?? model.prices).base.activeMinor));
  return prices.size > 1;
}

export const cardPriceOf = (model: Model, taxAreaId: number, reference: Pick<ReferenceData, 'taxRates'>): CardPrice =>
  cardPriceOfBase(cheapestPrice(model, taxAreaId, reference), model.belongs_to_outlet, model.show_discount_percentage);

export const areaPricesOf = (
  prices: Prices,
  model: Model,
  taxAreaId: number,
  reference: Pick<ReferenceData, 'taxRates'>,
): TaxAreaPrices =>
  taxAreaPrices(priceInTaxArea(prices, { taxClass: model.tax_class, taxAreaId, reference }), model.belongs_to_outlet);
