import { loginRequest, loginResponse, registerRequest } from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { activate, register } from './register.ts';
import { openSession, renewSession, signIn } from './sign-in.ts';

const done = z.object({ ok: z.literal(true) });
const minute = '1 minute';

export const addSignInRoutes: ServiceModule = (app, { db, settings }) => {
  app.post(
    '/api/accounts/login/',
    {
      config: { access: 'public', rateLimit: { max: 30, timeWindow: minute } },
      schema: { body: loginRequest, response: { 200: loginResponse } },
    },
    (request) => signIn(db, request.body.email, request.body.password),
  );

  app.post(
    '/api/accounts/renew/',
    {
      config: { access: 'customer', rateLimit: { max: 10, timeWindow: minute } },
      schema: { response: { 200: loginResponse } },
    },
    async ({ customer }) => {
      if (!customer) throw new Refusal(401, 'login_required');
      return renewSession(db, customer);
    },
  );

  app.post(
    '/api/accounts/logout/',
    { config: { access: 'customer' }, schema: { response: { 200: done } } },
    async (request) => {
      await db
        .updateTable('customer_tokens')
        .set({ revoked_at: new Date() })
        .where('id', '=', request.customer?.tokenId ?? 0)
        .execute();
      return { ok: true as const };
    },
  );

  app.post(
    '/api/accounts/register/',
    {
      config: { access: 'public', rateLimit: { max: 10, timeWindow: minute } },
      schema: { body: registerRequest, response: { 201: done } },
    },
    async (request, reply) => {
      await register(db, request.body, settings.publicUrl);
      return reply.code(201).send({ ok: true });
    },
  );

  app.post(
    '/api/accounts/activate/',
    {
      config: { access: 'public', rateLimit: { max: 30, timeWindow: minute } },
      schema: { body: z.object({ hash: z.string().max(200) }), response: { 200: loginResponse } },
    },
    async (request) => openSession(db, await activate(db, request.body.hash)),
  );
};
