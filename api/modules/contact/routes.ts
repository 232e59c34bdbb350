import { bugReportRequest, contactRequest, corporateInfoRequest, done } from 'mf-shared/contract';
import type { ServiceModule } from '../../http/service-module.ts';
import { sendBugReport, sendContact, sendCorporateInfo } from './write-to-shop.ts';

const ok = { ok: true } as const;
/** Calls that send mail, per address and minute. */
const few = { max: 10, timeWindow: '1 minute' };

/** Messages to customer service, questions of companies and reports of faults (CONTENT-20, CONTENT-22, CONTENT-26). */
export const contact: ServiceModule = (app, { db, settings, authenticate }) => {
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

  app.post(
    '/api/bug-report/',
    { config: { access: 'public', rateLimit: few }, schema: { body: bugReportRequest, response: { 200: done } } },
    async (request) => {
      const from = { browser: request.headers['user-agent'] ?? '', customer: await authenticate(request) };
      await sendBugReport(db, { ...request.body, ...from }, { language: request.locale, contactEmail });
      return ok;
    },
  );
};
