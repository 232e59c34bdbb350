import { sql } from 'kysely';
import type { BrandState } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { textsFrom, withWords, wordsOf } from '../../texts/words-by-language.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';

interface BrandChange {
  id: number;
  next: BrandState;
  /** The state that was read; nothing newer is overwritten. */
  was?: BrandState | undefined;
  actorId: number;
}

/** Changes what shoppers read of a brand (STAFF-53). @returns the state as it is kept @throws Refusal */
export async function saveBrand(tx: Executor, { id, next: wanted, was, actorId }: BrandChange): Promise<BrandState> {
  const row = await tx.selectFrom('manufacturers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  const [before, next] = [toBrandState(row), inOrder(wanted)];
  if (was !== undefined && !isSame(before, inOrder(was))) throw new Refusal(409, 'changed_meanwhile');
  if (isSame(before, next)) return next;
  await tx
    .updateTable('manufacturers')
    .set({ texts: JSON.stringify(textsOf(next)), is_featured: next.is_featured })
    .where('id', '=', id)
    .execute();
  await noteWrite(tx, actorId, { action: 'brand', entity: 'brand', entityId: String(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next;
}

/** Does what {@link saveBrand} does, in a transaction of its own. */
export const writeBrand = (db: Database, change: BrandChange): Promise<BrandState> =>
  inTransaction(db, (tx) => saveBrand(tx, change));

/** What is stored of brands, by id, as the log keeps it. */
export async function readBrandStates(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, BrandState>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('manufacturers').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toBrandState(row)]));
}

type BrandRow = Pick<Row<'manufacturers'>, 'texts' | 'is_featured'>;

export const toBrandState = ({ texts, is_featured }: BrandRow): BrandState => ({
  ...{ titles: wordsOf(texts, 'title'), descriptions: wordsOf(texts, 'description') },
  ...{ meta_descriptions: wordsOf(texts, 'metaDescription'), is_featured },
});

/** The state as it is kept: no language without words. */
const inOrder = ({ titles, descriptions, meta_descriptions, is_featured }: BrandState): BrandState => ({
  ...{ titles: withWords(titles), descriptions: withWords(descriptions) },
  ...{ meta_descriptions: withWords(meta_descriptions), is_featured },
});

/** The texts as the database has them, in languages that have any. */
export const textsOf = ({ titles, descriptions, meta_descriptions }: BrandState): Row<'manufacturers'>['texts'] =>
  textsFrom({ title: titles, description: descriptions, metaDescription: meta_descriptions });
