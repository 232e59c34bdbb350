import { apiError, staffPageData, staffPageDataQuery } from 'mf-shared/contract';
import type { ServiceModule } from '../../http/service-module.ts';
import { findPageData } from './find-page-data.ts';

/** The ids of what a member of the staff looks at, for the staff bar. */
export const staffPageDataRoutes: ServiceModule = (app, { catalogue }) => {
  app.get(
    '/api/staff/page-data/',
    {
      config: { access: 'staff.enter' },
      schema: { querystring: staffPageDataQuery, response: { 200: staffPageData, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return findPageData(catalogue.catalogue, request.query.path);
    },
  );
};
