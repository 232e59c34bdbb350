import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';
import { type LockedPayment, lockPayment, movePayment, settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';

/** What an exchange's order is made of: the return, and what its goods are worth in the currency that was paid. */
export interface ExchangedGoods {
  returnId: number;
  /** The order whose goods came back. */
  firstOrderId: number;
  valueMinor: number;
  extraMinor: number;
}

/** @returns null for an order that is no exchange's, or whose exchange has ended. */
export async function readExchangedGoods(tx: Transaction<Tables>, orderId: number): Promise<ExchangedGoods | null> {
  const rows = await tx
    .selectFrom('exchanges as e')
    .innerJoin('returns as r', 'r.id', 'e.return_id')
    .select(['e.return_id', 'e.value_minor', 'e.extra_minor', 'r.order_id'])
    .where('e.order_id', '=', orderId)
    .where('e.status', '=', 'ordered')
    .execute();
  const [first] = rows;
  if (!first) return null;
  return {
    ...{ returnId: first.return_id, firstOrderId: first.order_id },
    valueMinor: rows.reduce((sum, { value_minor }) => sum + value_minor, 0),
    extraMinor: rows.reduce((sum, { extra_minor }) => sum + extra_minor, 0),
  };
}

/** Money that is promised to an exchange's order, and nobody else can have. */
export const movingMoney = (tx: Transaction<Tables>, orderId: number) =>
  tx
    .selectFrom('payment_refunds')
    .select(['id', 'payment_id', 'amount_minor'])
    .where('exchange_order_id', '=', orderId)
    .where('status', '=', 'requested')
    .execute();

/**
 * Sells an exchange's order: to the order whose goods came back its money is a refund, to this one a payment, and no provider
 * is asked. Under the first order's lock, when all stock is locked; receipts come last.
 */
export async function settleExchange(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  paymentId: string,
): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  const goods = await readExchangedGoods(tx, payment.orderId);
  if (!goods) throw new Error(`payment ${paymentId} is for no exchange`);
  const moving = await movingMoney(tx, payment.orderId);
  await settlePayment(tx, orders, payment, 'captured');
  for (const money of moving) await settleRefund(tx, orders, money, 'done');
  await tellCards(tx, orders, { payment, goods });
}

/**
 * What gift cards had paid of the goods that came back: to the first order it went back to them, with a receipt.
 * @param besideMinor what goes back to them beside it. @returns all of it
 */
export async function tellCards(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  {
    payment: { orderId, amountMinor: moneyMinor },
    goods: { returnId, firstOrderId, valueMinor, extraMinor },
    besideMinor = 0,
  }: { payment: Pick<LockedPayment, 'orderId' | 'amountMinor'>; goods: ExchangedGoods; besideMinor?: number },
): Promise<number> {
  const amountMinor = valueMinor + extraMinor - moneyMinor + besideMinor;
  if (amountMinor > 0)
    await orders.notify(tx, 'refunded', {
      ...{ orderId: firstOrderId, cause: `exchange order ${orderId}`, amountMinor, processor: 'giftcard' },
      ...{ withdrawalId: returnId, boughtCardsMinor: 0 },
    });
  return amountMinor;
}

/** The difference is paid: with the money that was promised before, it pays the exchange's order. */
export async function settleDifference(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  part: LockedPayment,
): Promise<void> {
  if (part.partOf === null) throw new Error(`payment ${part.id} is for a whole order`);
  // Orders and payments are locked before stock and receipts, an exchange's before the one whose goods came back.
  for (const { payment_id } of await movingMoney(tx, part.orderId)) await lockPayment(tx, payment_id);
  await movePayment(tx, part, 'captured');
  await settleExchange(tx, orders, part.partOf);
}
