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
  {
    request,
    reply,
    hasSecondFactor = false,
  }: { request: FastifyRequest; reply: FastifyReply; hasSecondFactor?: boolean },
): Promise<LoginResponse> {
  setDeviceCookie(reply, await rememberDevice(db, customerId, deviceSecret(request)));
  const device = deviceName(request.headers['user-agent']);
  return openSession(db, customerId, { device, days: settings.sessionDays, hasSecondFactor });
}
