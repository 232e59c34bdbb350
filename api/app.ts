import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { everyAnswer } from 'mf-shared/rules/every-answer';
import { requestLocale } from 'mf-shared/rules/request-locale';
import { trustedShell } from 'mf-shared/rules/trusted-proxies';
import { Registry } from 'prom-client';
import type { OpenDatabase } from './db/open-database.ts';
import { guardRoutes } from './http/access.ts';
import { answerError, answerUnknownRoute } from './http/answer-error.ts';
import { closeQuietConnections } from './http/close-quiet-connections.ts';
import { drainBody } from './http/drain-body.ts';
import './http/request-state.ts';
import { limitKey, routeLimitStore } from './http/route-limits.ts';
import type { ServiceApp, ServiceContext } from './http/service-module.ts';
import type { OriginalStore } from './media/original.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import { serviceCounts } from './metrics/service-counts.ts';
import { shopGauges } from './metrics/shop-gauges.ts';
import { createAuthenticate } from './modules/accounts/authenticate.ts';
import { CodeTries } from './modules/checkout/code-tries.ts';
import { createAuthenticateFeed } from './modules/feeds/feed-tokens.ts';
import { createOrderLifecycle } from './modules/orders/order-lifecycle.ts';
import { createPayments } from './modules/payments/create-payments.ts';
import { loadServiceSecret, tellShortSecret } from './modules/secrets/service-secret.ts';
import { serviceModules } from './modules.ts';
import { orderListeners } from './order-listeners.ts';
import { openCatalogueStore } from './read-model/catalogue-store.ts';
import { openKeptModels } from './read-model/kept-models.ts';
import { createModelReader } from './read-model/read-models.ts';
import type { ServiceSettings } from './service-settings.ts';

/** Largest JSON body; routes that take files set their own. */
const bodyLimit = 1024 * 1024;

interface ServiceParts {
  originals?: OriginalStore | undefined;
  /** Folder in which the models of a version are kept between starts; without it they are read at each. */
  keptModelsFolder?: string;
}

/** Builds the service on a migrated database. It listens to nothing yet; `close()` ends it but not the database. */
export async function buildApp(
  open: OpenDatabase,
  settings: ServiceSettings,
  parts: ServiceParts = {},
): Promise<ServiceApp> {
  const app = Fastify({
    bodyLimit,
    trustProxy: trustedShell(settings.trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
    logger: logger(settings),
    frameworkErrors: (error, request, reply) => {
      request.locale = requestLocale(request.headers['accept-language']);
      void answerError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<Error>(async (error, request, reply) => {
    await drainBody(request.raw);
    return answerError(error, request, reply);
  });
  app.addHook('preClose', async () => closeQuietConnections(app));
  app.decorateRequest('locale', 'fi');
  app.decorateRequest('customer', null);
  app.decorateRequest('feed', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everyAnswer);
    request.locale = requestLocale(request.headers['accept-language']);
  });

  const gauges = measured(app, open, settings);
  const context = await serviceContext(app, open, { settings, gauges, ...parts });
  guardRoutes(app, context.authenticate, createAuthenticateFeed(open.db));
  await app.register(swagger, {
    openapi: { info: { title: `${settings.brandName} commerce service`, version: '1' } },
    transform: jsonSchemaTransform,
  });
  await app.register(rateLimit, {
    ...{ global: false, keyGenerator: limitKey },
    store: routeLimitStore(open.db, (error) => app.log.error({ err: error }, 'limits are counted by this process')),
  });
  app.setNotFoundHandler(answerUnknownRoute);
  for (const module of serviceModules) await module(app, context);
  await app.ready();
  return app;
}

/** What every module of the service is given. */
async function serviceContext(
  app: ServiceApp,
  open: OpenDatabase,
  { settings, gauges, originals, keptModelsFolder }: ServiceParts & Pick<ServiceContext, 'settings' | 'gauges'>,
): Promise<ServiceContext> {
  const onError = (error: unknown) => app.log.error({ err: error }, 'catalogue not refreshed');
  const kept = keptModelsFolder === undefined ? null : await openKeptModels(keptModelsFolder, { onError });
  const models = createModelReader(open.db, { kept, onError });
  const catalogue = await openCatalogueStore(open.db, open.listen, { models, onError });
  app.addHook('onClose', () => catalogue.close());
  const orders = createOrderLifecycle(orderListeners(settings.seller));
  tellShortSecret(settings.commerce.secret, app.log);
  const secret = await loadServiceSecret(open.db, settings.commerce.secret);
  return {
    db: open.db,
    engine: open.engine,
    listen: open.listen,
    catalogue,
    orders,
    secret,
    payments: createPayments({ db: open.db, orders, secret, settings }, app.log),
    settings,
    originals,
    authenticate: createAuthenticate(open.db, settings.staffNeedSecondFactor),
    codeTries: new CodeTries(open.db),
    gauges,
  };
}

/** Where nobody asks for metrics, no request is measured. */
function measured(app: ServiceApp, open: OpenDatabase, { metrics }: ServiceSettings): Registry {
  const gauges = new Registry();
  shopGauges(open, gauges);
  if (metrics) measureRequests(app, gauges);
  app.decorate('metrics', [serviceCounts, gauges]);
  return gauges;
}

function logger({ logLevel }: ServiceSettings): NonNullable<FastifyServerOptions['logger']> {
  if (logLevel === 'silent') return false;
  return { level: logLevel, base: { service: 'api' }, redact: ['req.headers.authorization', 'req.headers.cookie'] };
}
