import { sql } from 'kysely';
import type { BrandState, LoggedBrand } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { isPicture, storedPicture } from '../content/shown-pictures.ts';
import { checkProducer, inOrder, textsOf, toBrandState } from './brand-state.ts';

interface BrandChange {
  id: number;
  /** What it does not name stays. */
  next: LoggedBrand;
  /** The state that was read; nothing newer is overwritten. */
  was?: LoggedBrand | undefined;
  actorId: number;
}

/** Changes what a brand is called, what shoppers read of it, and who makes it (STAFF-53). @returns the state as it is kept @throws Refusal */
export async function saveBrand(tx: Executor, { id, next: wanted, was, actorId }: BrandChange): Promise<BrandState> {
  const row = await tx.selectFrom('manufacturers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  const before = toBrandState(row);
  const whole = (state: LoggedBrand) => inOrder(Object.assign({}, before, state));
  if (was !== undefined && !isSame(before, whole(was))) throw new Refusal(409, 'changed_meanwhile');
  const next = whole(wanted);
  if (isSame(before, next)) return next;
  await storeBrand(tx, id, { before, next });
  await noteWrite(tx, actorId, { ...aboutBrand(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next;
}

async function storeBrand(
  tx: Executor,
  id: number,
  { before, next }: { before: BrandState; next: BrandState },
): Promise<void> {
  const { name, logo, producer, is_featured, is_hidden } = next;
  if (name === '') throw refusedField('name', 'validation.required');
  if (logo && logo !== before.logo && !(await isPicture(tx, logo))) throw refusedField('logo', 'posts.no_picture');
  // Files may have brought another one, which nobody has to mend to correct a word.
  if (!isSame(producer, before.producer)) checkProducer(producer);
  await tx
    .updateTable('manufacturers')
    .set({ name, logo: storedPicture(logo) || null, producer: producer && JSON.stringify(producer) })
    .set({ texts: JSON.stringify(textsOf(next)), is_featured, is_hidden })
    .where('id', '=', id)
    .execute();
}

export const aboutBrand = (id: number) => ({ action: 'brand', entity: 'brand', entityId: String(id) });

/** Does what {@link saveBrand} does, in a transaction of its own. */
export const writeBrand = (db: Database, change: BrandChange): Promise<BrandState> =>
  inTransaction(db, (tx) => saveBrand(tx, change));

/** What is stored of brands, by id, as the log keeps it. */
export async function readBrandStates(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, BrandState>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('manufacturers').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toBrandState(row)]));
}
