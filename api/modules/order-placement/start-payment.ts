import type { PlaceOrderResponse } from 'mf-shared/contract';
import { paymentNext } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { resultPath } from '../orders/result-path.ts';
import { openPayment } from '../payments/open-payment.ts';
import { forgetKeyOf } from './idempotency.ts';

/**
 * What the buyer does next for an order that is written. Opens the payment at the provider once; a repetition, also after
 * a crash in between, gets the same answer. @throws Refusal 503 when the provider is down: the order is given up then.
 */
export async function startPayment(context: ServiceContext, orderId: number): Promise<PlaceOrderResponse> {
  const { db } = context;
  const order = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.number', 'payments.id as payment_id', 'payments.provider', 'payments.currency', 'payments.next'])
    .select('payments.amount_minor')
    .where('orders.id', '=', orderId)
    .orderBy('payments.created_at')
    .executeTakeFirstOrThrow();
  const key = context.secret.keyFor('order', order.payment_id);
  const isInstant = order.provider === 'invoice' || order.provider === 'giftcard';
  const next = isInstant
    ? { kind: 'none' as const, payment_id: order.payment_id }
    : paymentNext.parse(order.next ?? (await open(context, order.payment_id, order.provider, orderId)));
  return {
    order_number: order.number,
    order_key: key,
    total: toDecimal(order.amount_minor),
    currency: order.currency,
    payment: next,
    result_path: resultPath('ok', order.number, key),
  };
}

async function open(
  { db, payments }: ServiceContext,
  paymentId: string,
  slug: string,
  orderId: number,
): Promise<unknown> {
  try {
    return await openPayment(payments, paymentId, slug);
  } catch (error) {
    if (error instanceof Refusal) await forgetKeyOf(db, orderId);
    throw error;
  }
}
