import { sql } from 'kysely';
import { type BrandState, localeCodes } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
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

export function toBrandState({ texts, is_featured }: BrandRow): BrandState {
  const per = (name: 'title' | 'description' | 'metaDescription') =>
    Object.fromEntries(localeCodes.map((code) => [code, texts[code]?.[name] ?? '']));
  return inOrder({
    ...{ titles: per('title'), descriptions: per('description'), meta_descriptions: per('metaDescription') },
    is_featured,
  });
}

/** The state as it is kept: no language without words. */
const inOrder = ({ titles, descriptions, meta_descriptions, is_featured }: BrandState): BrandState => ({
  ...{ titles: withWords(titles), descriptions: withWords(descriptions) },
  ...{ meta_descriptions: withWords(meta_descriptions), is_featured },
});

const withWords = (texts: BrandState['titles']): BrandState['titles'] =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== ''));

/** The texts as the database has them, in languages that have any. */
function textsOf({ titles, descriptions, meta_descriptions }: BrandState): Row<'manufacturers'>['texts'] {
  const languages = localeCodes.filter((code) => titles[code] ?? descriptions[code] ?? meta_descriptions[code]);
  return Object.fromEntries(
    languages.map((code) => [
      code,
      {
        ...(titles[code] && { title: titles[code] }),
        ...(descriptions[code] && { description: descriptions[code] }),
        ...(meta_descriptions[code] && { metaDescription: meta_descriptions[code] }),
      },
    ]),
  );
}
