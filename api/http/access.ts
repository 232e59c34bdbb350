import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticate, SignedInCustomer } from '../modules/accounts/authenticate.ts';
import { Refusal } from './refusal.ts';

/**
 * Who may call a route. `guest-key`: anybody who knows the order's key, which the route itself checks.
 * Customers that staff routes refuse get 403, everybody unknown gets 401.
 */
export type Access = 'public' | 'customer' | 'staff' | 'admin' | 'guest-key';

const policies: ReadonlySet<unknown> = new Set<Access>(['public', 'customer', 'staff', 'admin', 'guest-key']);

/** Fails the start when a route lacks `config.access`, and holds the policy on every call before its body is read. */
export function guardRoutes(app: FastifyInstance, authenticate: Authenticate): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!policies.has(config?.access)) throw new Error(`${String(method)} ${url} declares no access policy`);
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
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
