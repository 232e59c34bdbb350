import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type StaffRight, staffRight } from 'mf-shared/contract';
import type { Authenticate, SignedInCustomer } from '../modules/accounts/authenticate.ts';
import type { AuthenticateFeed, FeedCaller } from '../modules/feeds/feed-tokens.ts';
import { Refusal } from './refusal.ts';
import { isStaffRight } from './staff-rights.ts';

/**
 * The callers that a route accepts. `guest-key`: anybody who knows the order's key, which the route itself checks.
 * `feed`: another system of the merchant, by a token that opens the route's `feedScope` (FEED-1).
 * A right: the staff whose role has it (STAFF-35). Staff without it get 403, unknown callers get 401.
 */
export type Access = 'public' | 'customer' | 'guest-key' | 'feed' | StaffRight;

const policies: ReadonlySet<unknown> = new Set<Access>([
  ...(['public', 'customer', 'guest-key', 'feed'] as const),
  ...staffRight.options,
]);

/** Fails the start when a route lacks `config.access`, and holds the policy on every call before its body is read. */
export function guardRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  authenticateFeed: AuthenticateFeed,
): void {
  const declared = new Map<string, Access>();
  app.decorate('declaredAccess', declared);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!policies.has(config?.access)) throw new Error(`${String(method)} ${url} declares no access policy`);
    for (const each of [method].flat()) declared.set(`${each} ${url}`, config?.access as Access);
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
  if (isStaffRight(access)) requireRight(customer, access);
}

/** @throws Refusal 403 where the caller's role lacks it, with words of its own for the staff */
function requireRight({ role, rights }: SignedInCustomer, right: StaffRight): void {
  if (!rights.has(right)) throw new Refusal(403, role === null ? 'forbidden' : 'right_missing');
}

/** The store that the caller's rights end at; null for whose hold everywhere (STAFF-36). */
export const ownStoreOf = ({ role, storeId }: SignedInCustomer): number | null => (role === 'store' ? storeId : null);

/** @throws Refusal 403 where store staff name another store than their own */
export function requireStore(customer: SignedInCustomer, storeId: number | null | undefined): void {
  const own = ownStoreOf(customer);
  if (own !== null && storeId !== own) throw new Refusal(403, 'other_store');
}

/**
 * The caller of a route that asks for a signed-in customer. @throws Refusal 401 where the route did not ask, so that
 * nobody is taken for somebody
 */
export function callerOf({ customer }: Pick<FastifyRequest, 'customer'>): SignedInCustomer {
  if (!customer) throw new Refusal(401, 'login_required');
  return customer;
}

/** The token that calls a route of a feed. @throws Refusal 401 without a valid one */
export function feedOf({ feed }: Pick<FastifyRequest, 'feed'>): FeedCaller {
  if (!feed) throw new Refusal(401, 'feed_token_invalid');
  return feed;
}
