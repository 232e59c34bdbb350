import { done, loginRequest, loginResponse } from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { renewSession, signIn } from './sign-in.ts';

const minute = '1 minute';

export const addSignInRoutes: ServiceModule = (app, { db }) => {
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
    (request) => renewSession(db, callerOf(request)),
  );

  app.post(
    '/api/accounts/logout/',
    { config: { access: 'customer' }, schema: { response: { 200: done } } },
    async (request) => {
      await db
        .updateTable('customer_tokens')
        .set({ revoked_at: new Date() })
        .where('id', '=', callerOf(request).tokenId)
        .execute();
      return { ok: true as const };
    },
  );
};
