import { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { readOrder } from '../buyer-orders/read-order.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { SendMail } from '../mail/mail-message.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { orderConfirmation } from './order-confirmation.ts';

const payload = z.object({ orderId: z.number().int() });

/** Promises the confirmation of an order that was sold: one, however often it is asked for. */
export function promiseConfirmation(db: Executor, orderId: number): Promise<void> {
  return enqueue(db, {
    kind: 'order_confirmation',
    payload: { orderId },
    dedupeKey: `order_confirmation ${orderId}`,
  });
}

export function orderConfirmationHandler(
  db: Database,
  send: SendMail,
  brand: MailBrand,
  secret: ServiceSecret,
): OutboxHandler {
  return async (given) => {
    const { orderId } = payload.parse(given);
    const row = await db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .innerJoin('currencies', 'currencies.code', 'payments.currency')
      .select(['orders.language', 'payments.id as payment_id', 'currencies.format'])
      .where('orders.id', '=', orderId)
      .where('payments.part_of', 'is', null)
      .executeTakeFirstOrThrow();
    const locale = keptLocale(row.language);
    const order = await readOrder(db, { orderId }, locale);
    if (!order) throw new Error(`no order ${orderId}`);
    const orderKey = secret.keyFor('order', row.payment_id);
    await send(
      orderConfirmation({ order, locale, currencyFormat: row.format, orderKey }, brand, `order-${order.number}`),
    );
    return null;
  };
}
