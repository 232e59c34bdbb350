import { sql } from 'kysely';
import type { NewStore } from 'mf-shared/contract';
import { firstFree, slugOfName } from 'mf-shared/rules/slugify';
import { inTransaction } from '../../db/in-transaction.ts';
import { enterProducts, takeProductTurn } from '../../db/product-turn.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { isSlug } from '../page-paths/check-slugs.ts';
import { centralWarehouseId } from '../stock/allocate-stock.ts';
import { toStates } from './write-store.ts';

/** Makes a store, the last one of the shop, which nobody sees until it is opened (STAFF-47). @returns its number @throws Refusal */
export const makeStore = (
  db: Database,
  { slug: written, ...facts }: NewStore,
  { actorId }: { actorId: number },
): Promise<number> =>
  inTransaction(db, async (tx) => {
    // An import gives numbers long before it writes stores.
    if (!(await enterProducts(tx))) throw new Refusal(409, 'import_runs');
    await takeProductTurn(tx);
    const slug = written || slugOfName(facts.name);
    if (!isSlug(slug)) throw refusedField('slug', written ? 'addresses.slug_signs' : 'validation.required');
    if (written && (await isTaken(tx, slug))) throw refusedField('slug', 'stores.slug_taken');
    const row = await tx
      .insertInto('stores')
      .values({
        ...{ ...facts, id: await nextId(tx), slug: await firstFree(slug, (each) => isTaken(tx, each)) },
        ...{ short_name: facts.name, type: 'retail', nouto: true, is_open: false },
        stock_display_order: sql<number>`(SELECT coalesce(max(stock_display_order), 0) + 1 FROM stores)`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { facts: after } = toStates(row);
    await noteWrite(tx, actorId, {
      ...{ action: 'store_made', entity: 'store', entityId: String(row.id), before: null },
      after: { ...after, slug: row.slug },
    });
    await sql`SELECT bump_catalogue_version()`.execute(tx);
    return row.id;
  });

const isTaken = async (tx: Executor, slug: string): Promise<boolean> =>
  (await tx.selectFrom('stores').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;

/** The number of the central warehouse is kept for it, as an import keeps it. */
async function nextId(tx: Executor): Promise<number> {
  const { last } = await tx
    .selectFrom('stores')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  return last + 1 === centralWarehouseId ? last + 2 : last + 1;
}
