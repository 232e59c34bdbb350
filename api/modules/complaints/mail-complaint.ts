import type { Locale } from 'mf-shared/contract';
import { formatPrice } from 'mf-shared/rules/price-format';
import { replyBy } from 'mf-shared/rules/reply-by';
import { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import { translate } from '../../texts/translate.ts';
import { refusedCaseWords } from '../after-sale/refused-goods.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { SendMail } from '../mail/mail-message.ts';
import { secretLink } from '../mail/page-link.ts';
import { stopReminders } from '../mail/stop-link.ts';
import { templateMail } from '../mail/template-mail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { type GivenColumns, givenParts } from './given-parts.ts';
import { wayOfProduct } from './way-of-product.ts';

const payloadOf = z.object({
  complaintId: z.string(),
  eventId: z.number().int(),
  isReminder: z.boolean().default(false),
});
const productPayload = z.object({ complaintId: z.string(), isNeeded: z.boolean() });

/** Promises the buyer the mail about what happened to the case, or of its question once more, in the caller's transaction. */
export function enqueueComplaintMail(
  db: Executor,
  complaintId: string,
  eventId: number,
  { isReminder = false } = {},
): Promise<void> {
  return enqueue(db, { kind: 'complaint_mail', payload: { complaintId, eventId, isReminder } });
}

/** Promises the mail that asks for the product, or says that it is not needed. */
export function enqueueProductMail(db: Executor, complaintId: string, isNeeded: boolean): Promise<void> {
  return enqueue(db, { kind: 'complaint_product_mail', payload: { complaintId, isNeeded } });
}

type Brand = MailBrand & { returnAddress: string };

/** Writes whether the product is needed, and how it gets to the shop, as it is when the mail leaves (AFTER-120). */
export function productMailHandler(db: Database, send: SendMail, brand: Brand, secret: ServiceSecret): OutboxHandler {
  return async (payload, entry) => {
    const { complaintId, isNeeded } = productPayload.parse(payload);
    const row = await db.selectFrom('complaints').selectAll().where('id', '=', complaintId).executeTakeFirst();
    if (!row) return null;
    const language = keptLocale(row.language);
    const product = await wayOfProduct(db, row, { returnAddress: brand.returnAddress, language });
    // The product came, the case ended, or the staff said otherwise, while the mail waited.
    if (!product || row.product_needed !== isNeeded) return null;
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
      .select(['c.id', 'c.number', 'c.name', 'c.email', 'c.language', 'c.outcome', 'c.form', 'c.product_needed'])
      .select(['c.refused_goods', 'c.keeping_store_id', 'c.status_at', 'c.status as now'])
      .select(['e.status', 'e.body', 'e.at'])
      .select(['c.given_minor', 'c.given_currency', 'c.given_means', 'c.given_cards_minor', 'c.given_credited_minor'])
      .where('c.id', '=', complaintId)
      .where('e.id', '=', eventId)
      .executeTakeFirst();
    // A case that was erased since has nobody to write to; who has answered since is not reminded.
    if (!row || (isReminder && row.now !== 'more_info-return')) return null;
    const language = keptLocale(row.language);
    const code = caseCode(secret, 'complaint', complaintId);
    const reading = { returnAddress: brand.returnAddress, language };
    const product = await wayOfProduct(db, { ...row, status: row.now }, reading);
    const values = {
      product: product?.words ?? '',
      ...{ number: row.number, code, first_name: row.name.split(/\s+/)[0] ?? '' },
      message: row.body,
      date: longDay(replyBy(row.at), language),
      goods: await refusedCaseWords(db, row, language),
      outcome: row.outcome === null ? '' : translate(language, `complaints.outcome.${row.outcome}`),
      given: await givenWords(db, row, language),
      link: secretLink(brand.publicUrl, language, '/reclamation/status/', code),
    };
    const news = isReminder ? 'answer_reminder' : (row.status ?? 'letter').replace('-return', '');
    const mail = { template: `complaint_${news}`, to: row.email, language, values };
    const also = isReminder ? [stopReminders(brand.publicUrl, mail)] : [];
    await send(templateMail({ ...mail, also }, brand, `mail-${entry.id}`));
    return null;
  };
}

/** How much was given, and how; nothing where it was not money. */
async function givenWords(db: Executor, kept: GivenColumns, language: Locale): Promise<string> {
  const parts = givenParts(kept, language);
  if (parts.length === 0) return '';
  const code = parts[0]?.currency ?? 'eur';
  const known = await db.selectFrom('currencies').select('format').where('code', '=', code).executeTakeFirst();
  const money = (amount: number) =>
    formatPrice(amount, {
      ...{ locale: language, currencyCode: code, currencyRate: 1, currencyFormat: known?.format ?? '{price} €' },
    });
  const list = parts.map(({ means, amount }) => `${means} ${money(amount)}`).join(', ');
  return translate(language, 'complaints.given', { list });
}
