import type { CardPrice, Content, TaxAreaPrices } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import { contentOf } from 'mf-shared/rules/unit-price';
import { type BasePrice, cardPriceOfBase, carryOver, taxAreaPrices } from './base-price.ts';
import type { Model, Prices, Variant } from './model.ts';
import type { ReferenceData } from './reference-data.ts';
import { baseTaxAreaId, rateOn } from './tax-rates.ts';

/** A stored price in a tax area: the area's own row, or the base price carried over to its VAT today. */
export function priceInTaxArea(
  prices: Prices,
  {
    taxClass,
    taxAreaId,
    reference: { taxRates },
    day = shopDay(),
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
export function cheapestPrice(model: Model, taxAreaId: number, reference: Pick<ReferenceData, 'taxRates'>): BasePrice {
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
  withContent(
    cardPriceOfBase(
      cheapestPrice(model, taxAreaId, reference),
      model.belongs_to_outlet,
      model.show_discount_percentage,
    ),
    cheapestContent(model, taxAreaId, reference),
  );

export const areaPricesOf = (
  prices: Prices,
  model: Model,
  taxAreaId: number,
  reference: Pick<ReferenceData, 'taxRates'>,
): TaxAreaPrices =>
  taxAreaPrices(priceInTaxArea(prices, { taxClass: model.tax_class, taxAreaId, reference }), model.belongs_to_outlet);

/** A variant's prices with what it holds, from which its unit price is made (LAW-18). */
export const variantPricesOf = (
  variant: Variant,
  taxAreaId: number,
  reference: Pick<ReferenceData, 'taxRates'>,
): TaxAreaPrices =>
  withContent(
    areaPricesOf(variant.prices ?? variant.model.prices, variant.model, taxAreaId, reference),
    contentOfVariant(variant),
  );

export const contentOfVariant = ({ content }: Variant): Content | null =>
  content === null ? null : contentOf(content);

export const withContent = <P extends object>(prices: P, content: Content | null): P & { content?: Content } =>
  content ? { ...prices, content } : prices;

/** The content of the variant whose price a card shows; the first one of those that cost as much. */
function cheapestContent(model: Model, taxAreaId: number, reference: Pick<ReferenceData, 'taxRates'>): Content | null {
  if (model.variants.every(({ content }) => content === null)) return null;
  const cheapest = model.variants.reduce((low, variant) =>
    variantPrice(variant, taxAreaId, reference).activeMinor < variantPrice(low, taxAreaId, reference).activeMinor
      ? variant
      : low,
  );
  return contentOfVariant(cheapest);
}

/** What a model costs before a variant is chosen, with the content where all its variants hold the same. */
export function modelPricesOf(
  model: Model,
  taxAreaId: number,
  reference: Pick<ReferenceData, 'taxRates'>,
): TaxAreaPrices {
  const prices = areaPricesOf(model.prices, model, taxAreaId, reference);
  const [first, ...others] = model.variants.filter((variant) => variant.prices === null);
  const isSame = others.every(({ content }) => content === first?.content);
  return first && isSame ? withContent(prices, contentOfVariant(first)) : prices;
}
