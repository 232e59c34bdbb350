import {
  deleteAccountRequest,
  done,
  emailRequest,
  linkRequest,
  loginResponse,
  passwordConfirmRequest,
  registerRequest,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { secondFactorSince } from '../second-factor/second-factor.ts';
import { answerSignedIn, knowDevice } from './answer-signed-in.ts';
import { askErasure, erasePerson } from './personal-data/erase-person.ts';
import { exportPerson } from './personal-data/export-person.ts';
import { activate, register } from './register.ts';
import { askReset, confirmReset } from './reset-password.ts';
import { refuseWeakPassword } from './weak-passwords/refuse-weak-password.ts';

const ok = { ok: true } as const;
/** Calls that send mail or try secrets, per address and minute. */
const few = { max: 10, timeWindow: '1 minute' };
const more = { max: 30, timeWindow: '1 minute' };

/** Accounts by mailed links: registering, a forgotten password, leaving (SESSION-51 to SESSION-63). */
export const linkRoutes: ServiceModule = (app, context) => {
  addRegistrationRoutes(app, context);
  addPasswordRoutes(app, context);
  addLeavingRoutes(app, context);
};

function addRegistrationRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, settings } = context;

  app.post(
    '/api/accounts/register/',
    { config: { access: 'public', rateLimit: few }, schema: { body: registerRequest, response: { 201: done } } },
    async (request, reply) => {
      await refuseWeakPassword(request.body.password, request.body, settings.brandName);
      await register(db, request.body);
      return reply.code(201).send(ok);
    },
  );

  app.post(
    '/api/accounts/activate/',
    { config: { access: 'public', rateLimit: more }, schema: { body: linkRequest, response: { 200: loginResponse } } },
    async (request, reply) => answerSignedIn(context, await activate(db, request.body.hash), { request, reply }),
  );
}

function addPasswordRoutes(app: ServiceApp, context: ServiceContext): void {
  const {
    db,
    settings: { publicUrl, brandName },
  } = context;

  app.post(
    '/api/customer/password/reset_email/',
    { config: { access: 'public', rateLimit: few }, schema: { body: emailRequest, response: { 200: done } } },
    async (request) => {
      await askReset(db, { email: request.body.email, language: request.locale });
      return ok;
    },
  );

  app.post(
    '/api/accounts/password/reset/confirm/',
    {
      config: { access: 'public', rateLimit: few },
      schema: { body: passwordConfirmRequest, response: { 200: loginResponse } },
    },
    async (request, reply) => {
      const customerId = await confirmReset(db, request.body, { language: request.locale, publicUrl, brandName });
      // The mail stands for the password, never for the second factor: signing in asks for it, on a device that is known.
      if (await secondFactorSince(db, customerId)) {
        await knowDevice(db, customerId, { request, reply });
        throw new Refusal(401, 'code_asked');
      }
      return answerSignedIn(context, customerId, { request, reply });
    },
  );
}

/** Deleting an account, and taking its data along. */
function addLeavingRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, settings } = context;

  app.post(
    '/api/customer/delete/',
    { config: { access: 'customer', rateLimit: few }, schema: { response: { 200: done } } },
    async (request) => {
      await askErasure(db, callerOf(request).id, { language: request.locale, publicUrl: settings.publicUrl });
      return ok;
    },
  );

  app.post(
    '/api/accounts/delete-account/',
    { config: { access: 'public', rateLimit: few }, schema: { body: deleteAccountRequest, response: { 200: done } } },
    async (request) => {
      await erasePerson(db, request.body.token, request.locale);
      return ok;
    },
  );

  app.get(
    '/api/customer/export/',
    {
      config: { access: 'customer', rateLimit: few },
      schema: { response: { 200: z.record(z.string(), z.unknown()) } },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="havu.json"');
      return exportPerson(context, callerOf(request).id);
    },
  );
}
