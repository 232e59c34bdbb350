import type { FeedScope, Locale } from 'mf-shared/contract';
import type { Registry } from 'prom-client';
import type { SignedInCustomer } from '../modules/accounts/authenticate.ts';
import type { FeedCaller } from '../modules/feeds/feed-tokens.ts';
import type { Access } from './access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** What a token of a feed has to open, where the access is `feed`. */
    feedScope?: FeedScope;
    /** Its rate limit is counted by each process for itself: for calls too frequent, or too cheap, to be written down. */
    isCountedHere?: boolean;
  }
  interface FastifyInstance {
    /** What each route declared, as `GET /api/staff/orders/`, for tests. */
    declaredAccess: ReadonlyMap<string, Access>;
    /** What this service and its process count. */
    metrics: readonly Registry[];
  }
  interface FastifyRequest {
    /** By Accept-Language. */
    locale: Locale;
    /** Set where the route's access asks for it. */
    customer: SignedInCustomer | null;
    /** Set where the route's access is `feed`. */
    feed: FeedCaller | null;
  }
}
