import type { Locale } from 'mf-shared/contract';
import type { SignedInCustomer } from '../modules/accounts/authenticate.ts';
import type { Access } from './access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Its rate limit is counted by each process for itself: for calls too frequent, or too cheap, to be written down. */
    isCountedHere?: boolean;
  }
  interface FastifyRequest {
    /** By Accept-Language. */
    locale: Locale;
    /** Set where the route's access asks for it. */
    customer: SignedInCustomer | null;
  }
}
