import { canCancel } from 'mf-shared/rules/order-status-moves';
import { z } from 'zod';
import type { Database, StoredOrderStatus } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { SendMail } from '../mail/mail-message.ts';
import { secretLink } from '../mail/page-link.ts';
import { templateMail } from '../mail/template-mail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

const hourMs = 3_600_000;
const orderPayload = z.object({ orderId: z.number().int() });

/**
 * Number and email are no secret between a buyer and who knows them: they bring a link to the order's own mailbox, at most
 * once an hour, in the order's language, and change nothing (decision 31). @throws Refusal 409 when there is nothing to cancel any more.
 */
export async function mailCancelLink(db: Database, orderId: number): Promise<StoredOrderStatus> {
  const { status } = await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
  if (!canCancel(status)) throw new Refusal(409, 'order_not_cancellable');
  const hour = Math.floor(Date.now() / hourMs);
  await enqueue(db, {
    kind: 'order_cancel_link',
    payload: { orderId },
    dedupeKey: `order_cancel_link ${orderId} ${hour}`,
  });
  return status;
}

/** The link with which a guest cancels an order; the order's key is made here, so that no entry holds it (decision 6). */
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
