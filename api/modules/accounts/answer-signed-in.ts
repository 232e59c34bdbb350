import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginResponse } from 'mf-shared/contract';
import type { ServiceContext } from '../../http/service-module.ts';
import { deviceSecret, setDeviceCookie } from './device-cookie.ts';
import { deviceName } from './device-name.ts';
import { rememberDevice } from './known-devices.ts';
import { openSession } from './sessions.ts';

/** Signs a customer in on the calling device: every way in ends here. The device is known from now on. */
export async function answerSignedIn(
  { db, settings }: Pick<ServiceContext, 'db' | 'settings'>,
  customerId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LoginResponse> {
  setDeviceCookie(reply, await rememberDevice(db, customerId, deviceSecret(request)));
  return openSession(db, customerId, deviceName(request.headers['user-agent']), settings.sessionDays);
}
