import { contactRequest, corporateInfoRequest, done } from 'mf-shared/contract';
import type { ServiceModule } from '../../http/service-module.ts';
import { sendContact, sendCorporateInfo } from './write-to-shop.ts';

const ok = { ok: true } as const;
/** Calls that send mail, per address and minute. */
const few = { max: 10, timeWindow: '1 minute' };

/** Messages to customer service and questions of companies (CONTENT-20, CONTENT-22). */
export const contact: ServiceModule = (app, { db, settings }) => {
  const { contactEmail } = settings;

  app.post(
    '/api/contact/',
    { config: { access: 'public', rateLimit: few }, schema: { body: contactRequest, response: { 200: done } } },
    async ({ body, locale }) => {
      await sendContact(db, body, { language: locale, contactEmail });
      return ok;
    },
  );

  app.post(
    '/api/corporate-info/',
    { config: { access: 'public', rateLimit: few }, schema: { body: corporateInfoRequest, response: { 200: done } } },
    async ({ body, locale }) => {
      await sendCorporateInfo(db, body, { language: locale, contactEmail });
      return ok;
    },
  );
};
