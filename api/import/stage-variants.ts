import { minorOf } from '../modules/prices/written-price.ts';
import { baseTaxAreaId } from '../read-model/tax-rates.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportPrice, ImportProduct, ImportVariant } from './import-format.ts';
import type { Place } from './problems.ts';

/** What the shop had: SKU → the model that has it, and whether it has a price of its own. */
export type VariantsBefore = ReadonlyMap<string, { model: number; hasPrice: boolean }>;

/** The variants of a product, with the prices of the product and of those that have their own. */
export async function stageVariants(
  { staging, known, problems }: ImportContext,
  before: VariantsBefore,
  { product, place, model_id }: { product: ImportProduct; place: Place; model_id: number },
) {
  checkPrice(product.price, 'price', place, problems);
  const rows = [priceRow(model_id, null, product.price)];
  const sizes = [...new Set(product.variants.map(({ size }) => size))];
  const choices = new Map<string, string>();
  const variants = product.variants.map((variant, i) => {
    const field = `variants.${i}`;
    const id = known.variants.give(variant.sku, place, problems, `${field}.sku`);
    const kept = before.get(variant.sku);
    if (kept && kept.model !== model_id)
      problems.add(place, `${field}.sku`, `“${variant.sku}” is another product's in the shop: a SKU keeps its product`);
    const choice = JSON.stringify([variant.colour, variant.size, variant.type]);
    const same = choices.get(choice);
    if (same !== undefined)
      problems.add(place, field, `has the colour, size and type of “${same}”: shoppers could not choose between them`);
    choices.set(choice, variant.sku);
    if (variant.days.end < variant.days.start) problems.add(place, `${field}.days`, 'ends before it starts');
    if (variant.price) checkPrice(variant.price, `${field}.price`, place, problems);
    // A variant that once had a price of its own keeps its own history of prices, for the lowest of 30 days.
    if (variant.price || kept?.hasPrice) rows.push(priceRow(model_id, id, variant.price ?? product.price));
    return {
      ...variantRow(variant, id, model_id, i),
      size_sort: sizes.indexOf(variant.size),
      colour_id:
        variant.colour === undefined ? null : known.colours.find(variant.colour, `${field}.colour`, place, problems),
      type_id: variant.type === undefined ? null : known.types.find(variant.type, `${field}.type`, place, problems),
    };
  });
  await staging.add('variants', variants);
  await staging.add('prices', rows);
}

const variantRow = (variant: ImportVariant, id: number, model_id: number, sort_order: number) => ({
  id,
  model_id,
  sku: variant.sku,
  ean: variant.ean ?? '',
  size_name: variant.size ?? null,
  sort_order,
  is_active: true,
  on_order: variant.onOrder,
  shipping_days_from: variant.days.start,
  shipping_days_to: variant.days.end,
  weight_grams: variant.weightGrams ?? null,
  content: variant.content ?? null,
});

const priceRow = (model_id: number, variant_id: number | null, { regular, active, club, ends }: ImportPrice) => ({
  model_id,
  variant_id,
  tax_area_id: baseTaxAreaId,
  regular_minor: minorOf(regular),
  active_minor: minorOf(active ?? regular),
  club_minor: club === undefined ? null : minorOf(club),
  discount_free_minor: minorOf(regular),
  ends_at: ends ?? null,
});

function checkPrice(
  { regular, active }: ImportPrice,
  field: string,
  place: Place,
  problems: ImportContext['problems'],
): void {
  if (active !== undefined && minorOf(active) > minorOf(regular))
    problems.add(place, `${field}.active`, `${active} is more than the regular ${regular}`);
}
