import { apiError, staffStock, staffStockQuery } from 'mf-shared/contract';
import { callerOf, ownStoreOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { listShelves } from './list-shelves.ts';

/** The shelves of a store, of all products (STAFF-73); each is corrected as in the product's room. */
export const staffStockModule: ServiceModule = (app, { db }) => {
  app.get(
    '/api/staff/stock/',
    {
      config: { access: 'products.stock' },
      schema: { querystring: staffStockQuery, response: { 200: staffStock, '4xx': apiError } },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listShelves(db, request.query, { locale: request.locale, own: ownStoreOf(callerOf(request)) });
    },
  );
};
