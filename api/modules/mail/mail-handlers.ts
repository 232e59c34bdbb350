import { locale as localeSchema } from 'mf-shared/contract';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { readOrder } from '../orders/read-order.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import type { MailBrand } from './mail-brand.ts';
import type { SendMail } from './mail-message.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { secretLink } from './page-link.ts';
import { templateMail } from './template-mail.ts';

const templatePayload = z.object({
  template: z.string().regex(/^[a-z_]+$/u),
  to: z.string(),
  language: localeSchema.catch('fi'),
  replyTo: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});
const orderPayload = z.object({ orderId: z.number().int() });

export function templateMailHandler(send: SendMail, brand: MailBrand): OutboxHandler {
  return async (payload, entry) => {
    await send(templateMail(templatePayload.parse(payload), brand, `mail-${entry.id}`));
    return null;
  };
}

export function orderConfirmationHandler(
  db: Database,
  send: SendMail,
  brand: MailBrand,
  secret: ServiceSecret,
): OutboxHandler {
  return async (payload) => {
    const { orderId } = orderPayload.parse(payload);
    const row = await db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .innerJoin('currencies', 'currencies.code', 'payments.currency')
      .select(['orders.language', 'payments.id as payment_id', 'currencies.format'])
      .where('orders.id', '=', orderId)
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

/** The link with which a guest cancels an order; the order's key is made here, so that no entry holds it (decision 12). */
export function cancelLinkHandler(
  db: Database,
  send: SendMail,
  brand: MailBrand,
  secret: ServiceSecret,
): OutboxHandler {
  return async (payload, entry) => {
    const { orderId } = orderPayload.parse(payload);
    const order = await db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.number', 'orders.email', 'orders.first_name', 'orders.language', 'payments.id as payment_id'])
      .where('orders.id', '=', orderId)
      .orderBy('payments.created_at')
      .executeTakeFirstOrThrow();
    const language = keptLocale(order.language);
    const { number, first_name, email: to } = order;
    const part = `${number}/${secret.keyFor('order', order.payment_id)}`;
    const values = { number, first_name, link: secretLink(brand.publicUrl, language, '/view-order/', part) };
    await send(templateMail({ template: 'order_cancel_link', to, language, values }, brand, `mail-${entry.id}`));
    return null;
  };
}
