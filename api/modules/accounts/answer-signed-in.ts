import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginResponse } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { deviceSecret, setDeviceCookie } from './device-cookie.ts';
import { deviceName } from './device-name.ts';
import { rememberDevice } from './known-devices.ts';
import { openSession } from './sessions.ts';

interface Caller {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Signs a customer in on the calling device: every way in ends here. The device is known from now on. */
export async function answerSignedIn(
  { db, settings }: Pick<ServiceContext, 'db' | 'settings'>,
  customerId: number,
  { request, reply, hasSecondFactor = false }: Caller & { hasSecondFactor?: boolean },
): Promise<LoginResponse> {
  await knowDevice(db, customerId, { request, reply });
  const device = deviceName(request.headers['user-agent']);
  return openSession(db, customerId, { device, days: settings.sessionDays, hasSecondFactor });
}

/** The calling device is the account's from now on: what strangers guess elsewhere does not stop its owner there. */
export async function knowDevice(db: Executor, customerId: number, { request, reply }: Caller): Promise<void> {
  setDeviceCookie(reply, await rememberDevice(db, customerId, deviceSecret(request)));
}
