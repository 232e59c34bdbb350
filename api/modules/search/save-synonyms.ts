import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { readSynonyms, type SynonymGroups } from '../../read-model/general-settings.ts';
import { noteWrite } from '../audit/note-write.ts';
import { changeGroup, tidyGroup, writtenGroup } from './tidy-synonyms.ts';

const key = 'search_synonyms';

/** @throws Refusal where an import brought what nobody can read: a save must not replace it unseen */
function groupsIn(value: string): SynonymGroups {
  if (value.trim() === '') return {};
  try {
    return readSynonyms(value);
  } catch {
    throw new Refusal(409, 'search_words_unreadable');
  }
}

/** The groups as they are stored, which may be newer than those that this process searches with. @throws Refusal */
export async function readStoredGroups(db: Executor): Promise<SynonymGroups> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return groupsIn(row?.value ?? '');
}

interface SynonymsChange {
  language: Locale;
  /** As staff wrote it. Null: it is taken away. */
  next: string | null;
  /** The group that was read; null for a new one. It is not saved over anything else. */
  was: string | null;
  actorId: number;
}

/** Makes a group of words that mean the same, changes it or takes it away (STAFF-51). @throws Refusal */
export async function saveSynonyms(tx: Executor, { language, next, was, actorId }: SynonymsChange) {
  const words = next === null ? null : tidyGroup(next);
  // The row is there to be locked: two who write at once would lose one of both.
  await tx
    .insertInto('settings')
    .values({ key, value: '{}', is_public: true })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await tx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const groups = changeGroup(groupsIn(row.value), { language, next: words, was });
  const kept = words && writtenGroup(words);
  if (kept === was) return { words: kept };
  await tx
    .updateTable('settings')
    .set({ value: JSON.stringify(groups) })
    .where('key', '=', key)
    .execute();
  await noteWrite(tx, actorId, {
    ...{ action: 'search_words', entity: 'search_words', entityId: language },
    ...{ before: stateOf(was), after: stateOf(kept) },
  });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return { words: kept };
}

/** A group as the log keeps it. */
interface GroupState {
  words: string;
}
const stateOf = (words: string | null): GroupState | null => (words === null ? null : { words });

/** The words of a group in the log; null before it was made and after it was taken away. */
export const loggedWords = (state: object | null): string | null =>
  state && 'words' in state ? String(state.words) : null;

/** Whether what a write left of a language's groups is what is stored now. */
export async function createIsLeft(db: Executor) {
  const groups = await readStoredGroups(db).catch((): SynonymGroups => ({}));
  return ({ entity_id, before, after }: { entity_id: string; before: object | null; after: object | null }) => {
    const own = new Set(groups[entity_id as Locale]?.map(writtenGroup));
    const left = loggedWords(after);
    return left === null ? !own.has(loggedWords(before) ?? '') : own.has(left);
  };
}
