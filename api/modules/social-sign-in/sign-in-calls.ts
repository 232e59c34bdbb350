import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  apiError,
  done,
  locale,
  type SocialFailure,
  socialFinish,
  socialFinished,
  socialOpened,
  socialProviders,
  socialTicket,
} from 'mf-shared/contract';
import { networkOf } from 'mf-shared/rules/network-of';
import { z } from 'zod';
import type { ServiceApp, ServiceContext } from '../../http/service-module.ts';
import { answerSignedIn } from '../accounts/answer-signed-in.ts';
import { deviceSecret } from '../accounts/device-cookie.ts';
import { isKnownDevice } from '../accounts/known-devices.ts';
import { checkPassword } from '../accounts/sign-in.ts';
import { pageLink } from '../mail/page-link.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';
import { ProviderFailure, type Providers } from './ask-provider.ts';
import { beginSignIn, callbackAddress, providerBySlug } from './begin-sign-in.ts';
import { browserSecret, setBrowserCookie } from './browser-cookie.ts';
import { finishSignIn, stepLeft } from './finish-sign-in.ts';
import { mailProof } from './mail-proof.ts';
import { keepPerson, openTicket, type ReturnedPerson, takeState } from './sign-in-row.ts';

const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });
const page = '/accounts/social/';
const slugParams = z.object({ provider: z.string().max(30) });
const readEmail = z.email().max(254);

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

/** Leads the browser to the provider. */
function addRedirectToProvider(app: ServiceApp, context: ServiceContext, providers: Providers): void {
  app.get(
    '/api/accounts/social/:provider/',
    {
      config: { access: 'public', rateLimit: perMinute(30) },
      schema: {
        params: slugParams,
        querystring: z.object({ next: z.string().max(1000).default(''), language: locale.optional() }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const provider = providerBySlug(context, request.params.provider);
      const { next, language = request.locale } = request.query;
      try {
        const begun = await beginSignIn(context, providers, { provider, customerId: null, language, next });
        setBrowserCookie(reply, begun.browser);
        return reply.redirect(begun.address, 303);
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        const { reason, cause } = error;
        return redirectWithFailure(context, request, reply, { slug: provider.slug, reason, language, cause });
      }
    },
  );
}

/** The provider leads the browser back here; the page then finishes the sign-in. */
function addProviderCallback(app: ServiceApp, context: ServiceContext, providers: Providers): void {
  const { db, secret, settings } = context;
  const { publicUrl } = settings;

  app.get(
    '/api/accounts/social/:provider/callback/',
    {
      config: { access: 'public', rateLimit: perMinute(60) },
      // Other parameters of the provider are not checked; the state alone says whose answer it is.
      schema: { params: slugParams, querystring: z.object({ state: z.string().max(200).catch('') }) },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const provider = providerBySlug(context, request.params.provider);
      const { slug } = provider;
      const { state } = request.query;
      const begun = await takeState(db, secret, { provider: slug, state, browser: browserSecret(request) });
      if (!begun)
        return redirectWithFailure(context, request, reply, { slug, reason: 'expired', language: request.locale });
      const { language, secrets } = begun;
      const answer = new URL(callbackAddress(publicUrl, provider));
      answer.search = new URL(request.url, publicUrl).search;
      try {
        const person = await providers.finish(provider, answer, { ...secrets, state });
        const { data: email } = readEmail.safeParse(person.email?.trim());
        // The shop writes to its customers about their orders (SESSION-74).
        if (email === undefined)
          return redirectWithFailure(context, request, reply, { slug, reason: 'email', language });
        const ticket = await keepPerson(db, begun.id, { ...person, email });
        return reply.redirect(`${pageLink(publicUrl, language, page)}#${ticket}`, 303);
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        return redirectWithFailure(context, request, reply, {
          slug,
          reason: error.reason,
          language,
          cause: error.cause,
        });
      }
    },
  );
}

/** Leads to the shop's page, which tells what went wrong; why stands in the log. */
function redirectWithFailure(
  { settings: { publicUrl } }: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { slug, reason, language, cause }: Failed,
): FastifyReply {
  request.log.warn({ provider: slug, reason, err: cause }, 'social sign-in failed');
  const query = new URLSearchParams({ failed: reason, provider: slug });
  return reply.redirect(`${pageLink(publicUrl, language, page)}?${query}`, 303);
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
        checkPassword: async (email, password) =>
          checkPassword(db, password, {
            email,
            network: networkOf(request.ip),
            knownDevice: await knownDeviceOf(request, email),
          }),
        checkFactor: async (id) =>
          checkSecondFactor(db, secret, {
            customerId: id,
            code: body.code,
            knownDevice: await knownDeviceOf(request, await emailOf(id)),
          }),
        providerName: nameOf(context, person.provider),
        publicUrl,
      });
      return answerSignedIn(context, customerId, { request, reply, hasSecondFactor });
    },
  );
}

interface Failed {
  slug: string;
  reason: SocialFailure;
  language: z.infer<typeof locale>;
  cause?: unknown;
}
