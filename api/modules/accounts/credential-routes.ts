import {
  apiError,
  changeEmailRequest,
  changePasswordRequest,
  confirmEmailResponse,
  done,
  linkRequest,
  loginResponse,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { askEmailChange, confirmEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';

/** Calls that try a password or send mail, per address and minute. */
const few = { max: 10, timeWindow: '1 minute' };

/** A signed-in customer's own password and email (docs/decisions/0027). */
export const credentialRoutes: ServiceModule = (app, context) => {
  const {
    db,
    settings: { publicUrl, brandName },
  } = context;
  app.post(
    '/api/customer/password/',
    {
      config: { access: 'customer', rateLimit: few },
      schema: { body: changePasswordRequest, response: { 200: loginResponse, '4xx': apiError } },
    },
    async (request, reply) => {
      const customer = callerOf(request);
      await changePassword(db, customer, request.body, { language: request.locale, publicUrl, brandName });
      return answerSignedIn(context, customer.id, { request, reply, hasSecondFactor: customer.hasSecondFactor });
    },
  );

  app.post(
    '/api/customer/email/',
    {
      config: { access: 'customer', rateLimit: few },
      schema: { body: changeEmailRequest, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      await askEmailChange(db, callerOf(request), request.body, request.locale);
      return { ok: true as const };
    },
  );

  app.post(
    '/api/accounts/email/confirm/',
    {
      config: { access: 'public', rateLimit: few },
      schema: { body: linkRequest, response: { 200: confirmEmailResponse, '4xx': apiError } },
    },
    async ({ body, locale: language }) => ({ email: await confirmEmail(db, body.hash, { language, publicUrl }) }),
  );
};
