import { locale as localeSchema } from 'mf-shared/contract';
import { z } from 'zod';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import type { MailBrand } from './mail-brand.ts';
import type { SendMail } from './mail-message.ts';
import { templateMail } from './template-mail.ts';

const templatePayload = z.object({
  template: z.string().regex(/^[a-z_]+$/u),
  to: z.string(),
  language: localeSchema.catch('fi'),
  replyTo: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});

export function templateMailHandler(send: SendMail, brand: MailBrand): OutboxHandler {
  return async (payload, entry) => {
    await send(templateMail(templatePayload.parse(payload), brand, `mail-${entry.id}`));
    return null;
  };
}
