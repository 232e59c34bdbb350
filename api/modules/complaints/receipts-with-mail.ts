import type { Locale } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { translate } from '../../texts/translate.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import { secretLink } from '../mail/page-link.ts';
import type { TemplateMail } from '../mail/template-mail.ts';
import { readReceipts } from '../receipts/read-receipts.ts';
import { receiptNumber } from '../receipts/receipt-number.ts';
import { receiptPdf } from '../receipts/receipt-pdf.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { complaintKey } from './complaint-key.ts';
import type { ComplaintRecord } from './read-complaint.ts';

type Settled = Pick<ComplaintRecord, 'id' | 'order_id' | 'email' | 'given_minor'>;

export interface ReceiptsWithMail {
  attachments: NonNullable<MailMessage['attachments']>;
  also: NonNullable<TemplateMail['also']>;
}

const nothing: ReceiptsWithMail = { attachments: [], also: [] };

/**
 * The receipts of what a complaint gave, as far as there are any, for the mail that says so; and a link to all of the order's.
 * They go to the order's own address and to no other (AFTER-108). Which ones went is kept: a receipt that comes later has a
 * mail of its own.
 */
export async function receiptsWithMail(
  db: Database,
  complaint: Settled,
  { brand, secret, language }: { brand: MailBrand; secret: ServiceSecret; language: Locale },
): Promise<ReceiptsWithMail> {
  if (complaint.order_id === null || complaint.given_minor === null) return nothing;
  const order = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.number', 'orders.email', 'payments.id as payment_id'])
    .where('orders.id', '=', complaint.order_id)
    .orderBy('payments.created_at')
    .executeTakeFirstOrThrow();
  if (order.email.toLowerCase() !== complaint.email.toLowerCase()) return nothing;
  const issued = await receiptsOf(db, complaint);
  const causes = JSON.stringify(issued.map(({ cause }) => cause));
  await db.updateTable('complaints').set({ receipts_mailed: causes }).where('id', '=', complaint.id).execute();
  const numbers = issued.map(receiptNumber);
  const receipts = (await readReceipts(db, complaint.order_id, () => '')).filter(({ number }) =>
    numbers.includes(number),
  );
  const attachments = await Promise.all(
    receipts.map(async (receipt) => {
      const pdf = await receiptPdf(receipt, brand.brandName);
      return { filename: `${receipt.number}.pdf`, content: pdf.toString('base64'), encoding: 'base64' as const };
    }),
  );
  const key = `${order.number}/${secret.keyFor('order', order.payment_id)}`;
  const link = secretLink(brand.publicUrl, language, '/receipt/', key);
  return { attachments, also: [{ words: translate(language, 'mails.receipts'), link }] };
}

/** Receipts of refunds to the means of payment, to gift cards, and off an invoice. */
async function receiptsOf(db: Database, complaint: Settled) {
  const refunds = await db
    .selectFrom('payment_refunds')
    .select('id')
    .where('complaint_id', '=', complaint.id)
    .execute();
  const key = complaintKey(complaint);
  const causes = [key, `credit ${key}`, `invoice after credit ${key}`, ...refunds.map(({ id }) => `refund ${id}`)];
  return db.selectFrom('receipts').select(['kind', 'year', 'sequence', 'cause']).where('cause', 'in', causes).execute();
}
