import { type Locale, locale, type StaffRight } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { asState } from '../audit/logged-state.ts';
import { undoChange } from '../bulk-changes/take-back.ts';
import { loggedWords, saveSynonyms } from '../search/save-synonyms.ts';
import { saveSetting } from '../staff-content/write-setting.ts';
import { undoProductWrite } from '../staff-products/change-product.ts';
import { kindOf } from './content-kinds.ts';
import { rightToUndo } from './judge-writes.ts';
import type { LoggedWrite } from './logged-write.ts';

interface Who {
  actorId: number;
  rights: ReadonlySet<StaffRight>;
  locale: Locale;
}

/** Brings back what a write replaced, where nothing has changed it since; that is a write too (STAFF-41). @throws Refusal */
export async function undoWrite(db: Database, who: Who, id: number): Promise<void> {
  const row = await db
    .selectFrom('audit_log')
    .select(['id', 'action', 'entity', 'entity_id', 'before', 'after'])
    .where('id', '=', id)
    .executeTakeFirst();
  const write = row && { ...row, before: asState(row.before), after: asState(row.after) };
  const right = write ? rightToUndo(write) : null;
  if (!write || !right) throw new Refusal(404, 'write_not_found');
  if (!who.rights.has(right)) throw new Refusal(403, 'right_missing');
  if (write.entity === 'products') await undoChange(db, who, Number(write.entity_id));
  else if (write.entity === 'product') await undoProductWrite(db, { ...who, modelId: Number(write.entity_id) }, id);
  else await undoContent(db, who.actorId, write);
}

/** A save over what the write left: it is refused where something else stands there by now. */
const undoContent = (db: Database, actorId: number, write: LoggedWrite): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { entity, entity_id, before, after } = write;
    if (entity === 'setting')
      await saveSetting(tx, { key: entity_id, value: settingValue(before), was: settingValue(after), actorId });
    else if (entity === 'search_words')
      await saveSynonyms(tx, {
        ...{ language: locale.parse(entity_id), actorId, next: loggedWords(before), was: loggedWords(after) },
      });
    else await kindOf(write)?.undo(tx, write, actorId);
  });

const settingValue = (state: object | null): string => (state && 'value' in state ? String(state.value) : '');
