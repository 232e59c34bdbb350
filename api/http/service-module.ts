import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import type { Listen } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import type { OriginalStore } from '../media/original.ts';
import type { Authenticate } from '../modules/accounts/authenticate.ts';
import type { CodeTries } from '../modules/checkout/code-tries.ts';
import type { OrderLifecycle } from '../modules/orders/order-lifecycle.ts';
import type { PaymentContext } from '../modules/payments/payment-context.ts';
import type { ServiceSecret } from '../modules/secrets/service-secret.ts';
import type { CatalogueStore } from '../read-model/catalogue-store.ts';
import type { ServiceSettings } from '../service-settings.ts';

export type ServiceApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What every module gets. */
export interface ServiceContext {
  db: Database;
  engine: 'pglite' | 'postgres';
  listen: Listen;
  catalogue: CatalogueStore;
  orders: OrderLifecycle;
  payments: PaymentContext;
  secret: ServiceSecret;
  settings: ServiceSettings;
  /** Pictures from elsewhere than the folder of originals. */
  originals: OriginalStore | undefined;
  /** The caller by the Authorization header, for public routes that show signed-in customers more. */
  authenticate: Authenticate;
  /** Counts gift card, discount and gift codes that are tried, by whichever call. */
  codeTries: CodeTries;
  /** What this service tells of itself when its metrics are asked for (OPS-1). */
  gauges: Registry;
}

/** Adds its routes; work in the background starts in `onReady` and ends in `onClose`. */
export type ServiceModule = (app: ServiceApp, context: ServiceContext) => void | Promise<void>;
