import type { FastifyRequest } from 'fastify';
import {
  apiError,
  done,
  socialFinish,
  socialFinished,
  socialOpened,
  socialProviders,
  socialTicket,
} from 'mf-shared/contract';
import { networkOf } from 'mf-shared/rules/network-of';
import type { ServiceApp, ServiceContext } from '../../http/service-module.ts';
import { answerSignedIn } from '../accounts/answer-signed-in.ts';
import { deviceSecret } from '../accounts/device-cookie.ts';
import { isKnownDevice } from '../accounts/known-devices.ts';
import { withFailureLogged } from '../accounts/log-failed-sign-in.ts';
import { checkPassword } from '../accounts/sign-in.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';
import type { Providers } from './ask-provider.ts';
import { browserSecret } from './browser-cookie.ts';
import { finishSignIn, stepLeft } from './finish-sign-in.ts';
import { mailProof } from './mail-proof.ts';
import { addProviderCallback, addRedirectToProvider } from './provider-redirects.ts';
import { openTicket, type ReturnedPerson } from './sign-in-row.ts';

const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });

/** Signing in with an account from elsewhere (SESSION-50, SESSION-75 to SESSION-80; docs/decisions/0092). */
export function addSignInCalls(app: ServiceApp, context: ServiceContext, providers: Providers): void {
  addProviderList(app, context);
  addRedirectToProvider(app, context, providers);
  addProviderCallback(app, context, providers);
  addOpenAndMail(app, context);
  addFinish(app, context);
}

const nameOf = ({ settings }: ServiceContext, slug: string) => settings.social.providers.get(slug)?.name ?? slug;

function addProviderList(app: ServiceApp, { settings: { social } }: ServiceContext): void {
  app.get(
    '/api/accounts/social/',
    { config: { access: 'public' }, schema: { response: { 200: socialProviders } } },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { providers: [...social.providers.values()].map(({ slug, name }) => ({ slug, name })) };
    },
  );
}

/** What the page asks for before it finishes: whose account it is, and a mail that proves the address. */
function addOpenAndMail(app: ServiceApp, context: ServiceContext): void {
  const { db, settings } = context;
  const { publicUrl } = settings;

  app.post(
    '/api/accounts/social/open/',
    {
      config: { access: 'public', rateLimit: perMinute(30) },
      schema: { body: socialTicket, response: { 200: socialOpened, '4xx': apiError } },
    },
    async (request) => {
      const person = await openTicket(db, request.body.ticket, browserSecret(request));
      return {
        provider: nameOf(context, person.provider),
        step: await stepLeft(db, person),
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        next: person.next,
      };
    },
  );

  app.post(
    '/api/accounts/social/mail/',
    {
      config: { access: 'public', rateLimit: perMinute(10) },
      schema: { body: socialTicket, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      const person = await openTicket(db, request.body.ticket, browserSecret(request));
      await mailProof(db, person, { provider: nameOf(context, person.provider), publicUrl });
      return { ok: true as const };
    },
  );
}

function addFinish(app: ServiceApp, context: ServiceContext): void {
  const { db, secret, settings } = context;
  const { publicUrl } = settings;

  const knownDeviceOf = async (request: FastifyRequest, email: string): Promise<string | null> => {
    const device = deviceSecret(request);
    return device !== null && (await isKnownDevice(db, email, device)) ? device : null;
  };
  const emailOf = async (customerId: number): Promise<string> => {
    const row = db.selectFrom('customers').select('email').where('id', '=', customerId);
    return (await row.executeTakeFirstOrThrow()).email;
  };

  app.post(
    '/api/accounts/social/finish/',
    {
      config: { access: 'public', rateLimit: perMinute(30) },
      schema: { body: socialFinish, response: { 200: socialFinished, '4xx': apiError } },
    },
    async (request, reply) => {
      const { body } = request;
      const person: ReturnedPerson = await openTicket(db, body.ticket, browserSecret(request));
      const { customerId, hasSecondFactor } = await finishSignIn(db, person, body, {
        checkPassword: async (email, password) => {
          const guess = { email, network: networkOf(request.ip), knownDevice: await knownDeviceOf(request, email) };
          return withFailureLogged({ request, email, secret }, () => checkPassword(db, password, guess));
        },
        checkFactor: async (id) => {
          const email = await emailOf(id);
          const guess = { customerId: id, code: body.code, knownDevice: await knownDeviceOf(request, email) };
          return withFailureLogged({ request, email, secret }, () => checkSecondFactor(db, secret, guess));
        },
        providerName: nameOf(context, person.provider),
        publicUrl,
      });
      return answerSignedIn(context, customerId, { request, reply, hasSecondFactor });
    },
  );
}
