import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { SendMail } from '../mail/mail-message.ts';
import { templateMail } from '../mail/template-mail.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { type LabelledCase, type LabelOf, labelOf } from './label-of.ts';

const payloadOf = z.object({ labelId: z.number().int() });

/** Mails a label that has come, to print and as the code for a phone. Label and code are read here: no entry holds them. */
export function labelMailHandler(
  db: Database,
  send: SendMail,
  brand: MailBrand,
  caseOf: (of: LabelOf) => LabelledCase,
): OutboxHandler {
  return async (payload, entry) => {
    const { labelId } = payloadOf.parse(payload);
    const label = await db
      .selectFrom('parcel_labels')
      .select(['return_id', 'complaint_id', 'carrier', 'drop_code', 'place', 'pdf'])
      .where('id', '=', labelId)
      .where('status', '=', 'ready')
      .executeTakeFirst();
    // A case that has ended since needs no label.
    if (!label) return null;
    const { carrier, drop_code, place, pdf } = label;
    const labelMail = await caseOf(labelOf(label)).readMail({ carrier, dropCode: drop_code, place });
    if (!labelMail) return null;
    const attachments = [{ filename: `${labelMail.reference}.pdf`, content: pdf, encoding: 'base64' as const }];
    await send({ ...templateMail(labelMail.mail, brand, `mail-${entry.id}`), attachments });
    return null;
  };
}
