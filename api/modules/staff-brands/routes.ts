import {
  apiError,
  brandRequest,
  brandState,
  idInPath,
  staffBrand,
  staffBrands,
  staffBrandsQuery,
} from 'mf-shared/contract';
import { likePattern } from '../../db/like-pattern.ts';
import type { Row } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { toBrandState, writeBrand } from './write-brand.ts';

const path = '/api/staff/brands/';
const config = { access: 'brands.keep' } as const;

/** What shoppers read of brands (STAFF-53). Brands themselves come by import. */
export const staffBrandsModule: ServiceModule = (app, { db, catalogue }) => {
  const toBrand = (row: Row<'manufacturers'>) => ({
    ...{ ...toBrandState(row), id: row.id, name: row.name, slug: row.slug, logo: row.logo },
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
      const { limit, offset } = pageRange(page);
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

  app.put(
    `${path}:id/`,
    { config, schema: { params: idInPath, body: brandRequest, response: { 200: brandState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      return writeBrand(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );
};
