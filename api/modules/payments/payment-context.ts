import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/schema.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What bringing payments forward needs. */
export interface PaymentContext {
  db: Database;
  orders: OrderLifecycle;
  /** Providers that are configured, by slug. */
  providers: ReadonlyMap<string, PaymentProvider>;
  /** Where a provider pushes what happened to a payment. */
  callbackUrl: (provider: string, paymentId: string) => string;
  /** Where a provider with pages of its own sends the buyer back to. */
  returnUrl: (provider: string, payment: { paymentId: string; orderNumber: string; language: string }) => string;
  /** How long goods are kept for a buyer who has not paid. */
  reservationMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export function providerOf(context: PaymentContext, slug: string): PaymentProvider {
  const provider = context.providers.get(slug);
  if (!provider) throw new Error(`the payment provider ${slug} is not configured`);
  return provider;
}
