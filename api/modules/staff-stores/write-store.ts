import { sql } from 'kysely';
import { localeCodes, type StoreFacts, type StoreHours, type StoreStanding } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { checkStanding } from './check-standing.ts';

interface StoreStates {
  facts: StoreFacts;
  hours: StoreHours;
  standing: StoreStanding;
}

/** What changes of a store: its facts, its hours, or whether it is open, each in a save of its own. `was`: what was read; nothing newer is overwritten. */
export type StoreChange = {
  [Section in keyof StoreStates]: {
    id: number;
    section: Section;
    next: StoreStates[Section];
    was: StoreStates[Section];
    /** Null where a day did it that staff had planned. */
    actorId: number | null;
  };
}[keyof StoreStates];

/** Changes a store; shoppers see it within two seconds. @throws Refusal 409 where somebody changed it meanwhile */
export const writeStore = (db: Database, change: StoreChange): Promise<void> =>
  inTransaction(db, (tx) => saveStore(tx, change));

/** Does what {@link writeStore} does, within the caller's transaction. */
export async function saveStore(tx: Executor, change: StoreChange): Promise<void> {
  const { id, section, next, was, actorId } = change;
  const row = await tx.selectFrom('stores').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  const before = toStates(row)[section];
  if (!isSame(before, was)) throw new Refusal(409, 'changed_meanwhile');
  if (isSame(before, next)) return;
  if (change.section === 'standing') checkStanding(row, change.next);
  await tx.updateTable('stores').set(columnsOf(change, row)).where('id', '=', id).execute();
  await noteWrite(tx, actorId, {
    ...{ action: `store_${section}`, entity: 'store', entityId: String(id) },
    ...{ before, after: next },
  });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
}

/** What is stored of stores, by id, as the log keeps it. */
export async function readStoreStates(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, StoreStates>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('stores')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, toStates(row)]));
}

export const toStates = (row: Row<'stores'>): StoreStates => ({
  facts: {
    ...{ name: row.name, short_name: row.short_name, address: row.address, postal_code: row.postal_code },
    ...{ city: row.city, phone: row.phone, email: row.email },
    ...{ pickup: row.nouto, express_pickup: row.pikanouto, sells_online: row.sells_online },
    descriptions: Object.fromEntries(
      localeCodes.flatMap((locale) => {
        const words = row.texts[locale]?.description ?? '';
        return words === '' ? [] : [[locale, words]];
      }),
    ),
  },
  hours: {
    // A merchant's file may tell of fewer days.
    opening_hours: Array.from({ length: 7 }, (_, weekday) => row.opening_hours[weekday] ?? null),
    other_days: row.other_days,
  },
  standing: { is_open: row.is_open, closes_on: row.closes_on },
});

function columnsOf(change: StoreChange, row: Row<'stores'>) {
  if (change.section === 'standing') return change.next;
  return change.section === 'hours' ? hoursColumns(change.next) : factsColumns(change.next, row);
}

const hoursColumns = ({ opening_hours, other_days }: StoreHours) => ({
  opening_hours: JSON.stringify(opening_hours),
  other_days: JSON.stringify(other_days),
});

const factsColumns = ({ descriptions, pickup, express_pickup, ...facts }: StoreFacts, { texts }: Row<'stores'>) => ({
  ...{ ...facts, nouto: pickup, pikanouto: express_pickup },
  texts: JSON.stringify(
    Object.fromEntries(
      localeCodes.flatMap((locale) => {
        const { description: _description, ...others } = texts[locale] ?? {};
        const description = descriptions[locale];
        const words = { ...others, ...(description && { description }) };
        return Object.keys(words).length === 0 ? [] : [[locale, words]];
      }),
    ),
  ),
});
