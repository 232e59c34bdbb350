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
}

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
    const { actorId, note } = move;
    await noteWrite(tx, actorId, {
      action: 'order.status',
      entity: 'order',
      entityId: move.number,
      before: { status: order.status },
      after: { status: move.to, note },
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
