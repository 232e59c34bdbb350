import type { Transaction } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { lockGiftCardsOf } from '../gift-cards/bought-gift-cards.ts';
import { returnToGiftCards } from '../gift-cards/gift-card-payments.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { tryRefundsOf } from '../payments/carry-out-refund.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { type ExchangedGoods, movingMoney, readExchangedGoods, tellCards } from '../payments/settle-exchange.ts';
import { failPayment, type LockedPayment, lockPayment } from '../payments/settle-payment.ts';
import { refundablePayment } from './give-back.ts';
import { mailReturn } from './mail-return.ts';
import { referenceOf, type WithdrawalRow } from './read-after-sale.ts';
import { readGivable, shareGiven } from './read-givable.ts';
import { withdrawalRefund } from './withdrawal-refund.ts';

/** `over`: it was not waiting any more. `waits`: the buyer has approved a payment, and only its provider's word ends that. */
type GivenUp = 'done' | 'over' | 'waits';

/** The buyer wants the money rather, and says so in a language, or did not pay in time. */
type GivingUp = { orderId: number } & ({ because: 'buyer'; locale: Locale } | { because: 'time' });

/**
 * Ends the order of an exchange whose difference is not paid (AFTER-94): its goods can be sold again, and what was accepted for
 * them goes back the way it was paid. Once, however many ask for it.
 */
export async function giveUpExchange(payments: PaymentContext, giving: GivingUp): Promise<GivenUp> {
  const { orderId, because } = giving;
  const ended = await inTransaction(payments.db, async (tx) => {
    const whole = await lockWaiting(tx, orderId);
    const goods = whole && (await readExchangedGoods(tx, orderId));
    if (!whole || !goods) return 'over';
    if (because === 'time' && !(await isOverdue(tx, orderId))) return 'waits';
    const parts = await lockOpenParts(tx, whole.id);
    if (parts.some(({ isApproved, status }) => isApproved || status === 'authorised')) return 'waits';
    // Orders and payments are locked before gift cards and stock, an exchange's before the one whose goods came back.
    const moving = await movingMoney(tx, orderId);
    await tx.selectFrom('orders').select('id').where('id', '=', goods.firstOrderId).forUpdate().execute();
    for (const { payment_id } of moving) await lockPayment(tx, payment_id);
    await lockGiftCardsOf(tx, goods.firstOrderId);
    const to = because === 'buyer' ? 'cancelled' : 'expired';
    for (const part of parts) await failPayment(tx, payments.orders, part, to);
    await failPayment(tx, payments.orders, whole, to);
    await endRows(tx, orderId, new Date());
    const { rows, row, reference } = await readEnded(tx, goods);
    const delivery = await deliveryBack(tx, rows, row);
    const deliveryMinor = delivery.money + delivery.cards;
    for (const { id } of moving) await sendBack(tx, id, reference);
    if (delivery.money > 0) await addDelivery(tx, { rows, row, reference }, { moving, minor: delivery.money });
    if (delivery.cardsEuro > 0) await returnToGiftCards(tx, rows.order.id, delivery.cardsEuro);
    await mailReturn(tx, rows, {
      template: because === 'buyer' ? 'exchange_given_up' : 'exchange_unpaid',
      ...(giving.because === 'buyer' && { language: giving.locale }),
      ...{ reference, promisedMinor: goods.valueMinor + deliveryMinor },
    });
    const cardsMinor = await tellCards(tx, payments.orders, { payment: whole, goods, besideMinor: delivery.cards });
    await tx
      .updateTable('returns')
      .set((eb) => ({
        ...{ cards_minor: eb('cards_minor', '+', cardsMinor), version: eb('version', '+', 1) },
        ...{ delivery_minor: eb('delivery_minor', '+', deliveryMinor) },
        refund_minor: eb('refund_minor', '+', deliveryMinor),
      }))
      .where('id', '=', goods.returnId)
      .execute();
    return goods;
  });
  if (typeof ended === 'string') return ended;
  await tryRefundsOf(payments, ended.firstOrderId);
  return 'done';
}

/** The order's own payment, under its lock; null where nothing is waited for. */
async function lockWaiting(tx: Transaction<Tables>, orderId: number): Promise<LockedPayment | null> {
  const known = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('provider', '=', 'exchange')
    .executeTakeFirst();
  const payment = known && (await lockPayment(tx, known.id));
  return payment?.status === 'created' && payment.orderStatus === 'pending_payment' ? payment : null;
}

async function isOverdue(tx: Transaction<Tables>, orderId: number): Promise<boolean> {
  const due = await tx
    .selectFrom('exchanges')
    .select('id')
    .where('order_id', '=', orderId)
    .where('expires_at', '<=', new Date())
    .executeTakeFirst();
  return due !== undefined;
}

