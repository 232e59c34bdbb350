import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import { replyBy } from 'mf-shared/rules/reply-by';
import { storeReturnCode } from 'mf-shared/rules/store-return-fields';
import { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import { storePlace } from '../../texts/store-place.ts';
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
import { lastDayToReturn } from './last-day-to-return.ts';
import type { StoreReturnRecord } from './read-store-return.ts';

const news = z.enum([
  'new',
  'processing',
  'more_info',
  'processed',
  'rejected',
  'letter',
  'paid',
  'cancelled',
  'reminder',
  'answer_reminder',
]);
export type StoreReturnMailKind = z.infer<typeof news>;
const payloadOf = z.object({ storeReturnId: z.string(), news, message: z.string() });

/** Promises the buyer the mail about what just happened, in the caller's transaction. */
export function enqueueStoreReturnMail(
  db: Executor,
  storeReturnId: string,
  what: StoreReturnMailKind,
  message: string,
): Promise<void> {
  return enqueue(db, { kind: 'store_return_mail', payload: { storeReturnId, news: what, message } });
}

/** Writes the mail in the buyer's language. The code is made here: no entry holds it. */
export function storeReturnMailHandler(
  db: Database,
  send: SendMail,
  brand: MailBrand & { returnAddress: string },
  secret: ServiceSecret,
): OutboxHandler {
  return async (payload, entry) => {
    const { storeReturnId, news: what, message } = payloadOf.parse(payload);
    const row = await db.selectFrom('store_returns').selectAll().where('id', '=', storeReturnId).executeTakeFirst();
    // A case that was erased since has nobody to write to.
    if (!row || isLate(what, row)) return null;
    const language = keptLocale(row.language);
    const code = storeReturnCode(caseCode(secret, 'store-return', storeReturnId));
    const euro = { locale: language, currencyCode: 'eur', currencyRate: 1, currencyFormat: '{price} €' };
    const refund = row.refund_minor === null ? '' : formatPrice(toDecimal(row.refund_minor), euro);
    const means = translate(language, `store_returns.given_${row.payout}`, { refund, end: row.iban_end });
    const day = what === 'new' || what === 'reminder' ? lastDayToReturn(row.bought_on) : replyBy(row.status_at);
    const values = {
      date: longDay(day, language),
      goods: await refusedCaseWords(db, row, language),
      place: await placeOf(db, row.return_store_id, brand.returnAddress),
      ...{ number: row.number, code, message, refund, means, end: row.iban_end },
      first_name: row.name.split(/\s+/)[0] ?? '',
      link: secretLink(brand.publicUrl, language, '/returns/status/', code),
    };
    const mail = { template: `store_return_${what}`, to: row.email, language, values };
    const also = what === 'reminder' || what === 'answer_reminder' ? [stopReminders(brand.publicUrl, mail)] : [];
    await send(templateMail({ ...mail, also }, brand, `mail-${entry.id}`));
    return null;
  };
}

/** Whether the act that a reminder asks for was done while its mail waited. */
const isLate = (what: StoreReturnMailKind, { status, tracking_code }: StoreReturnRecord): boolean =>
  (what === 'reminder' && (status !== 'new-return' || tracking_code !== '')) ||
  (what === 'answer_reminder' && status !== 'more_info-return');

/** Where the products are brought or sent. */
async function placeOf(db: Database, storeId: number | null, returnAddress: string): Promise<string> {
  if (storeId === null) return returnAddress;
  const store = await db
    .selectFrom('stores')
    .select(['name', 'address', 'postal_code', 'city'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  return store ? storePlace(store) : returnAddress;
}
