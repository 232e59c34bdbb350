import type { Selectable } from 'kysely';
import type { InspectedPieces, StaffStoreReturnRow, StoreReturn } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { canBeTakenBack, isReturnOver } from 'mf-shared/rules/return-moves';
import type { StoreReturnsTable } from '../../db/schema/tables.ts';
import type { Executor } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { goodsOfCase } from '../after-sale/refused-goods.ts';
import { attachmentColumns, viewAttachment } from '../attachments/attachment-view.ts';
import { toPieces } from '../case-pieces/placed-pieces.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { lastDayToReturn } from './last-day-to-return.ts';

export type StoreReturnRecord = Selectable<StoreReturnsTable>;

/** What lists and pages tell of a return. @param toldMinor what its products cost, as the buyer told */
export const storeReturnFacts = (
  row: StoreReturnRecord,
  catalogue: Catalogue,
  toldMinor: number,
): Omit<StaffStoreReturnRow, 'holder'> => ({
  ...{ number: row.number, status: row.status, name: row.name, receipt: row.receipt, payout: row.payout },
  store_name: catalogue.allStores.get(row.store_id)?.name ?? '',
  bought_on: row.bought_on,
  told: toDecimal(toldMinor),
  refund: row.refund_minor === null ? null : toDecimal(row.refund_minor),
  submitted_at: row.submitted_at.toISOString(),
  status_at: row.status_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});

/** What the products of each return cost together, in cents, by its id. */
export async function toldMinorOf(db: Executor, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('store_return_rows')
    .select(['store_return_id', 'amount', 'price_minor'])
    .where('store_return_id', 'in', ids)
    .execute();
  const sums = new Map<string, number>();
  for (const { store_return_id: id, amount, price_minor } of rows)
    sums.set(id, (sums.get(id) ?? 0) + amount * price_minor);
  return sums;
}

/** How the pieces of each row are and where, for the staff (AFTER-113). */
export async function readPieces(db: Executor, id: string): Promise<InspectedPieces[]> {
  const rows = await db
    .selectFrom('store_return_rows')
    .select(['condition', 'destination', 'store_id', 'place'])
    .where('store_return_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(toPieces);
}

interface Reading {
  secret: ServiceSecret;
  catalogue: Catalogue;
  returnAddress: string;
  /** The staff see what they wrote to themselves. */
  isStaff: boolean;
}

/** A return with its products, letters and files, all but its code. */
export async function readStoreReturn(
  db: Executor,
  row: StoreReturnRecord,
  { secret, catalogue, returnAddress, isStaff }: Reading,
): Promise<Omit<StoreReturn, 'code'>> {
  const rows = await db
    .selectFrom('store_return_rows')
    .selectAll()
    .where('store_return_id', '=', row.id)
    .orderBy('position')
    .execute();
  const events = await db
    .selectFrom('store_return_events as e')
    .leftJoin('customers as c', 'c.id', 'e.actor_id')
    .selectAll('e')
    .select('c.first_name')
    .where('e.store_return_id', '=', row.id)
    .$if(!isStaff, (query) => query.where('e.is_internal', '=', false))
    .orderBy('e.id')
    .execute();
  const files = await db
    .selectFrom('attachments')
    .select([...attachmentColumns, 'store_return_event_id'])
    .where('store_return_id', '=', row.id)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date())]))
    .orderBy('created_at')
    .execute();
  const filesOf = (eventId: number) =>
    files
      .filter(({ store_return_event_id }) => store_return_event_id === eventId)
      .map(({ store_return_event_id: _, ...file }) => viewAttachment(secret, file));
  const toldMinor = rows.reduce((sum, { amount, price_minor }) => sum + amount * price_minor, 0);
  return {
    ...storeReturnFacts(row, catalogue, toldMinor),
    rows: rows.map(({ model, color, size, amount, price_minor, reason }) => ({
      ...{ model, color, size, amount, price: toDecimal(price_minor), reason },
    })),
    return_store_name: row.return_store_id === null ? null : (catalogue.allStores.get(row.return_store_id)?.name ?? ''),
    ...{ send_to: returnAddress, send_by: lastDayToReturn(row.bought_on), tracking_code: row.tracking_code },
    ...{ can_cancel: canBeTakenBack(row.status), can_write: !isReturnOver(row.status) },
    goods: await goodsOfCase(db, row),
    ...{ iban_end: row.iban_end, message: row.message },
    attachments: filesOf(events[0]?.id ?? 0),
    events: events.map((event, index) => ({
      ...{ id: event.id, at: event.at.toISOString(), by: event.by, status: event.status, body: event.body },
      signature: event.by === 'staff' ? (event.first_name ?? '') : '',
      is_internal: event.is_internal,
      // Those of the form stand with the form.
      attachments: index === 0 ? [] : filesOf(event.id),
    })),
  };
}
