import type { OrderStatus } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseWithheld, withheld } from '../after-sale/withheld.ts';
import { noteWrite } from '../audit/note-write.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { tryRefundsOf } from '../payments/carry-out-refund.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { staffMoves } from './staff-moves.ts';

interface StaffMove {
  number: string;
  to: OrderStatus;
  note: string;
  isWithoutWithdrawn: boolean;
  actorId: number;
  /** The parcel's code, where one leaves. */
  trackingCode: string;
  /** See TRACKING_URL. */
  trackingUrl: string | null;
}

/** With these a parcel leaves. */
const leaving: readonly OrderStatus[] = ['shipped', 'transported_to_pickuplocation'];

/** The page that follows a parcel; '' where the shop knows none. */
const trackingLink = (url: string | null, code: string): string =>
  url === null ? '' : url.replaceAll('{code}', encodeURIComponent(code));

/** Moves an order by the staff's hand (AFTER-9 to AFTER-14). Any other move is refused. @throws Refusal */
export async function moveOrderStatus(payments: PaymentContext, move: StaffMove): Promise<void> {
  const orderId = await inTransaction(payments.db, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('number', '=', move.number)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw new Refusal(404, 'order_not_found');
    const [rows] = await readOrderRows(tx, { orderId: order.id });
    if (!rows) throw new Error(`no order ${order.id}`);
    const isWithdrawn = withheld(rows) === 'all';
    if (!staffMoves(order.status, isWithdrawn).includes(move.to))
      throw new Refusal(409, 'order_move_refused', { values: { from: order.status, to: move.to } });
    refuseWithheld(rows, move.to, move.isWithoutWithdrawn);
    const { actorId, note, trackingCode: tracking_code } = move;
    if (tracking_code !== '' && leaving.includes(move.to)) {
      const parcel = { tracking_code, tracking_link: trackingLink(move.trackingUrl, tracking_code) };
      await tx.updateTable('orders').set(parcel).where('id', '=', order.id).execute();
    }
    await noteWrite(tx, actorId, {
      action: 'order.status',
      entity: 'order',
      entityId: move.number,
      before: { status: order.status },
      after: { status: move.to, note, ...(tracking_code === '' ? {} : { tracking_code }) },
    });
    await payments.orders.move(
      tx,
      order.id,
      { from: order.status, to: move.to },
      { cause: 'staff', actorId, note, isWithdrawn },
    );
    return order.id;
  });
  if (move.to === 'cancelled') await tryRefundsOf(payments, orderId);
}
