import type { MailReceiptResponse } from 'mf-shared/contract';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { countTry } from '../../http/count-try.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { noteWrite } from '../audit/note-write.ts';
import { mayMailReceipt } from '../mail/limit-recipient.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { SendMail } from '../mail/mail-message.ts';
import { secretLink } from '../mail/page-link.ts';
import { templateMail } from '../mail/template-mail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { listReceipts, readReceipts } from './read-receipts.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** The most receipts of one order that are mailed in an hour, whoever asks. */
const mostOfOrder = 4;

interface AskedReceipt {
  orderId: number;
  /** `2026-000123`. */
  receipt: string;
  /** The member of staff who asks; null for the buyer. */
  actorId: number | null;
}

/**
 * Promises a receipt by mail to the order's own address (AFTER-108).
 * @throws Refusal 404 for a receipt that the order does not have, 409 where it has no address any more, 429 where enough of
 * them were mailed
 */
export async function promiseReceipt(
  db: Database,
  { orderId, receipt, actorId }: AskedReceipt,
): Promise<MailReceiptResponse> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'number', 'email'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const receipts = await listReceipts(db, order);
  if (receipts.every(({ number }) => number !== receipt)) throw new Refusal(404, 'order_not_found');
  if (order.email === '') throw new Refusal(409, 'receipt_no_address');
  const limit = { parts: ['receipts of an order', orderId], max: mostOfOrder, minutes: 60 };
  if (!(await countTry(db, limit)) || !(await mayMailReceipt(db, order.email)))
    throw new Refusal(429, 'receipt_mailed_often');
  await inTransaction(db, async (tx) => {
    if (actorId !== null)
      await noteWrite(tx, actorId, {
        ...{ action: 'receipt.mail', entity: 'order', entityId: order.number },
        ...{ before: null, after: { receipt } },
      });
    await enqueue(tx, { kind: 'receipt_mail', payload: { orderId, receipt } });
  });
  return { email: order.email };
}

const payloadOf = z.object({ orderId: z.number().int(), receipt: z.string() });

/** Mails the PDF of a receipt. It is drawn here, and its address and key are read here: no entry holds them. */
export function receiptMailHandler(
  db: Database,
  send: SendMail,
  brand: MailBrand,
  secret: ServiceSecret,
): OutboxHandler {
  return async (payload, entry) => {
    const { orderId, receipt: wanted } = payloadOf.parse(payload);
    const order = await db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.number', 'orders.email', 'orders.first_name', 'orders.language', 'payments.id as payment_id'])
      .where('orders.id', '=', orderId)
      .orderBy('payments.created_at')
      .executeTakeFirst();
    // A person whose account was deleted since is not written to.
    if (!order || order.email === '') return null;
    const receipts = await readReceipts(db, orderId, () => '');
    const receipt = receipts.find(({ number }) => number === wanted);
    if (!receipt) throw new Error(`order ${order.number} has no receipt ${wanted}`);
    const language = keptLocale(order.language);
    const key = `${order.number}/${secret.keyFor('order', order.payment_id)}`;
    const values = {
      ...{ first_name: order.first_name, number: order.number, title: receipt.words.title, receipt: wanted },
      link: secretLink(brand.publicUrl, language, '/receipt/', key),
    };
    const pdf = await receiptPdf(receipt, brand.brandName);
    const mail = { template: 'receipt_copy', to: order.email, language, values };
    await send({
      ...templateMail(mail, brand, `mail-${entry.id}`),
      attachments: [{ filename: `${wanted}.pdf`, content: pdf.toString('base64'), encoding: 'base64' }],
    });
    return null;
  };
}
