import { sql } from 'kysely';
import type { ProductPrice, VariantFacts } from 'mf-shared/contract';
import { toMinor } from 'mf-shared/rules/minor-units';
import { contentPattern } from 'mf-shared/rules/unit-price';
import type { Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { isSame } from '../audit/logged-state.ts';
import { lockPrices, writePrices } from '../prices/write-prices.ts';
import { beginMaking } from './begin-making.ts';
import { findNamed } from './find-named.ts';
import { priceRow, type Section, type StoredPrice } from './product-sections.ts';
import { addColour, checkChoice, checkOthers, forgetColours, orderSizes } from './variant-choices.ts';

/** One choice of a product with its own price; null: it costs what the product costs. */
export interface StoredVariant extends VariantFacts {
  sku: string;
  price: StoredPrice | null;
}

/** A variant of a product by its SKU, which it keeps: orders and a merchant's files call it by that (STAFF-71). */
export const variantSection = (sku: string): Section<StoredVariant> => ({
  action: 'product_variant',
  read: async (db, modelId) => (await readVariantFacts(db, modelId, sku))[0] ?? null,
  async write(tx, modelId, next) {
    await beginMaking(tx, modelId);
    const [before] = await readVariantFacts(tx, modelId, sku);
    if (!before) throw new Refusal(404, 'product_not_found');
    checkVariant(next);
    const colour_id = next.colour === null ? null : await findNamed(tx, 'colours', next.colour, 'colour');
    const type_id = next.type === null ? null : await findNamed(tx, 'product_types', next.type, 'type');
    const choice = { colour_id, type_id, size_name: next.size || null };
    if (next.is_active) await checkChoice(tx, modelId, { sku, ...choice });
    else if (before.is_active) await checkOthers(tx, modelId, sku);
    await tx
      .updateTable('variants')
      .set({
        ...choice,
        ...{ ean: next.ean, is_active: next.is_active, on_order: next.on_order, weight_grams: next.weight_grams },
        ...{ shipping_days_from: next.days_from, shipping_days_to: next.days_to, content: next.content || null },
      })
      .where('sku', '=', sku)
      .execute();
    if (colour_id !== null && next.is_active) await addColour(tx, modelId, colour_id);
    await forgetColours(tx, modelId);
    if (next.size !== before.size) await orderSizes(tx, modelId, [sku]);
    await writeOwnPrice(tx, modelId, { sku, before: before.price, next: next.price });
    await sql`SELECT bump_catalogue_version()`.execute(tx);
  },
  inLines: ({ price, ...facts }) => ({ ...facts, ...price }),
  // A first price of its own stays (PRODUCT-68), whatever else goes back.
  back: (before, now) => ({ ...before, price: before.price ?? now.price }),
});

/** The variants of a product, or the one with a SKU, in their order. */
export const readVariantFacts = (db: Executor, modelId: number, sku: string | null = null): Promise<StoredVariant[]> =>
  readRows<StoredVariant>(
    db,
    sql`SELECT v.sku, v.ean, c.slug AS colour, coalesce(v.size_name, '') AS size, y.slug AS type, v.is_active, v.on_order,
      v.shipping_days_from AS days_from, v.shipping_days_to AS days_to, v.weight_grams, coalesce(v.content, '') AS content,
      (SELECT json_build_object('regular_minor', p.regular_minor, 'active_minor', p.active_minor,
          'club_minor', p.club_minor)
        FROM prices p WHERE p.variant_id = v.id AND p.tax_area_id = ${baseTaxAreaId}) AS price
      FROM variants v LEFT JOIN colours c ON c.id = v.colour_id LEFT JOIN product_types y ON y.id = v.type_id
      WHERE v.model_id = ${modelId} AND (${sku}::text IS NULL OR v.sku = ${sku}) ORDER BY v.sort_order, v.id`,
  );

function checkVariant({ ean, content, days_from, days_to }: VariantFacts): void {
  checkEan(ean);
  if (content !== '' && !contentPattern.test(content)) throw refusedField('content', 'products.no_content');
  if (days_to < days_from) throw refusedField('days_to', 'products.days_end');
}

const eanPattern = /^\d{8,14}$/;
/** Whether it is an EAN, or none is told. */
export const isEan = (ean: string): boolean => ean === '' || eanPattern.test(ean);

/** @throws Refusal where it is no EAN */
export function checkEan(ean: string): void {
  if (!isEan(ean)) throw refusedField('ean', 'products.no_ean');
}

/** @throws Refusal where it is above the regular price */
export function toStoredPrice({ regular, active, club }: ProductPrice): StoredPrice {
  if (active > regular) throw refusedField('active', 'feeds.above_regular');
  return {
    regular_minor: toMinor(regular),
    active_minor: toMinor(active),
    club_minor: club === null ? null : toMinor(club),
  };
}

interface OwnPrice {
  sku: string;
  before: StoredPrice | null;
  next: StoredPrice | null;
}

/** A variant that once had a price of its own keeps one, and with it its own lowest price of 30 days (PRODUCT-68). */
async function writeOwnPrice(tx: Executor, modelId: number, { sku, before, next }: OwnPrice): Promise<void> {
  if (next === null) {
    if (before !== null) throw refusedField('regular', 'products.own_price_stays');
    return;
  }
  if (isSame(before, next)) return;
  const { id } = await tx.selectFrom('variants').select('id').where('sku', '=', sku).executeTakeFirstOrThrow();
  await lockPrices(tx);
  await writePrices(tx, priceRow(modelId, id, next));
}
