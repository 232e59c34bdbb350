import type { PlaceOrderResponse } from 'mf-shared/contract';
import { paymentNext } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { resultPath } from '../orders/result-path.ts';
import { abandonPayment } from '../payments/abandon-payment.ts';
import { providerOf } from '../payments/payment-context.ts';
import { ProviderRefusal, ProviderUnavailable } from '../payments/payment-provider.ts';
import { readPurchase } from '../payments/read-purchase.ts';
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

async function open(context: ServiceContext, paymentId: string, slug: string, orderId: number): Promise<unknown> {
  const { db } = context;
  try {
    const provider = providerOf(context.payments, slug);
    const purchase = await readPurchase(db, paymentId);
    const started = await provider.start(purchase, {
      callbackUrl: context.payments.callbackUrl(slug, paymentId),
      returnUrl: context.payments.returnUrl(slug, purchase),
    });
    const kept = await db
      .updateTable('payments')
      .set({ provider_session: started.session, next: JSON.stringify(started.next) })
      .where('id', '=', paymentId)
      .where('next', 'is', null)
      .returning('next')
      .executeTakeFirst();
    if (kept) return kept.next;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    context.payments.log.error({ err: error, paymentId }, 'a payment could not be opened');
    await abandonPayment(context.payments, paymentId, 'failed');
    await forgetKeyOf(db, orderId);
    if (error instanceof ProviderRefusal && error.isAboutAddress)
      throw new Refusal(400, 'payment_address', { fields: { address: 'errors.payment_address' } });
    throw new Refusal(503, 'payment_unavailable');
  }
  const { next } = await db.selectFrom('payments').select('next').where('id', '=', paymentId).executeTakeFirstOrThrow();
  return next;
}
