import {
  answerMergeRequest,
  apiError,
  askedMerge,
  askMergeRequest,
  done,
  idInPath,
  linkRequest,
  staffMerge,
  staffMergeQuery,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { agreeToMerge, lookAtMerge, refuseMerge } from './answer-merge.ts';
import { askMerge, takeBackMerge } from './ask-merge.ts';
import { compareAccounts } from './compare-accounts.ts';

const ok = { ok: true } as const;
/** Calls that try secrets, per address and minute. */
const few = { max: 10, timeWindow: '1 minute' };

/** Two accounts of one person become one: staff ask (STAFF-76), and the owner of the account that ends answers (SESSION-87). */
export const merging: ServiceModule = (app, context) => {
  addStaffRoutes(app, context);
  addLinkRoutes(app, context);
};

function addStaffRoutes(app: ServiceApp, { db, settings }: ServiceContext): void {
  const path = '/api/staff/customers/:id/merge/';
  const config = { access: 'customers.merge' } as const;

  app.get(
    path,
    {
      config,
      schema: { params: idInPath, querystring: staffMergeQuery, response: { 200: staffMerge, '4xx': apiError } },
    },
    (request) => compareAccounts(db, request.params.id, request.query.other),
  );

  app.post(
    path,
    { config, schema: { params: idInPath, body: askMergeRequest, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      const { id: actorId } = callerOf(request);
      const { publicUrl } = settings;
      await askMerge(db, { keptId: request.params.id, otherId: request.body.other, actorId, publicUrl });
      return ok;
    },
  );

  app.post(
    `${path}take_back/`,
    { config, schema: { params: idInPath, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      await takeBackMerge(db, { id: request.params.id, actorId: callerOf(request).id });
      return ok;
    },
  );
}

function addLinkRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db } = context;
  const config = { access: 'public', rateLimit: few } as const;

  app.post(
    '/api/accounts/merge/look/',
    { config, schema: { body: linkRequest, response: { 200: askedMerge, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return lookAtMerge(db, request.body.hash);
    },
  );

  app.post(
    '/api/accounts/merge/',
    { config, schema: { body: answerMergeRequest, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      const { hash, agrees } = request.body;
      await (agrees ? agreeToMerge(context, hash) : refuseMerge(db, hash));
      return ok;
    },
  );
}
