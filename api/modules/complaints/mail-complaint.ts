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

const payloadOf = z.object({
  complaintId: z.string(),
  eventId: z.number().int(),
  isReminder: z.boolean().default(false),
});

/** Promises the buyer the mail about what happened to the case, or of its question once more, in the caller's transaction. */
export function enqueueComplaintMail(
  db: Executor,
  complaintId: string,
  eventId: number,
  { isReminder = false } = {},
): Promise<void> {
  return enqueue(db, { kind: 'complaint_mail', payload: { complaintId, eventId, isReminder } });
}

/** Writes the mail of a move or a letter in the buyer's language. The code is made here: no entry holds it. */
export function complaintMailHandler(
  db: Database,
  send: SendMail,
  brand: MailBrand,
  secret: ServiceSecret,
): OutboxHandler {
  return async (payload, entry) => {
    const { complaintId, eventId, isReminder } = payloadOf.parse(payload);
    const row = await db
      .selectFrom('complaints as c')
      .innerJoin('complaint_events as e', 'e.complaint_id', 'c.id')
      .select(['c.number', 'c.name', 'c.email', 'c.language', 'c.outcome', 'e.status', 'e.body', 'e.at'])
      .select('c.status as now')
      .select(['c.refused_goods', 'c.keeping_store_id', 'c.status_at'])
      .where('c.id', '=', complaintId)
      .where('e.id', '=', eventId)
      .executeTakeFirst();
    // A case that was erased since has nobody to write to; who has answered since is not reminded.
    if (!row || (isReminder && row.now !== 'more_info-return')) return null;
    const language = keptLocale(row.language);
    const code = caseCode(secret, 'complaint', complaintId);
    const values = {
      ...{ number: row.number, code, first_name: row.name.split(/\s+/)[0] ?? '' },
      message: row.body,
      date: longDay(replyBy(row.at), language),
      goods: await refusedCaseWords(db, row, language),
      outcome: row.outcome === null ? '' : translate(language, `complaints.outcome.${row.outcome}`),
      link: secretLink(brand.publicUrl, language, '/reclamation/status/', code),
    };
    const news = isReminder ? 'answer_reminder' : (row.status ?? 'letter').replace('-return', '');
    const mail = { template: `complaint_${news}`, to: row.email, language, values };
    const also = isReminder ? [stopReminders(brand.publicUrl, mail)] : [];
    await send(templateMail({ ...mail, also }, brand, `mail-${entry.id}`));
    return null;
  };
}
