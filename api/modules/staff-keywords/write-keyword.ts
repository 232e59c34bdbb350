import { sql } from 'kysely';
import type { KeywordState } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { nextMadeId } from '../../db/made-ids.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { inOrder, textsOf, tidyKeyword, toKeywordState } from './keyword-state.ts';

interface KeywordChange {
  /** Null: a new one. */
  id: number | null;
  /** Null: it is taken away. */
  next: KeywordState | null;
  /** What was read, null for nothing; it is not saved over anything else. */
  was?: KeywordState | null | undefined;
  actorId: number;
}

/**
 * Makes a keyword, changes it, takes it away or brings it back (STAFF-58).
 * @param tidy makes of what is wanted what is kept @returns the state as it is kept @throws Refusal
 */
export async function saveKeyword(
  tx: Executor,
  { id, next: wanted, was, actorId }: KeywordChange,
  // What is undone stood there already, and may lack what is needed now.
  tidy: (before: KeywordState | null, next: KeywordState) => KeywordState = (_, next) => inOrder(next),
): Promise<KeywordState | null> {
  await lockKeywords(tx);
  const before = await readKeyword(tx, id);
  if (was !== undefined && !isSame(before, was && inOrder(was))) throw new Refusal(409, 'changed_meanwhile');
  if (id !== null && was === undefined && !before) throw new Refusal(404, 'not_found');
  const next = wanted && tidy(before, wanted);
  if (isSame(before, next)) return next;
  const own = id ?? (await nextMadeId(tx));
  if (next === null) await takeAway(tx, own);
  else await storeKeyword(tx, own, next);
  await noteWrite(tx, actorId, { action: 'keyword', entity: 'keyword', entityId: String(own), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next;
}

/** Does what {@link saveKeyword} does with what somebody typed, in a transaction of its own. */
export const writeKeyword = (
  db: Database,
  { publicUrl, ...change }: KeywordChange & { next: KeywordState; publicUrl: string },
): Promise<KeywordState> =>
  inTransaction(
    db,
    async (tx) =>
      (await saveKeyword(tx, change, (before, next) => tidyKeyword(before, next, publicUrl))) ?? change.next,
  );

export const removeKeyword = (db: Database, change: Omit<KeywordChange, 'next'>): Promise<unknown> =>
  inTransaction(db, (tx) => saveKeyword(tx, { ...change, next: null }));

/** Writers take turns: each word is checked against those of all others. */
const lockKeywords = (tx: Executor): Promise<unknown> =>
  sql`SELECT pg_advisory_xact_lock(hashtext('havu keywords'))`.execute(tx);

/** Locks a keyword, so that no import changes it meanwhile. */
async function readKeyword(tx: Executor, id: number | null): Promise<KeywordState | null> {
  if (id === null) return null;
  const found = tx.selectFrom('keywords').select('texts').where('id', '=', id).where('is_removed', '=', false);
  const row = await found.forUpdate().executeTakeFirst();
  return row ? toKeywordState(row) : null;
}

/** One of the merchant's files is marked, because the files bring it again. */
async function takeAway(tx: Executor, id: number): Promise<void> {
  const own = tx.updateTable('keywords').where('id', '=', id);
  await own.where('key', 'is not', null).set({ is_removed: true }).execute();
  await tx.deleteFrom('keywords').where('id', '=', id).where('key', 'is', null).execute();
}

/** @throws Refusal where another keyword has one of the words in the same language: only one of them would be explained */
async function storeKeyword(tx: Executor, id: number, state: KeywordState): Promise<void> {
  const others = await readRows<{ language: string; word: string }>(
    tx,
    sql`SELECT l.key AS language, lower(l.value ->> 'keyword') AS word
      FROM keywords, jsonb_each(texts) l WHERE id <> ${id}::int AND NOT is_removed`,
  );
  const taken = new Set(others.map(({ language, word }) => `${language} ${word}`));
  for (const [language, word] of Object.entries(state.words))
    if (taken.has(`${language} ${word.toLowerCase()}`)) throw refusedField(`word_${language}`, 'keywords.taken');
  const texts = JSON.stringify(textsOf(state));
  await tx
    .insertInto('keywords')
    .values({ id, texts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ texts, is_removed: false }))
    .execute();
}

/** What is stored of keywords, by id, as the log keeps it. */
export async function readKeywordStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KeywordState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('keywords')
    .select(['id', 'texts'])
    .where('id', 'in', ids)
    .where('is_removed', '=', false)
    .execute();
  return new Map(rows.map((row) => [row.id, toKeywordState(row)]));
}
