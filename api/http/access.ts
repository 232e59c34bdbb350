import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticate, SignedInCustomer } from '../modules/accounts/authenticate.ts';
import type { AuthenticateFeed, FeedCaller } from '../modules/feeds/feed-tokens.ts';
import { Refusal } from './refusal.ts';

/**
 * Who may call a route. `guest-key`: anybody who knows the order's key, which the route itself checks.
 * `feed`: another system of the merchant, by a token that opens the route's `feedScope` (FEED-1).
 * Customers that staff routes refuse get 403, everybody unknown gets 401.
 */
export type Access = 'public' | 'customer' | 'staff' | 'admin' | 'guest-key' | 'feed';

const policies: ReadonlySet<unknown> = new Set<Access>(['public', 'customer', 'staff', 'admin', 'guest-key', 'feed']);

/** Fails the start when a route lacks `config.access`, and holds the policy on every call before its body is read. */
export function guardRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  authenticateFeed: AuthenticateFeed,
): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!policies.has(config?.access)) throw new Error(`${String(method)} ${url} declares no access policy`);
    if ((config?.access === 'feed') !== (config?.feedScope !== undefined))
      throw new Error(`${String(method)} ${url} needs access 'feed' and a feedScope together`);
  });
  app.addHook('onRequest', async (request) => {
    const { access, feedScope } = request.routeOptions.config;
    if (feedScope !== undefined) {
      request.feed = await authenticateFeed(request);
      if (!feedOf(request).scopes.includes(feedScope)) throw new Refusal(403, 'feed_scope_missing');
      return;
    }
    if (access === undefined || access === 'public' || access === 'guest-key') return;
    request.customer = await authenticate(request);
    refuse(access, request);
  });
}

function refuse(access: Access, request: FastifyRequest): void {
  const customer = callerOf(request);
  if (access !== 'customer' && customer.lacksSecondFactor) throw new Refusal(403, 'second_factor_needed');
  if (access === 'admin' && !customer.isAdmin) throw new Refusal(403, 'forbidden');
  if (access === 'staff' && !customer.isStaff && !customer.isAdmin) throw new Refusal(403, 'forbidden');
}

/**
 * Who calls a route whose access asks for somebody. @throws Refusal 401 where it did not ask, so that nobody is taken
 * for somebody
 */
export function callerOf({ customer }: Pick<FastifyRequest, 'customer'>): SignedInCustomer {
  if (!customer) throw new Refusal(401, 'login_required');
  return customer;
}

/** Whose token calls a route of a feed. @throws Refusal 401 where it is none that holds */
export function feedOf({ feed }: Pick<FastifyRequest, 'feed'>): FeedCaller {
  if (!feed) throw new Refusal(401, 'feed_token_invalid');
  return feed;
}
