import {
  apiError,
  brandRequest,
  brandState,
  idInPath,
  madeBrand,
  newBrand,
  staffBrand,
  staffBrands,
  staffBrandsQuery,
} from 'mf-shared/contract';
import { likePattern } from '../../db/like-pattern.ts';
import type { Row } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { toBrandState } from './brand-state.ts';
import { makeBrand } from './make-brand.ts';
import { writeBrand } from './write-brand.ts';

const path = '/api/staff/brands/';
const config = { access: 'brands.keep' } as const;

/** Brands: what they are called, what shoppers read of them, and who makes their products (STAFF-53). */
export const staffBrandsModule: ServiceModule = (app, context) => {
  addReadRoutes(app, context);
  addWriteRoutes(app, context);
};

function addReadRoutes(app: ServiceApp, { db, catalogue }: ServiceContext): void {
  const toBrand = (row: Row<'manufacturers'>) => ({
    ...{ ...toBrandState(row), id: row.id, slug: row.slug },
    model_count: catalogue.catalogue.modelsOfManufacturer(row.id).length,
  });
  app.get(
    path,
    { config, schema: { querystring: staffBrandsQuery, response: { 200: staffBrands, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { q = '', page } = request.query;
      const found = db.selectFrom('manufacturers').where('name', 'ilike', likePattern(q));
      const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
      const { limit, offset } = pageRange(Number(total), page);
      const rows = await found.selectAll().orderBy('name').orderBy('id').limit(limit).offset(offset).execute();
      return { results: rows.map(toBrand), ...pageFacts(Number(total), page) };
    },
  );

  app.get(
    `${path}:id/`,
    { config, schema: { params: idInPath, response: { 200: staffBrand, '4xx': apiError } } },
    async ({ params }, reply) => {
      reply.header('cache-control', 'private, no-store');
      const row = await db.selectFrom('manufacturers').selectAll().where('id', '=', params.id).executeTakeFirst();
      if (!row) throw new Refusal(404, 'not_found');
      return toBrand(row);
    },
  );
}

function addWriteRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    path,
    { config, schema: { body: newBrand, response: { 200: madeBrand, '4xx': apiError } } },
    async (request) => ({
      id: await makeBrand(db, request.body, { actorId: callerOf(request).id, locale: request.locale }),
    }),
  );

  app.put(
    `${path}:id/`,
    { config, schema: { params: idInPath, body: brandRequest, response: { 200: brandState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      return writeBrand(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );
}
