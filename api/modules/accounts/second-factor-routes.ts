import {
  apiError,
  done,
  secondFactorBegin,
  secondFactorBegun,
  secondFactorCode,
  secondFactorCodes,
  secondFactorEnd,
  secondFactorState,
} from 'mf-shared/contract';
import { encode } from 'uqr';
import type { Database } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { appAddress } from '../second-factor/one-time-codes.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  endSecondFactor,
  secondFactorSince,
} from '../second-factor/second-factor.ts';
import { askPassword } from './ask-password.ts';

/** Calls that try a password or a code, per address and minute. */
const few = { max: 30, timeWindow: '1 minute' };
const path = '/api/customer/second-factor/';

/** A customer's own second factor (docs/decisions/0054). */
export const secondFactorRoutes: ServiceModule = (app, { db, settings, secret }) => {
  app.get(
    path,
    { config: { access: 'customer' }, schema: { response: { 200: secondFactorState } } },
    async (request) => {
      const { id, lacksSecondFactor } = callerOf(request);
      return { ...(await readState(db, id)), is_required: lacksSecondFactor };
    },
  );

  app.post(
    path,
    {
      config: { access: 'customer', rateLimit: few },
      schema: { body: secondFactorBegin, response: { 200: secondFactorBegun, '4xx': apiError } },
    },
    async (request) => {
      const customer = callerOf(request);
      await askPassword(db, customer, request.body.password, 'password');
      const own = await beginSecondFactor(db, secret, customer.id);
      const address = appAddress(own, settings.brandName, customer.email);
      return { secret: own, address, qr: encode(address, { border: 2 }).data.map(toRow) };
    },
  );

  app.post(
    `${path}confirm/`,
    {
      config: { access: 'customer', rateLimit: few },
      schema: { body: secondFactorCode, response: { 200: secondFactorCodes, '4xx': apiError } },
    },
    async (request) => {
      const { id: customerId, sessionId } = callerOf(request);
      const { code } = request.body;
      return { recovery_codes: await confirmSecondFactor(db, secret, { customerId, sessionId, code }) };
    },
  );

  app.post(
    `${path}end/`,
    {
      config: { access: 'customer', rateLimit: few },
      schema: { body: secondFactorEnd, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      const customer = callerOf(request);
      const { password, code } = request.body;
      await askPassword(db, customer, password, 'password');
      await endSecondFactor(db, secret, {
        customerId: customer.id,
        code,
        knownDevice: `session ${customer.sessionId}`,
      });
      return { ok: true as const };
    },
  );
};

async function readState(db: Database, customerId: number) {
  const since = await secondFactorSince(db, customerId);
  return {
    since: since?.toISOString() ?? null,
    recovery_codes_left: since ? await countRecoveryCodes(db, customerId) : 0,
  };
}

const toRow = (row: readonly boolean[]): string => row.map((isDark) => (isDark ? '1' : '0')).join('');
