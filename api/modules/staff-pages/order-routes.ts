import { apiError, pageOrders, sectionInPath, sectionOrder, sectionOrderRequest } from 'mf-shared/contract';
import { pageSections } from 'mf-shared/contract/staff-choices';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readPageOrders, writePageOrder } from './order-pages.ts';

const path = '/api/staff/page-order/';
const config = { access: 'pages.keep' } as const;

/** The order of pages in each section of the menu (STAFF-59). */
export const pageOrderRoutes: ServiceModule = (app, { db }) => {
  app.get(path, { config, schema: { response: { 200: pageOrders, '4xx': apiError } } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return { results: await readPageOrders(db, request.locale) };
  });

  app.put(
    `${path}:section/`,
    {
      config,
      schema: {
        params: sectionInPath,
        body: sectionOrderRequest,
        response: { 200: sectionOrder, '4xx': apiError },
      },
    },
    (request) => {
      const { pages, was } = request.body;
      const id = pageSections.indexOf(request.params.section) + 1;
      const change = { id, next: { pages }, was: was && { pages: was }, actorId: callerOf(request).id };
      return writePageOrder(db, change, request.locale);
    },
  );
};
