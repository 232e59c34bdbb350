import type { Selectable } from 'kysely';
import type { Complaint, ComplaintEvent, ComplaintForm, InspectedPieces } from 'mf-shared/contract';
import { answerWorkingDays } from 'mf-shared/rules/complaint-moves';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { ComplaintsTable } from '../../db/schema/tables.ts';
import type { Executor } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { variantImage } from '../../read-model/picture-paths.ts';
import { goodsOfCase } from '../after-sale/refused-goods.ts';
import { attachmentColumns, viewAttachment } from '../attachments/attachment-view.ts';
import { toPieces } from '../case-pieces/placed-pieces.ts';
import { addWorkingDays } from '../checkout/working-days.ts';
import { givenParts, postagePart } from './given-parts.ts';
import { type WayReading, wayOfProduct } from './way-of-product.ts';

export type ComplaintRecord = Selectable<ComplaintsTable>;

/** When the shop has written at the latest, as policy and page say it. */
function answerBy({ status, status_at }: Pick<ComplaintRecord, 'status' | 'status_at'>): string | null {
  const days = answerWorkingDays(status);
  const day = shopDay(status_at);
  return days === null ? null : addWorkingDays(day, days);
}

export const complaintFacts = (row: ComplaintRecord) => ({
  ...{ number: row.number, status: row.status, wish: row.wish, outcome: row.outcome },
  submitted_at: row.submitted_at.toISOString(),
  status_at: row.status_at.toISOString(),
  answer_by: answerBy(row),
});

/** Null for what is not in the catalogue. */
export function imageOfVariant(catalogue: Catalogue, variantId: number | null): string | null {
  const variant = variantId === null ? undefined : catalogue.variants.get(variantId);
  return variant ? variantImage(variant) : null;
}

/** How the piece of each row is and where, for the staff (AFTER-113). */
export async function readPieces(db: Executor, id: string): Promise<InspectedPieces[]> {
  const rows = await db
    .selectFrom('complaint_rows')
    .select(['condition', 'destination', 'store_id', 'place'])
    .where('complaint_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(toPieces);
}

interface Reading extends WayReading {
  catalogue: Catalogue;
  /** The staff see what they wrote to themselves. */
  isStaff: boolean;
}

/** A case with its letters and files, all but its code. */
export async function readComplaint(
  db: Executor,
  row: ComplaintRecord,
  { catalogue, isStaff, ...way }: Reading,
): Promise<Omit<Complaint, 'code'>> {
  const rows = await db
    .selectFrom('complaint_rows')
    .selectAll()
    .where('complaint_id', '=', row.id)
    .orderBy('position')
    .execute();
  const form: ComplaintForm = {
    ...{ customerName: row.name, email: row.email, wish: row.wish, ...row.form, state: row.form.state ?? '' },
    rows: rows.map(({ variant_id, facts }) => ({ ...facts, productId: variant_id })),
  };
  const nameOf = (store: string) => catalogue.allStores.get(Number(store))?.name ?? '';
  return {
    ...complaintFacts(row),
    ...{ form, store_name: nameOf(row.form.store), target_store_name: nameOf(row.form.targetStore) },
    ...{ goods: await goodsOfCase(db, row), given: givenParts(row, way.language) },
    ...{ product: await wayOfProduct(db, row, way), postage: postagePart(row, way.language) },
    images: rows.map(({ variant_id }) => imageOfVariant(catalogue, variant_id)),
    events: await readEvents(db, row.id, { secret: way.secret, isStaff }),
  };
}

async function readEvents(
  db: Executor,
  complaintId: string,
  { secret, isStaff }: Pick<Reading, 'secret' | 'isStaff'>,
): Promise<ComplaintEvent[]> {
  const events = await db
    .selectFrom('complaint_events as e')
    .leftJoin('customers as c', 'c.id', 'e.actor_id')
    .selectAll('e')
    .select('c.first_name')
    .where('e.complaint_id', '=', complaintId)
    .$if(!isStaff, (query) => query.where('e.is_internal', '=', false))
    .orderBy('e.id')
    .execute();
  const files = await db
    .selectFrom('attachments')
    .select([...attachmentColumns, 'event_id'])
    .where('complaint_id', '=', complaintId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date())]))
    .orderBy('created_at')
    .execute();
  return events.map((event) => ({
    ...{ id: event.id, at: event.at.toISOString(), by: event.by, status: event.status, body: event.body },
    signature: event.by === 'staff' ? (event.first_name ?? '') : '',
    is_internal: event.is_internal,
    attachments: files
      .filter(({ event_id }) => event_id === event.id)
      .map(({ event_id: _, ...file }) => viewAttachment(secret, file)),
  }));
}
