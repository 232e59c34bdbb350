import { sql } from 'kysely';
import type { DeliveryState, Locale } from 'mf-shared/contract';
import { toDecimal, toMinor } from 'mf-shared/rules/minor-units';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { withWords } from '../../texts/words-by-language.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';

type DeliveryRow = Row<'delivery_methods'>;

interface DeliveryChange {
  id: number;
  next: DeliveryState;
  /** The state that was read; nothing newer is overwritten. */
  was?: DeliveryState | undefined;
  actorId: number;
}

/**
 * Changes a way to deliver; orders that were placed keep what they paid (STAFF-52).
 * @returns the state as it is kept
 * @throws Refusal
 */
export async function saveDelivery(tx: Executor, change: DeliveryChange): Promise<DeliveryState> {
  const { id, was, actorId } = change;
  const row = await tx.selectFrom('delivery_methods').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  const [before, next] = [toDeliveryState(row), inOrder(change.next)];
  if (was !== undefined && !isSame(before, inOrder(was))) throw new Refusal(409, 'changed_meanwhile');
  checkDelivery(next);
  if (isSame(before, next)) return next;
  await tx.updateTable('delivery_methods').set(columnsOf(next)).where('id', '=', id).execute();
  await noteWrite(tx, actorId, { action: 'delivery', entity: 'delivery', entityId: String(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next;
}

/** @throws Refusal beside the field that is wrong */
export function checkDelivery({ names, days_from, days_to }: DeliveryState): void {
  if (Object.keys(names).length === 0) throw refusedField('name_fi', 'deliveries.no_name');
  if (days_to < days_from) throw refusedField('days_to', 'deliveries.days_end_before');
}

/** The state as the database has it. */
export const columnsOf = ({ price, free_from, names, descriptions, is_active, days_from, days_to }: DeliveryState) => ({
  ...{ is_active, is_stopped: !is_active, days_from, days_to },
  ...{ names: JSON.stringify(names), descriptions: JSON.stringify(descriptions) },
  ...{ price_minor: toMinor(price), free_from_minor: free_from === null ? null : toMinor(free_from) },
});

/** Does what {@link saveDelivery} does, in a transaction of its own. */
export const writeDelivery = (db: Database, change: DeliveryChange): Promise<DeliveryState> =>
  inTransaction(db, (tx) => saveDelivery(tx, change));

/** What is stored of deliveries, by id, as the log keeps it. */
export async function readDeliveryStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DeliveryState>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('delivery_methods').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toDeliveryState(row)]));
}

/** What deliveries are called, with their country, by id. */
export async function readDeliveryNames(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('delivery_methods as d')
    .leftJoin('countries as c', 'c.code', 'd.country_code')
    .select(['d.id', 'd.names', 'd.country_code', 'c.names as country'])
    .where('d.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, names, country, country_code }) => [
      id,
      `${inLocale(names, locale) ?? ''}, ${(country && inLocale(country, locale)) ?? country_code}`,
    ]),
  );
}

export const toDeliveryState = (row: DeliveryRow): DeliveryState =>
  inOrder({
    ...{ names: row.names, descriptions: row.descriptions, price: toDecimal(row.price_minor) },
    free_from: row.free_from_minor === null ? null : toDecimal(row.free_from_minor),
    ...{ days_from: row.days_from, days_to: row.days_to, is_active: row.is_active },
  });

/** The state as it is kept: whole cents, and no language without words. */
export const inOrder = (state: DeliveryState): DeliveryState => ({
  names: withWords(state.names),
  descriptions: withWords(state.descriptions),
  price: toDecimal(toMinor(state.price)),
  free_from: state.free_from === null ? null : toDecimal(toMinor(state.free_from)),
  ...{ days_from: state.days_from, days_to: state.days_to, is_active: state.is_active },
});
