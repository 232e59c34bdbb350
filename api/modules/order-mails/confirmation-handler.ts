import type { Locale } from 'mf-shared/contract';
import { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { readOrder } from '../buyer-orders/read-order.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { MailMessage, SendMail } from '../mail/mail-message.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { orderConfirmation } from './order-confirmation.ts';

/** The contract's terms on a durable medium, as a file of the mail (LAW-3). */
type MakeTerms = (locale: Locale) => Promise<NonNullable<MailMessage['attachments']>[number]>;

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
  { secret, terms }: { secret: ServiceSecret; terms: MakeTerms },
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
    const confirmed = { order, locale, currencyFormat: row.format, orderKey };
    await send({ ...orderConfirmation(confirmed, brand, `order-${order.number}`), attachments: [await terms(locale)] });
    return null;
  };
}
