import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import type { SendMail } from '../mail/mail-message.ts';
import { secretLink } from '../mail/page-link.ts';
import { templateMail } from '../mail/template-mail.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { returnOfOrder } from './read-return.ts';

const payloadOf = z.object({ returnId: z.number().int() });

/** Mails a label that has come, to print and as the code for a phone. Label and code are read here: no entry holds them. */
export function labelMailHandler(db: Database, send: SendMail, brand: MailBrand, secret: ServiceSecret): OutboxHandler {
  return async (payload, entry) => {
    const { returnId } = payloadOf.parse(payload);
    const label = await db
      .selectFrom('return_labels as l')
      .innerJoin('returns as r', 'r.id', 'l.return_id')
      .select(['r.order_id', 'l.drop_code', 'l.pdf'])
      .where('l.return_id', '=', returnId)
      .where('l.status', '=', 'ready')
      .executeTakeFirst();
    // A return that has ended since needs no label.
    if (!label) return null;
    const { rows, row, reference } = await returnOfOrder(db, label.order_id, returnId);
    const { order } = rows;
    if (order.email === '') return null;
    const language = keptLocale(order.language);
    const point = row.drop_point;
    const values = {
      ...{ first_name: order.first_name, number: order.number, reference, drop_code: label.drop_code },
      place: point ? `${point.name}, ${point.address}, ${point.postal_code} ${point.city}` : '',
      date: longDay(row.send_by ?? '', language),
      link: secretLink(brand.publicUrl, language, '/returns/status/', caseCode(secret, 'return', reference)),
    };
    const mail = { template: 'return_label', to: order.email, language, values };
    const attachments = [{ filename: `${reference}.pdf`, content: label.pdf, encoding: 'base64' as const }];
    await send({ ...templateMail(mail, brand, `mail-${entry.id}`), attachments });
    return null;
  };
}
