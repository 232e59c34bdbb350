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
import { templateMail } from '../mail/template-mail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

const payloadOf = z.object({ complaintId: z.string(), eventId: z.number().int() });

/** Promises the buyer the mail about what just happened to the case, in the caller's transaction. */
export function enqueueComplaintMail(db: Executor, complaintId: string, eventId: number): Promise<void> {
  return enqueue(db, { kind: 'complaint_mail', payload: { complaintId, eventId } });
}

/** Writes the mail of a move or a letter in the buyer's language. The code is made here: no entry holds it. */
export function complaintMailHandler(
  db: Database,
  send: SendMail,
  brand: MailBrand,
  secret: ServiceSecret,
): OutboxHandler {
  return async (payload, entry) => {
    const { complaintId, eventId } = payloadOf.parse(payload);
    const row = await db
      .selectFrom('complaints as c')
      .innerJoin('complaint_events as e', 'e.complaint_id', 'c.id')
      .select(['c.number', 'c.name', 'c.email', 'c.language', 'c.outcome', 'e.status', 'e.body', 'e.at'])
      .select(['c.refused_goods', 'c.keeping_store_id', 'c.status_at'])
      .where('c.id', '=', complaintId)
      .where('e.id', '=', eventId)
      .executeTakeFirst();
    // A case that was erased since has nobody to write to.
    if (!row) return null;
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
    const template = `complaint_${(row.status ?? 'letter').replace('-return', '')}`;
    await send(templateMail({ template, to: row.email, language, values }, brand, `mail-${entry.id}`));
    return null;
  };
}
