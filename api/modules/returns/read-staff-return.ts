import type { InspectedPieces, Locale, StaffReturn } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { isPlainMove, nextReturnStatuses } from 'mf-shared/rules/return-moves';
import type { Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { findReference, returnOfOrder } from './find-return.ts';
import { openPieces, shareAsMoney } from './open-pieces.ts';
import { readCase, readPieces } from './read-return.ts';

/** A return with what the staff need to inspect it. @throws Refusal 404 */
export async function readStaffReturn(
  db: Executor,
  secret: ServiceSecret,
  reference: string,
  locale: Locale,
): Promise<StaffReturn> {
  const known = await findReference(db, reference);
  if (!known) throw new Refusal(404, 'return_not_found');
  const found = await returnOfOrder(db, known.order_id, known.id);
  const { rows, row } = found;
  const { lines, ...read } = await readCase(db, found, { secret, locale, isStaff: true });
  const pieces = await readPieces(db, row.id);
  const open = openPieces(found, pieces);
  const codes = await readShelfCodes(
    db,
    lines.map(({ productId }) => productId),
  );
  const shelves = await readShelves(db, row.order_id);
  const { order } = rows;
  return {
    ...read,
    ...{ id: row.id, version: row.version, has_left: row.has_left, received_store: row.received_store },
    ...{ name: `${order.first_name} ${order.last_name}`.trim(), email: order.email, phone: order.phone },
    language: order.language,
    next: row.has_left ? nextReturnStatuses(read.status).filter(isPlainMove) : [],
    lines: lines.map((line) => {
      const own = open.find(({ productId }) => productId === line.productId);
      const shelf = shelves.get(line.productId) ?? null;
      const share = toDecimal(own ? shareAsMoney(own) : 0);
      const inspected = pieces.filter(({ product_id }) => product_id === line.productId).map(toInspected);
      const shelf_codes = codes.get(line.productId) ?? [];
      return { ...line, open: own?.amount ?? 0, share, shelf, shelf_codes, inspected };
    }),
  };
}

/** The store that each product of an order was taken from; the first one where there were several. */
async function readShelves(db: Executor, orderId: number): Promise<Map<number, number>> {
  const taken = await db
    .selectFrom('reservations')
    .select(['variant_id', 'store_id'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
  return new Map(taken.map(({ variant_id, store_id }) => [variant_id, store_id]));
}

/** Where the models of these variants lie, by the shelves' codes. */
async function readShelfCodes(db: Executor, variantIds: readonly number[]): Promise<Map<number, string[]>> {
  if (variantIds.length === 0) return new Map();
  const found = await db
    .selectFrom('variants')
    .innerJoin('product_models', 'product_models.id', 'variants.model_id')
    .select(['variants.id', 'product_models.shelf_codes'])
    .where('variants.id', 'in', variantIds)
    .execute();
  return new Map(found.map(({ id, shelf_codes }) => [id, shelf_codes.filter(Boolean)]));
}

function toInspected({ condition, destination, store_id, place }: Row<'return_line_outcomes'>): InspectedPieces {
  return { condition, destination, store: store_id, place };
}
