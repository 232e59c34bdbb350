import {
  apiError,
  customerIdentities,
  done,
  socialLink,
  socialLinkBegun,
  socialTicket,
  socialUnlink,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext } from '../../http/service-module.ts';
import { askPassword } from '../accounts/ask-password.ts';
import { ProviderFailure, type Providers } from './ask-provider.ts';
import { beginSignIn, providerBySlug } from './begin-sign-in.ts';
import { browserSecret, setBrowserCookie } from './browser-cookie.ts';
import { endOwnIdentity, hasPassword, linkOwnIdentity, readOwnIdentities } from './own-identities.ts';
import { openTicket } from './sign-in-row.ts';

const few = { max: 10, timeWindow: '1 minute' };
const slugParams = z.object({ provider: z.string().max(300) });

/** Which accounts from elsewhere open a customer's own (SESSION-81). */
export function addCustomerCalls(app: ServiceApp, context: ServiceContext, providers: Providers): void {
  const {
    db,
    settings: { social },
  } = context;
  addLinkCalls(app, context, providers);

  app.get(
    '/api/customer/social/',
    { config: { access: 'customer' }, schema: { response: { 200: customerIdentities } } },
    (request) => readOwnIdentities(db, social, callerOf(request).id),
  );

  app.post(
    '/api/customer/social/:provider/end/',
    {
      config: { access: 'customer', rateLimit: few },
      schema: { params: slugParams, body: socialUnlink, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      const customer = callerOf(request);
      // Without a password, its owner could not sign in to the account any more.
      if (!(await hasPassword(db, customer.id))) throw new Refusal(409, 'social_last_way');
      await askPassword(db, customer, request.body.password, 'password');
      const issuer = social.providers.get(request.params.provider)?.issuer ?? request.params.provider;
      await endOwnIdentity(db, customer.id, issuer);
      return { ok: true as const };
    },
  );
}

/** Linking an account from elsewhere: going to its provider, and coming back. */
function addLinkCalls(app: ServiceApp, context: ServiceContext, providers: Providers): void {
  const { db, settings } = context;

  app.post(
    '/api/customer/social/:provider/',
    {
      config: { access: 'customer', rateLimit: few },
      schema: { params: slugParams, body: socialLink, response: { 200: socialLinkBegun, '4xx': apiError } },
    },
    async (request, reply) => {
      const customer = callerOf(request);
      const provider = providerBySlug(context, request.params.provider);
      // A borrowed session adds no way in (docs/decisions/0027).
      if (await hasPassword(db, customer.id)) await askPassword(db, customer, request.body.password, 'password');
      try {
        const wish = { provider, customerId: customer.id, language: request.locale, next: '/accounts/' };
        const { address, browser } = await beginSignIn(context, providers, wish);
        setBrowserCookie(reply, browser);
        return { address };
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        request.log.warn({ provider: provider.slug, reason: error.reason, err: error.cause }, 'social sign-in failed');
        throw new Refusal(409, 'social_away', { values: { provider: provider.name } });
      }
    },
  );

  app.post(
    '/api/customer/social/finish/',
    {
      config: { access: 'customer', rateLimit: few },
      schema: { body: socialTicket, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      const { id } = callerOf(request);
      const person = await openTicket(db, request.body.ticket, browserSecret(request));
      if (person.customerId !== id) throw new Refusal(410, 'social_expired');
      await linkOwnIdentity(db, person, { id, settings });
      return { ok: true as const };
    },
  );
}
