import {
  done,
  newsletterLinkRequest,
  newsletterLinkResponse,
  newsletterList,
  newsletterRequest,
} from 'mf-shared/contract';
import { z } from 'zod';
import type { ServiceModule } from '../../http/service-module.ts';
import { askForNewsletter } from './ask-for-newsletter.ts';
import { confirmNewsletter, leaveNewsletter } from './keep-newsletter.ts';

const ok = { ok: true } as const;
/** Calls that send mail, per address and minute. */
const few = { max: 10, timeWindow: '1 minute' };

/** Subscribing to newsletters and leaving them (CONTENT-18). */
export const newsletters: ServiceModule = (app, { db, settings, secret }) => {
  const { publicUrl } = settings;

  app.post(
    '/api/newsletters/:list/',
    {
      config: { access: 'public', rateLimit: few },
      schema: { params: z.object({ list: newsletterList }), body: newsletterRequest, response: { 200: done } },
    },
    async ({ params, body, locale }) => {
      await askForNewsletter(db, { list: params.list, email: body.email, language: locale });
      return ok;
    },
  );

  app.post(
    '/api/newsletters/confirm/',
    {
      config: { access: 'public', rateLimit: few },
      schema: { body: newsletterLinkRequest, response: { 200: newsletterLinkResponse } },
    },
    async ({ body }) => ({ list: await confirmNewsletter(db, body.token, { publicUrl, secret }) }),
  );

  app.post(
    '/api/newsletters/leave/',
    {
      config: { access: 'public', rateLimit: few },
      schema: { body: newsletterLinkRequest, response: { 200: newsletterLinkResponse } },
    },
    async ({ body }) => ({ list: await leaveNewsletter(db, body.token, secret) }),
  );
};
