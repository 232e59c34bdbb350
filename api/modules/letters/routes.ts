import {
  contactRequest,
  corporateInfoRequest,
  done,
  letterLinkRequest,
  letterLinkResponse,
  letterList,
  letterRequest,
} from 'mf-shared/contract';
import { z } from 'zod';
import type { ServiceModule } from '../../http/service-module.ts';
import { askForLetter } from './ask-for-letter.ts';
import { confirmLetter, leaveLetter } from './keep-letter.ts';
import { sendContact, sendCorporateInfo } from './write-to-shop.ts';

const ok = { ok: true } as const;
/** Calls that send mail, per address and minute. */
const few = { max: 10, timeWindow: '1 minute' };

/** Letters and messages (CONTENT-18, CONTENT-20, CONTENT-22). */
export const letters: ServiceModule = (app, { db, settings, secret }) => {
  const { publicUrl, contactEmail } = settings;

  app.post(
    '/api/newsletters/:list/',
    {
      config: { access: 'public', rateLimit: few },
      schema: { params: z.object({ list: letterList }), body: letterRequest, response: { 200: done } },
    },
    async ({ params, body, locale }) => {
      await askForLetter(db, { list: params.list, email: body.email, language: locale });
      return ok;
    },
  );

  app.post(
    '/api/newsletters/confirm/',
    {
      config: { access: 'public', rateLimit: few },
      schema: { body: letterLinkRequest, response: { 200: letterLinkResponse } },
    },
    async ({ body }) => ({ list: await confirmLetter(db, body.token, { publicUrl, secret }) }),
  );

  app.post(
    '/api/newsletters/leave/',
    {
      config: { access: 'public', rateLimit: few },
      schema: { body: letterLinkRequest, response: { 200: letterLinkResponse } },
    },
    async ({ body }) => ({ list: await leaveLetter(db, body.token, secret) }),
  );

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
