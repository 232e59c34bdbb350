import { sql } from 'kysely';
import { type Locale, localeCodes, type RedirectState } from 'mf-shared/contract';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { findStored, followRedirects, type RedirectRow } from './follow-redirects.ts';
import { faultIn, refusalOf } from './tidy-redirect.ts';

interface RedirectChange {
  /** Null: a new one. */
  id: number | null;
  /** Null: it is taken away. */
  next: RedirectState | null;
  /** What was read, null for nothing; it is not saved over anything else. */
  was?: RedirectState | null | undefined;
  actorId: number;
}

/** Makes a redirect, changes it, takes it away or brings it back (STAFF-46). @throws Refusal */
export async function saveRedirect(tx: Executor, { id, next, was, actorId }: RedirectChange): Promise<void> {
  await lockRedirects(tx);
  const before = id === null ? null : ((await readRedirectStates(tx, [id])).get(id) ?? null);
  if (was !== undefined && !isSame(before, was && toState(was))) throw new Refusal(409, 'changed_meanwhile');
  if (id !== null && was === undefined && !before) throw new Refusal(404, 'not_found');
  if (isSame(before, next && toState(next))) return;
  if (next === null) {
    await tx.deleteFrom('redirects').where('id', '=', id).execute();
    await noteRedirect(tx, actorId, { id: id ?? 0, before, after: null });
    return;
  }
  const state = toState(next);
  const other = await tx.selectFrom('redirects').select('id').where('old_path', '=', state.old_path).executeTakeFirst();
  if (other && other.id !== id) throw refusalOf(faultIn('old_path', 'taken'));
  const written = await tx
    .insertInto('redirects')
    .values({ ...(id !== null && { id }), ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (await isCircle(state.old_path, findStored(tx))) throw refusalOf(faultIn('new_path', 'circle'));
  await noteRedirect(tx, actorId, { id: written.id, before, after: state });
}

/** Does what {@link saveRedirect} does, in a transaction of its own. */
export const writeRedirect = (db: Database, change: RedirectChange): Promise<void> =>
  inTransaction(db, (tx) => saveRedirect(tx, change));

/** Writers take turns: two that are written at once could make a circle of which neither knows. Who follows one waits for nobody. */
export const lockRedirects = (tx: Executor): Promise<unknown> =>
  sql`SELECT pg_advisory_xact_lock(hashtext('havu redirects'))`.execute(tx);

/** Whether the way from an old address comes back to where it was, in one of the languages. */
export async function isCircle(
  oldPath: string,
  find: (keys: readonly string[]) => Promise<RedirectRow | undefined> | RedirectRow | undefined,
): Promise<boolean> {
  const { named, path } = splitLocalePath(oldPath, 'prefix');
  const readers: readonly Locale[] = named ? [named] : localeCodes;
  for (const locale of readers)
    if ((await followRedirects(path, locale, { find, isPage: () => false })).kind === 'circle') return true;
  return false;
}

/** What is stored of redirects, by id, as the log keeps it. */
export async function readRedirectStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RedirectState>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('redirects').select(['id', 'old_path', 'new_path']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toState(row)]));
}

export const noteRedirect = (
  tx: Executor,
  actorId: number,
  { id, before, after }: { id: number; before: RedirectState | null; after: RedirectState | null },
): Promise<void> =>
  noteWrite(tx, actorId, { action: 'redirect', entity: 'redirect', entityId: String(id), before, after });

const toState = ({ old_path, new_path }: RedirectState): RedirectState => ({ old_path, new_path });
