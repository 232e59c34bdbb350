import {
  apiError,
  idInPath,
  madeStore,
  newStore,
  staffStores as staffStoresAnswer,
  staffStoresQuery,
  storeFacts,
  storeFactsRequest,
  storeHours,
  storeHoursRequest,
  storeOrder,
  storeOrderRequest,
  storeStanding,
  storeStandingRequest,
} from 'mf-shared/contract';
import { isoDay, storeTime } from 'mf-shared/rules/store-time';
import { callerOf, ownStoreOf, requireStore } from '../../http/access.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { tidyStanding } from './check-standing.ts';
import { closeInTime } from './close-in-time.ts';
import { closeStores } from './close-stores.ts';
import { makeStore } from './make-store.ts';
import { readStoreOrder, writeStoreOrder } from './order-stores.ts';
import { readStaffStores } from './read-stores.ts';
import { tidyFacts } from './tidy-facts.ts';
import { tidyHours } from './tidy-hours.ts';
import { writeStore } from './write-store.ts';

const path = '/api/staff/stores/';

/** Stores, with their hours: store staff keep those of their own (STAFF-47). */
export const staffStores: ServiceModule = (app, context) => {
  followDays(app, context);
  addRoutes(app, context);
  addStandingRoutes(app, context);
  addOrderRoutes(app, context);
};

/** Stores close on the day that staff planned, also where no process ran when it began. */
function followDays(app: ServiceApp, { db, catalogue }: ServiceContext): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'stores not closed');
  const days = () => [...catalogue.catalogue.stores.values()].map(({ closes_on }) => closes_on);
  app.addHook('onClose', closeInTime({ days, close: () => closeStores(db), onError }));
  app.addHook('onReady', () => closeStores(db).catch(onError));
}

function addRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.get(
    path,
    {
      config: { access: 'stores.hours' },
      schema: { querystring: staffStoresQuery, response: { 200: staffStoresAnswer, '4xx': apiError } },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readStaffStores(db, request.query, ownStoreOf(callerOf(request)));
    },
  );

  app.put(
    `${path}:id/`,
    {
      config: { access: 'stores.keep' },
      schema: { params: idInPath, body: storeFactsRequest, response: { 200: storeFacts, '4xx': apiError } },
    },
    async (request) => {
      const { was, ...written } = request.body;
      const next = tidyFacts(written);
      await writeStore(db, { ...request.params, section: 'facts', next, was, actorId: callerOf(request).id });
      return next;
    },
  );

  app.put(
    `${path}:id/hours/`,
    {
      config: { access: 'stores.hours' },
      schema: { params: idInPath, body: storeHoursRequest, response: { 200: storeHours, '4xx': apiError } },
    },
    async (request) => {
      const { id } = request.params;
      requireStore(callerOf(request), id);
      const { was, ...written } = request.body;
      const next = tidyHours(written, was, isoDay(storeTime(Date.now())));
      await writeStore(db, { id, section: 'hours', next, was, actorId: callerOf(request).id });
      return next;
    },
  );
}

/** Whether stores are open, and new ones. */
function addStandingRoutes(app: ServiceApp, { db }: ServiceContext): void {
  const config = { access: 'stores.keep' } as const;
  app.post(
    path,
    { config, schema: { body: newStore, response: { 200: madeStore, '4xx': apiError } } },
    async (request) => ({ id: await makeStore(db, request.body, { actorId: callerOf(request).id }) }),
  );

  app.put(
    `${path}:id/standing/`,
    {
      config,
      schema: { params: idInPath, body: storeStandingRequest, response: { 200: storeStanding, '4xx': apiError } },
    },
    async (request) => {
      const { was, ...wanted } = request.body;
      const next = tidyStanding(wanted, was);
      await writeStore(db, { ...request.params, section: 'standing', next, was, actorId: callerOf(request).id });
      return next;
    },
  );
}

/** The order in which the shop shows the stores. */
function addOrderRoutes(app: ServiceApp, { db }: ServiceContext): void {
  const config = { access: 'stores.keep' } as const;
  const answers = { response: { 200: storeOrder, '4xx': apiError } };
  app.get('/api/staff/store-order/', { config, schema: answers }, (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return readStoreOrder(db);
  });

  app.put('/api/staff/store-order/', { config, schema: { body: storeOrderRequest, ...answers } }, (request) => {
    const stores = (ids: readonly number[]) => ({ stores: ids.map((id) => ({ id })) });
    const { ids, was } = request.body;
    return writeStoreOrder(db, { next: stores(ids), was: was && stores(was), actorId: callerOf(request).id });
  });
}
