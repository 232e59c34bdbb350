import { apiError, done, loginRequest, loginResponse } from 'mf-shared/contract';
import { networkOf } from 'mf-shared/rules/network-of';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { deviceSecret } from './device-cookie.ts';
import { isKnownDevice } from './known-devices.ts';
import { withFailureLogged } from './log-failed-sign-in.ts';
import { endSession, renewSession } from './sessions.ts';
import { checkPassword } from './sign-in.ts';

const minute = '1 minute';

export const signInRoutes: ServiceModule = (app, context) => {
  const { db, secret } = context;

  app.post(
    '/api/accounts/login/',
    {
      config: { access: 'public', rateLimit: { max: 30, timeWindow: minute } },
      schema: { body: loginRequest, response: { 200: loginResponse } },
    },
    async (request, reply) => {
      const { email, password, code } = request.body;
      const device = deviceSecret(request);
      const isKnown = device !== null && (await isKnownDevice(db, email, device));
      const knownDevice = isKnown ? device : null;
      const guess = { email, network: networkOf(request.ip), knownDevice };
      const { customerId, hasSecondFactor } = await withFailureLogged({ request, email, secret }, async () => {
        const id = await checkPassword(db, password, guess);
        const isProved = await checkSecondFactor(db, secret, { customerId: id, code, knownDevice });
        return { customerId: id, hasSecondFactor: isProved };
      });
      return answerSignedIn(context, customerId, { request, reply, hasSecondFactor });
    },
  );

  app.post(
    '/api/accounts/renew/',
    {
      config: { access: 'customer', rateLimit: { max: 10, timeWindow: minute } },
      schema: { response: { 200: loginResponse, '4xx': apiError } },
    },
    (request) => renewSession(db, callerOf(request)),
  );

  app.post(
    '/api/accounts/logout/',
    { config: { access: 'customer' }, schema: { response: { 200: done } } },
    async (request) => {
      const { id, sessionId } = callerOf(request);
      await endSession(db, id, sessionId);
      return { ok: true as const };
    },
  );
};
