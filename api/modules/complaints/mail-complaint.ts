import type { GivenPart, Locale } from 'mf-shared/contract';
import { formatPrice } from 'mf-shared/rules/price-format';
import { replyBy } from 'mf-shared/rules/reply-by';
import { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import { translate } from '../../texts/translate.ts';
import { refusedCaseWords } from '../after-sale/refused-goods.ts';
import { labelPatience } from '../carrier/ask-for-label.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { SendMail } from '../mail/mail-message.ts';
import { secretLink } from '../mail/page-link.ts';
import { stopReminders } from '../mail/stop-link.ts';
import { templateMail } from '../mail/template-mail.ts';
import { endMailKey } from '../order-mails/mail-refund.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { type GivenColumns, givenParts, postagePart } from './given-parts.ts';
import { receiptsWithMail } from './receipts-with-mail.ts';
import { wayOfProduct } from './way-of-product.ts';

const payloadOf = z.object({
  complaintId: z.string(),
  eventId: z.number().int(),
  isReminder: z.boolean().default(false),
});
const productPayload = z.object({
  complaintId: z.string(),
  isNeeded: z.boolean(),
  awaitsLabel: z.boolean().default(false),
});

/** How long the mail about money waits for its receipt, which comes when the provider has confirmed the refund. */
const patienceMs = 20_000;

/**
 * Promises the buyer the mail about what happened to the case, or of its question once more, in the caller's transaction.
 * @param awaitsReceipt the receipt of the money may come in a moment, and then leaves with it
 */
export function enqueueComplaintMail(
  db: Executor,
  complaintId: string,
  eventId: number,
  { isReminder = false, awaitsReceipt = false } = {},
): Promise<void> {
  return enqueue(db, {
    ...{ kind: 'complaint_mail', payload: { complaintId, eventId, isReminder } },
    ...(awaitsReceipt ? { dedupeKey: endMailKey(complaintId), availableAt: new Date(Date.now() + patienceMs) } : {}),
  });
}

/**
 * Promises the mail that asks for the product, or says that it is not needed. Where a label is on its way it waits for it for a
 * moment: the label's own mail tells all of it.
 */
export function enqueueProductMail(
  db: Executor,
  complaintId: string,
  { isNeeded, awaitsLabel = false }: { isNeeded: boolean; awaitsLabel?: boolean },
): Promise<void> {
  return enqueue(db, {
    ...{ kind: 'complaint_product_mail', payload: { complaintId, isNeeded, awaitsLabel } },
    ...(awaitsLabel ? { availableAt: labelPatience() } : {}),
  });
}

/** Promises the mail that says that the buyer's postage was paid back. */
export const enqueuePostageMail = (db: Executor, complaintId: string): Promise<void> =>
  enqueue(db, { kind: 'complaint_postage_mail', payload: { complaintId } });

/** Writes how much of postage was paid back, and how (AFTER-129). */
export function postageMailHandler(db: Database, send: SendMail, brand: Brand, secret: ServiceSecret): OutboxHandler {
  return async (payload, entry) => {
    const { complaintId } = z.object({ complaintId: z.string() }).parse(payload);
    const row = await db.selectFrom('complaints').selectAll().where('id', '=', complaintId).executeTakeFirst();
    if (!row) return null;
    const language = keptLocale(row.language);
    const paid = postagePart(row, language);
    if (!paid) return null;
    const code = caseCode(secret, 'complaint', complaintId);
    const values = {
      ...{
        number: row.number,
        first_name: row.name.split(/\s+/)[0] ?? '',
        given: await listOfParts(db, [paid], language),
      },
      link: secretLink(brand.publicUrl, language, '/reclamation/status/', code),
    };
    await send(
      templateMail({ template: 'complaint_postage', to: row.email, language, values }, brand, `mail-${entry.id}`),
    );
    return null;
  };
}

type Brand = MailBrand & { returnAddress: string };

/** Writes whether the product is needed, and how it gets to the shop, as it is when the mail leaves (AFTER-120). */
export function productMailHandler(db: Database, send: SendMail, brand: Brand, secret: ServiceSecret): OutboxHandler {
  return async (payload, entry) => {
    const { complaintId, isNeeded, awaitsLabel } = productPayload.parse(payload);
    const row = await db.selectFrom('complaints').selectAll().where('id', '=', complaintId).executeTakeFirst();
    if (!row) return null;
    const language = keptLocale(row.language);
    const product = await wayOfProduct(db, row, { secret, returnAddress: brand.returnAddress, language });
    // The product came, the case ended, or the staff said otherwise, while the mail waited.
    if (!product || row.product_needed !== isNeeded) return null;
    // What the carrier said since has a mail of its own.
    if (awaitsLabel && product.label?.status !== 'asked') return null;
    const code = caseCode(secret, 'complaint', complaintId);
    const values = {
      ...{ number: row.number, first_name: row.name.split(/\s+/)[0] ?? '', product: product.words },
      link: secretLink(brand.publicUrl, language, '/reclamation/status/', code),
    };
    const template = isNeeded ? 'complaint_product_needed' : 'complaint_product_not_needed';
    await send(templateMail({ template, to: row.email, language, values }, brand, `mail-${entry.id}`));
    return null;
  };
}

/** Writes the mail of a move or a letter in the buyer's language. The code is made here: no entry holds it. */
export function complaintMailHandler(db: Database, send: SendMail, brand: Brand, secret: ServiceSecret): OutboxHandler {
  return async (payload, entry) => {
    const { complaintId, eventId, isReminder } = payloadOf.parse(payload);
    const row = await db
      .selectFrom('complaints as c')
      .innerJoin('complaint_events as e', 'e.complaint_id', 'c.id')
      .select([
        'c.id',
        'c.order_id',
        'c.number',
        'c.name',
        'c.email',
        'c.language',
        'c.outcome',
        'c.form',
        'c.product_needed',
      ])
      .select(['c.refused_goods', 'c.keeping_store_id', 'c.status_at', 'c.status as now'])
      .select(['e.status', 'e.body', 'e.at'])
      .select(['c.given_minor', 'c.given_currency', 'c.given_means', 'c.given_cards_minor', 'c.given_credited_minor'])
      .where('c.id', '=', complaintId)
      .where('e.id', '=', eventId)
      .executeTakeFirst();
    // A case that was erased since has nobody to write to; who has answered since is neither asked nor reminded.
    if (!row) return null;
    const asks = isReminder || row.status === 'more_info-return';
    if (asks && row.now !== 'more_info-return') return null;
    const language = keptLocale(row.language);
    const code = caseCode(secret, 'complaint', complaintId);
    const reading = { secret, returnAddress: brand.returnAddress, language };
    const product = await wayOfProduct(db, { ...row, status: row.now }, reading);
    const ended = row.status === 'processed-return' && !isReminder;
    const receipts = ended
      ? await receiptsWithMail(db, row, { brand, secret, language })
      : { attachments: [], also: [] };
    const attached = receipts.attachments.length > 0 ? translate(language, 'complaints.receipt_attached') : '';
    const values = {
      product: product?.words ?? '',
      ...{ number: row.number, code, first_name: row.name.split(/\s+/)[0] ?? '' },
      message: row.body,
      date: longDay(replyBy(row.at), language),
      goods: await refusedCaseWords(db, row, language),
      outcome: row.outcome === null ? '' : translate(language, `complaints.outcome.${row.outcome}`),
      given: [await givenWords(db, row, language), attached].filter(Boolean).join(' '),
      link: secretLink(brand.publicUrl, language, '/reclamation/status/', code),
    };
    const news = isReminder ? 'answer_reminder' : (row.status ?? 'letter').replace('-return', '');
    const mail = { template: `complaint_${news}`, to: row.email, language, values };
    const also = isReminder ? [stopReminders(brand.publicUrl, mail)] : [];
    const message = templateMail({ ...mail, also: [...also, ...receipts.also] }, brand, `mail-${entry.id}`);
    await send({ ...message, attachments: receipts.attachments });
    return null;
  };
}

/** How much was given, and how; nothing where it was not money. */
async function givenWords(db: Executor, kept: GivenColumns, language: Locale): Promise<string> {
  const list = await listOfParts(db, givenParts(kept, language), language);
  return list === '' ? '' : translate(language, 'complaints.given', { list });
}

/** Means and amounts in a row; '' where there are none. */
async function listOfParts(db: Executor, parts: readonly GivenPart[], language: Locale): Promise<string> {
  const code = parts[0]?.currency ?? 'eur';
  const known = await db.selectFrom('currencies').select('format').where('code', '=', code).executeTakeFirst();
  const money = (amount: number) =>
    formatPrice(amount, {
      ...{ locale: language, currencyCode: code, currencyRate: 1, currencyFormat: known?.format ?? '{price} €' },
    });
  return parts.map(({ means, amount }) => `${means} ${money(amount)}`).join(', ');
}
