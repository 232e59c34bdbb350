import type { Locale, StaffRight } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { isStillSo } from '../audit/logged-state.ts';
import { createIsLeft } from '../search/save-synonyms.ts';
import { canBeBack, rightOf, sectionOf } from '../staff-products/change-product.ts';
import type { ContentKind } from './content-kind.ts';
import { contentKinds, kindOf } from './content-kinds.ts';
import type { LoggedWrite } from './logged-write.ts';

export const rightToReadAll: StaffRight = 'people.keep';
const rightsOfOthers: Readonly<Record<string, StaffRight>> = {
  ...{ product: 'products.read', setting: 'settings.change', search_words: 'search.keep' },
  newsletter_list: 'newsletters.keep',
};

/** What reading writes about a subject needs; everything that is not content is for admins. */
export const rightToRead = (subject: string): StaffRight =>
  contentKinds.get(subject)?.right ?? rightsOfOthers[subject] ?? rightToReadAll;

/** What undoing a write needs; null for what cannot be undone here. */
export function rightToUndo(write: LoggedWrite): StaffRight | null {
  const { action, entity, before, after } = write;
  const kind = kindOf(write);
  if (kind) return kind.canUndo(write) ? kind.right : null;
  if (entity === 'setting') return 'settings.change';
  if (entity === 'products') return action === 'bulk_change' ? rightOfBulk(after) : null;
  // Null before a group of words was made, and after it was removed.
  if (entity === 'search_words') return 'search.keep';
  return entity === 'product' && before !== null && sectionOf(action, after) ? rightOf(action) : null;
}

const rightOfBulk = (after: object | null): StaffRight =>
  after && 'kind' in after && after.kind === 'visibility' ? 'products.texts' : 'products.prices';

/** Which of some writes nothing has changed since: what they left is what is stored now. */
export async function findLatest(db: Executor, writes: readonly LoggedWrite[]): Promise<ReadonlySet<number>> {
  const latest = new Set<number>(await findApplied(db, writes));
  const isLeft = writes.some(({ entity }) => entity === 'search_words') ? await createIsLeft(db) : () => false;
  const settings = await readSettingStates(db, writes);
  const note = (write: LoggedWrite, now: object | null) => {
    // What was taken away is stored by being nowhere.
    if (now === null ? write.after === null : isStillSo(now, write.after)) latest.add(write.id);
  };
  for (const [kind, own] of Map.groupBy(writes, kindOf)) {
    const states = await kind?.readStates(
      db,
      own.map(({ entity_id }) => Number(entity_id)),
    );
    for (const write of own) {
      const { entity, entity_id, action, after } = write;
      if (states) note(judgedOf(kind, write), judgedState(kind, states.get(Number(entity_id)) ?? null));
      else if (entity === 'setting') note(write, settings.get(entity_id) ?? null);
      else if (entity === 'search_words' && isLeft(write)) latest.add(write.id);
      else if (entity === 'product') {
        const section = sectionOf(action, after);
        const stored = (await section?.read(db, Number(entity_id))) ?? null;
        if (section && canBeBack(section, write.before, stored)) note(write, stored);
      }
    }
  }
  return latest;
}

const judgedState = (kind: ContentKind | undefined, state: object | null): object | null =>
  state && (kind?.judged?.(state) ?? state);
const judgedOf = (kind: ContentKind | undefined, write: LoggedWrite): LoggedWrite => ({
  ...write,
  after: judgedState(kind, write.after),
});

async function readSettingStates(
  db: Executor,
  writes: readonly LoggedWrite[],
): Promise<ReadonlyMap<string, { value: string }>> {
  const keys = writes.filter(({ entity }) => entity === 'setting').map(({ entity_id }) => entity_id);
  if (keys.length === 0) return new Map();
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, { value }]));
}

/** The writes of changes of many products that are not taken back yet: each product of them is judged at the undo. */
async function findApplied(db: Executor, writes: readonly LoggedWrite[]): Promise<number[]> {
  const ids = writes.filter(({ entity }) => entity === 'products').map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bulk_changes')
    .select('write_id')
    .where('write_id', 'in', ids)
    .where('state', '=', 'applied')
    .execute();
  return rows.flatMap(({ write_id }) => write_id ?? []);
}

/** What products and content are called, `entity id` → name. */
export async function readNames(
  db: Executor,
  writes: readonly LoggedWrite[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [entity, own] of Map.groupBy(writes, (write) => write.entity)) {
    const found = await (entity === 'product' ? readProductNames : contentKinds.get(entity)?.readNames)?.(
      db,
      own,
      locale,
    );
    for (const [id, name] of found ?? []) names.set(`${entity} ${id}`, name);
  }
  return names;
}

async function readProductNames(
  db: Executor,
  writes: readonly LoggedWrite[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  const ids = writes.map(({ entity_id }) => Number(entity_id));
  const rows = await db
    .selectFrom('model_texts')
    .select(['model_id', 'locale', 'name'])
    .where('model_id', 'in', ids)
    .where('locale', 'in', ['fi', locale])
    .execute();
  // The reader's language last: it stays.
  return new Map(rows.sort((one) => (one.locale === locale ? 1 : -1)).map(({ model_id, name }) => [model_id, name]));
}
