import type { Locale, StaffReturn } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { isPlainMove, nextReturnStatuses } from 'mf-shared/rules/return-moves';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { openPieces, shareAsMoney } from './open-pieces.ts';
import { findReference, readCase, readPieces, returnOfOrder } from './read-return.ts';

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
  const open = openPieces(found, await readPieces(db, row.id));
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
      return { ...line, open: own?.amount ?? 0, share, shelf };
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
