import {
  apiError,
  deliveryRequest,
  deliveryState,
  idInPath,
  type Locale,
  type StaffDelivery,
  staffDeliveries,
} from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { toDeliveryState, writeDelivery } from './write-delivery.ts';

const path = '/api/staff/deliveries/';
const config = { access: 'deliveries.keep' } as const;

/** The ways to deliver, with their prices, by country (STAFF-52). They come and go by import. */
export const staffDeliveriesModule: ServiceModule = (app, { db }) => {
  app.get(path, { config, schema: { response: { 200: staffDeliveries, '4xx': apiError } } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return { results: await readDeliveries(db, request.locale) };
  });

  app.put(
    `${path}:id/`,
    { config, schema: { params: idInPath, body: deliveryRequest, response: { 200: deliveryState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      return writeDelivery(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );
};

async function readDeliveries(db: Executor, locale: Locale): Promise<StaffDelivery[]> {
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
  return rows.map((row) => ({
    ...toDeliveryState(row),
    ...{ id: row.id, slug: row.slug, country: row.country_code, kind: row.kind, carrier: row.carrier },
    country_name: inLocale(row.country_names, locale) ?? row.country_code,
  }));
}
