import type { FastifyReply, FastifyRequest } from 'fastify';
import { locale, type SocialFailure } from 'mf-shared/contract';
import { z } from 'zod';
import type { ServiceApp, ServiceContext } from '../../http/service-module.ts';
import { pageLink } from '../mail/page-link.ts';
import { ProviderFailure, type Providers } from './ask-provider.ts';
import { beginSignIn, callbackAddress, providerBySlug } from './begin-sign-in.ts';
import { browserSecret, setBrowserCookie } from './browser-cookie.ts';
import { keepPerson, takeState } from './sign-in-row.ts';

const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });
const page = '/accounts/social/';
const slugParams = z.object({ provider: z.string().max(30) });
const readEmail = z.email().max(254);

/** Leads the browser to the provider. */
export function addRedirectToProvider(app: ServiceApp, context: ServiceContext, providers: Providers): void {
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
export function addProviderCallback(app: ServiceApp, context: ServiceContext, providers: Providers): void {
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

interface Failed {
  slug: string;
  reason: SocialFailure;
  language: z.infer<typeof locale>;
  cause?: unknown;
}
