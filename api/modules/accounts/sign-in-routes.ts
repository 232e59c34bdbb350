import type { FastifyRequest } from 'fastify';
import { apiError, done, loginRequest, loginResponse } from 'mf-shared/contract';
import { maskAddress, networkOf } from 'mf-shared/rules/network-of';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { deviceSecret } from './device-cookie.ts';
import { isKnownDevice } from './known-devices.ts';
import { endSession, renewSession } from './sessions.ts';
import { checkPassword } from './sign-in.ts';

const minute = '1 minute';

export const signInRoutes: ServiceModule = (app, context) => {
  const { db, secret } = context;

  /** The account stands in the log as a word that only this shop can make, the address without its end. */
  const logFailure = (request: FastifyRequest, email: string, refusal: Refusal) =>
    request.log.warn(
      {
        account: secret.keyFor('log', email.trim().toLowerCase()).slice(0, 12),
        address: maskAddress(request.ip),
        reason: refusal.code,
      },
      'sign-in failed',
    );

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
      try {
        const customerId = await checkPassword(db, password, guess);
        const isProved = await checkSecondFactor(db, secret, { customerId, code, knownDevice });
        return await answerSignedIn(context, customerId, { request, reply, hasSecondFactor: isProved });
      } catch (error) {
        if (error instanceof Refusal && error.code !== 'code_asked') logFailure(request, email, error);
        throw error;
      }
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