/** Payments of the difference that have not ended. */
export async function lockOpenParts(tx: Transaction<Tables>, wholeId: string): Promise<LockedPayment[]> {
  const open = await tx
    .selectFrom('payments')
    .select('id')
    .where('part_of', '=', wholeId)
    .where('status', 'in', ['created', 'authorised'])
    .orderBy('id')
    .execute();
  const locked = [];
  for (const { id } of open) locked.push(await lockPayment(tx, id));
  return locked;
}

/** Ends an order's exchanges: the decisions about their pieces say that money goes back instead. */
async function endRows(tx: Transaction<Tables>, orderId: number, settled_at: Date): Promise<void> {
  const ended = await tx
    .updateTable('exchanges')
    .set({ status: 'released', settled_at })
    .where('order_id', '=', orderId)
    .where('status', '=', 'ordered')
    .returning(['return_id', 'product_id', 'value_minor'])
    .execute();
  for (const { return_id, product_id, value_minor } of ended) {
    let left = value_minor;
    const pieces = await tx
      .selectFrom('return_line_outcomes')
      .select(['id', 'share_minor', 'refund_minor'])
      .where('return_id', '=', return_id)
      .where('product_id', '=', product_id)
      .where('outcome', '=', 'accepted')
      .orderBy('id')
      .execute();
    for (const { id, share_minor, refund_minor } of pieces) {
      const more = Math.min(left, share_minor - refund_minor);
      left -= more;
      if (more > 0)
        await tx
          .updateTable('return_line_outcomes')
          .set({ refund_minor: refund_minor + more })
          .where('id', '=', id)
          .execute();
    }
  }
}

/** Money that was promised to the exchange's order goes back to its buyer: the same refund, now asked from its provider. */
async function sendBack(tx: Transaction<Tables>, refundId: string, reference: string): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({ exchange_order_id: null, reason: reference })
    .where('id', '=', refundId)
    .execute();
  await enqueue(tx, { kind: 'refund', payload: { refundId }, dedupeKey: `refund ${refundId}` });
}

/** The return whose exchange has ended. */
async function readEnded(tx: Transaction<Tables>, { returnId, firstOrderId }: ExchangedGoods) {
  const [rows] = await readOrderRows(tx, { orderId: firstOrderId });
  const index = rows?.withdrawals.findIndex(({ id }) => id === returnId) ?? -1;
  const row = rows?.withdrawals[index];
  if (!rows || !row) throw new Error(`no return ${returnId}`);
  return { rows, row, reference: referenceOf(rows.order.number, index) };
}

/** A buyer who gets money for everything gets the delivery back, too, where the law says so. */
async function deliveryBack(tx: Transaction<Tables>, rows: OrderRows, row: WithdrawalRow) {
  const others = rows.withdrawals.filter((each) => each !== row);
  const lines = row.lines.map(({ product_id, amount }) => ({ productId: product_id, name: '', amount }));
  const isAnyOut = row.exchanges.some(({ status }) => status === 'ordered');
  const { deliveryMinor } = withdrawalRefund({ ...rows, withdrawals: others }, lines, row.kind, isAnyOut);
  const more = Math.max(0, deliveryMinor - row.delivery_minor);
  const payment = refundablePayment(rows);
  return more > 0 && payment
    ? shareGiven(more, await readGivable(tx, rows, payment))
    : { money: 0, cards: 0, cardsEuro: 0 };
}

/** With the money of the goods, where that goes back too. An exchange's own order, whose money has several sources, was delivered for nothing. */
async function addDelivery(
  tx: Transaction<Tables>,
  { rows, row, reference }: Awaited<ReturnType<typeof readEnded>>,
  { moving, minor }: { moving: readonly { id: string; payment_id: string }[]; minor: number },
): Promise<void> {
  const [goods] = moving;
  const payment = refundablePayment(rows);
  if (goods)
    await tx
      .updateTable('payment_refunds')
      .set((eb) => ({ amount_minor: eb('amount_minor', '+', minor) }))
      .where('id', '=', goods.id)
      .execute();
  else if (payment)
    await requestRefund(tx, {
      ...{ paymentId: payment.id, amountMinor: minor, giftCardId: null, reason: reference, actorId: null },
      ...{ withdrawalId: row.id, key: `delivery of exchange ${row.id}` },
    });
}

const payload = z.object({ orderId: z.number() });
const againMs = 60_000;

/** Ends an exchange on whose last day nobody had paid; one whose payment is under way is looked at again. */
export function differenceEndHandler(payments: PaymentContext): OutboxHandler {
  return async (given) => {
    const ended = await giveUpExchange(payments, { ...payload.parse(given), because: 'time' });
    return ended === 'waits' ? new Date(Date.now() + againMs) : null;
  };
}
