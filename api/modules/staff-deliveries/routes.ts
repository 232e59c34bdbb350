import {
  apiError,
  deliveryRemoval,
  deliveryRequest,
  deliveryState,
  done,
  idInPath,
  type Locale,
  madeDelivery,
  newDelivery,
  type StaffDeliveries,
  staffDeliveries,
} from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { makeDelivery, removeDelivery } from './make-delivery.ts';
import { toDeliveryState, writeDelivery } from './write-delivery.ts';

const path = '/api/staff/deliveries/';
const config = { access: 'deliveries.keep' } as const;

/** The ways to deliver, with their prices, by country (STAFF-52). */
export const staffDeliveriesModule: ServiceModule = (app, { db }) => {
  app.get(path, { config, schema: { response: { 200: staffDeliveries, '4xx': apiError } } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return readDeliveries(db, request.locale);
  });

  app.put(
    `${path}:id/`,
    { config, schema: { params: idInPath, body: deliveryRequest, response: { 200: deliveryState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      return writeDelivery(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );

  app.post(
    path,
    { config, schema: { body: newDelivery, response: { 200: madeDelivery, '4xx': apiError } } },
    async (request) => ({ id: await makeDelivery(db, request.body, callerOf(request).id) }),
  );

  app.post(
    `${path}:id/remove/`,
    { config, schema: { params: idInPath, body: deliveryRemoval, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      await removeDelivery(db, { ...request.params, ...request.body, actorId: callerOf(request).id });
      return { ok: true } as const;
    },
  );
};

async function readDeliveries(db: Executor, locale: Locale): Promise<StaffDeliveries> {
  const rows = await db
    .selectFrom('delivery_methods as d')
    .innerJoin('countries as c', 'c.code', 'd.country_code')
    .selectAll('d')
    .select(['c.names as country_names'])
    .orderBy('c.sort_order')
    .orderBy('c.code')
    .orderBy('d.sort_order')
    .orderBy('d.id')
    .execute();
  const countries = await db
    .selectFrom('countries')
    .select(['code', 'names'])
    .where('is_enabled', '=', true)
    .orderBy('sort_order')
    .orderBy('code')
    .execute();
  return {
    results: rows.map((row) => ({
      ...{ ...toDeliveryState(row), id: row.id, slug: row.slug, country: row.country_code, kind: row.kind },
      ...{ carrier: row.carrier, is_made_by_staff: row.made_by_staff },
      country_name: inLocale(row.country_names, locale) ?? row.country_code,
    })),
    countries: countries.map(({ code, names }) => ({ code, name: inLocale(names, locale) ?? code })),
  };
}
