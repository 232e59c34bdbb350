import { locale as localeSchema } from 'mf-shared/contract';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { translate } from '../../texts/translate.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { askedFor, isStillAsked } from './asked-for.ts';
import type { MailBrand } from './mail-brand.ts';
import type { SendMail } from './mail-message.ts';
import { secretLink } from './page-link.ts';
import { stopReminders, stopReviewRequests } from './stop-link.ts';
import { type TemplateMail, templateMail } from './template-mail.ts';

const ofOrder = z.object({ number: z.string(), paymentId: z.string() });
const templatePayload = z.object({
  template: z.string().regex(/^[a-z_]+$/u),
  to: z.string(),
  language: localeSchema.catch('fi'),
  replyTo: z.string().optional(),
  caseLink: z.object({ kind: z.literal('return'), id: z.string() }).optional(),
  receiptsOf: ofOrder.optional(),
  orderLink: ofOrder.optional(),
  differenceLink: ofOrder.optional(),
  asks: askedFor.optional(),
  isReminder: z.boolean().default(false),
  isReviewRequest: z.boolean().default(false),
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});

/** Pages on which cases are followed. */
const casePages = { return: '/returns/status/' } as const;

export function templateMailHandler(
  db: Database,
  send: SendMail,
  brand: MailBrand,
  secret: ServiceSecret,
): OutboxHandler {
  return async (payload, entry) => {
    const { asks, caseLink, orderLink, differenceLink, receiptsOf, isReminder, isReviewRequest, ...mail } =
      templatePayload.parse(payload);
    if (asks && !(await isStillAsked(db, asks))) return null;
    if (caseLink) {
      const code = caseCode(secret, caseLink.kind, caseLink.id);
      mail.values.link = secretLink(brand.publicUrl, mail.language, casePages[caseLink.kind], code);
    }
    const linkTo = (path: string, part: string) => secretLink(brand.publicUrl, mail.language, path, part);
    const keyOf = ({ number, paymentId }: z.output<typeof ofOrder>) => `${number}/${secret.keyFor('order', paymentId)}`;
    if (differenceLink) mail.values.link = linkTo('/order/difference/', keyOf(differenceLink));
    if (orderLink) mail.values.link = linkTo('/view-order/', keyOf(orderLink));
    const also: NonNullable<TemplateMail['also']> = [
      ...(receiptsOf
        ? [
            {
              words: translate(mail.language, 'mails.receipts'),
              link: linkTo('/receipt/', keyOf(receiptsOf)),
            },
          ]
        : []),
      ...(isReminder ? [stopReminders(brand.publicUrl, mail)] : []),
      ...(isReviewRequest ? [stopReviewRequests(brand.publicUrl, mail)] : []),
    ];
    await send(templateMail({ ...mail, also }, brand, `mail-${entry.id}`));
    return null;
  };
}
