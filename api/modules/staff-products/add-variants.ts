import { sql } from 'kysely';
import type { AddedVariants, Locale, newVariants } from 'mf-shared/contract';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import { takeProductTurn } from '../../db/product-turn.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { translate } from '../../texts/translate.ts';
import { noteWrite } from '../audit/note-write.ts';
import { beginMaking } from './begin-making.ts';
import { lockModel } from './change-product.ts';
import { findNamed } from './find-named.ts';
import { addColour, orderSizes } from './variant-choices.ts';
import { readVariantLines, type VariantLine } from './variant-lines.ts';
import { isEan, readVariantFacts } from './variant-section.ts';

/** The most of a product, as in a line of a merchant's files. */
const mostVariants = 1000;

interface Added {
  modelId: number;
  actorId: number;
  locale: Locale;
}

/** Adds variants to a product, all lines or none; what is wrong is told by line (STAFF-71). @throws Refusal */
export const addVariants = (
  db: Database,
  { modelId, actorId, locale }: Added,
  { colour, type, lines }: z.output<typeof newVariants>,
): Promise<AddedVariants> =>
  inTransaction(db, async (tx) => {
    await lockModel(tx, modelId);
    await beginMaking(tx, modelId);
    await takeProductTurn(tx);
    const colour_id = colour === null ? null : await findNamed(tx, 'colours', colour, 'colour');
    const type_id = type === null ? null : await findNamed(tx, 'product_types', type, 'type');
    const wanted = readVariantLines(lines);
    if (wanted.length === 0) throw refusedField('lines', 'validation.required');
    const faultOf = ({ number, written }: VariantLine, words: string, values = {}) => ({
      ...{ line: number, written: written.slice(0, 300), message: translate(locale, words, values) },
    });
    const stored = await readVariantFacts(tx, modelId);
    const taken = new Map(
      stored
        .filter((each) => each.is_active && each.colour === colour && each.type === type)
        .map(({ size, sku }) => [size, sku]),
    );
    const known = await skusInUse(
      tx,
      wanted.map(({ sku }) => sku),
    );
    const faults: AddedVariants['faults'] = [];
    for (const line of wanted) {
      const same = taken.get(line.size);
      if (line.sku === '' || line.sku.length > 100 || line.size.length > 60 || line.isMore)
        faults.push(faultOf(line, 'products.not_a_line'));
      else if (known.has(line.sku)) faults.push(faultOf(line, 'products.sku_taken', { sku: line.sku }));
      else if (!isEan(line.ean)) faults.push(faultOf(line, 'products.no_ean'));
      else if (same !== undefined) faults.push(faultOf(line, 'products.same_choice', { sku: same }));
      known.add(line.sku);
      taken.set(line.size, line.sku);
    }
    const [last] = wanted.slice(-1);
    if (last && stored.length + wanted.length > mostVariants)
      faults.push(faultOf(last, 'products.too_many', { count: mostVariants }));
    if (faults.length > 0) return { added: 0, faults };
    await insertVariants(tx, modelId, wanted, { colour_id, type_id });
    if (colour_id !== null) await addColour(tx, modelId, colour_id);
    const skus = wanted.map(({ sku }) => sku);
    await orderSizes(tx, modelId, skus);
    await sql`SELECT bump_catalogue_version()`.execute(tx);
    await noteWrite(tx, actorId, {
      ...{ action: 'product_variants', entity: 'product', entityId: String(modelId) },
      ...{ before: null, after: { variants: skus.join(', ') } },
    });
    return { added: wanted.length, faults };
  });

/** The SKUs of some that a variant has, of whatever product. */
export async function skusInUse(tx: Executor, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const rows = await tx.selectFrom('variants').select('sku').where('sku', 'in', skus).execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Puts variants behind those that a product has; its price is theirs. Under `takeProductTurn`. */
export async function insertVariants(
  tx: Executor,
  model_id: number,
  lines: readonly Pick<VariantLine, 'sku' | 'ean' | 'size'>[],
  { colour_id, type_id }: { colour_id: number | null; type_id: number | null },
): Promise<void> {
  const { rows } = await sql<{ id: number; place: number; size: number }>`SELECT
    (SELECT coalesce(max(id), 0) + 1 FROM variants) AS id, coalesce(max(sort_order), -1) + 1 AS place,
    coalesce(max(size_sort), -1) + 1 AS size FROM variants WHERE model_id = ${model_id}`.execute(tx);
  const first = rows[0] ?? { id: 1, place: 0, size: 0 };
  await tx
    .insertInto('variants')
    .values(
      lines.map(({ sku, ean, size }, at) => ({
        ...{ id: first.id + at, model_id, sku, ean, colour_id, type_id, size_name: size || null },
        ...{ sort_order: first.place + at, size_sort: first.size + at },
      })),
    )
    .execute();
}
