import {
  apiError,
  settleRefundRequest,
  settleRefundResponse,
  staffRefundsQuery,
  staffRefundsResponse,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { listRefunds } from './list-refunds.ts';
import { settleRefused } from './settle-refused.ts';

/** What providers refused to give back, or have not answered about (AFTER-80). */
export const refunds: ServiceModule = (app, { db, payments, settings }) => {
  app.get(
    '/api/staff/refunds/',
    {
      config: { access: 'refunds.work' },
      schema: { querystring: staffRefundsQuery, response: { 200: staffRefundsResponse, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listRefunds(db, request.query, request.locale);
    },
  );

  app.post(
    '/api/staff/refunds/:id/',
    {
      config: { access: 'refunds.work' },
      schema: {
        params: z.object({ id: z.string().max(60) }),
        body: settleRefundRequest,
        response: { 200: settleRefundResponse, '4xx': apiError },
      },
    },
    async (request) => {
      const { id: actorId, isAdmin } = callerOf(request);
      const limitMinor = isAdmin ? null : settings.commerce.staffRefundLimitMinor;
      return settleRefused(payments, { ...request.body, id: request.params.id, actorId, limitMinor });
    },
  );
};
