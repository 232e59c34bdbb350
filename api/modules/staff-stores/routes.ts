import {
  apiError,
  idInPath,
  staffStores as staffStoresAnswer,
  staffStoresQuery,
  storeFacts,
  storeFactsRequest,
  storeHours,
  storeHoursRequest,
} from 'mf-shared/contract';
import { isoDay, storeTime } from 'mf-shared/rules/store-time';
import { callerOf, ownStoreOf, requireStore } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readStaffStores } from './read-stores.ts';
import { tidyFacts } from './tidy-facts.ts';
import { tidyHours } from './tidy-hours.ts';
import { writeStore } from './write-store.ts';

const path = '/api/staff/stores/';

/** Stores, with their hours: store staff keep those of their own (STAFF-47). */
export const staffStores: ServiceModule = (app, { db }) => {
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
};
