import type { OrderStatus } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { refuseWithheld, withheld } from '../after-sale/withheld.ts';
import { noteWrite } from '../audit/note-write.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { cancellationWords } from '../orders/cancellation-words.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { moveOrder } from '../orders/settle-order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { tryRefund } from '../payments/refund-payment.ts';
import { endOrder } from './end-order.ts';
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
  const refundId = await inTransaction(payments.db, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select(['id', 'status', 'email', 'first_name', 'language', 'delivery'])
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
    const moveId = await moveOrder(tx, order.id, order.status, move.to, { actorId, note, isWithdrawn });
    await noteWrite(tx, move.actorId, {
      action: 'order.status',
      entity: 'order',
      entityId: move.number,
      before: { status: order.status },
      after: { status: move.to, note: move.note },
    });
    const template = await templateOf(tx, order, move.to);
    if (template)
      await enqueueMail(tx, {
        template,
        to: order.email,
        language: keptLocale(order.language),
        values: { first_name: order.first_name, number: move.number, place: order.delivery.location ?? '' },
        dedupeKey: `${template} ${order.id} ${moveId}`,
      });
    if (move.to !== 'cancelled') return null;
    const reason = 'cancelled order';
    const refund = await endOrder(tx, order.id, move.actorId, reason);
    if (refund !== null)
      await noteWrite(tx, move.actorId, {
        action: 'order.refund',
        entity: 'order',
        entityId: move.number,
        before: null,
        after: { refund, amount_minor: null, reason },
      });
    return refund;
  });
  if (refundId !== null) await tryRefund(payments, refundId);
}

const templates: Partial<Record<OrderStatus, string>> = {
  ready_for_pick_up: 'order_ready',
  transported_to_pickuplocation: 'order_at_pickup_point',
  shipped: 'order_shipped',
};

async function templateOf(
  tx: Executor,
  order: { id: number; status: OrderStatus },
  to: OrderStatus,
): Promise<string | undefined> {
  if (to === 'manual_cancellation') return `order_cancellation${await cancellationWords(tx, order.id)}`;
  if (to === 'cancelled') return `order_cancelled${await cancellationWords(tx, order.id)}`;
  return order.status === 'manual_cancellation' ? 'order_cancellation_refused' : templates[to];
}
