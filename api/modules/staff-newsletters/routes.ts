import {
  apiError,
  done,
  endSubscriptionRequest,
  idInPath,
  newsletterFile,
  newsletterFileRequest,
  staffNewsletters,
  staffNewslettersQuery,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { keepAddresses } from './keep-addresses.ts';
import { askAgain, endSubscription } from './keep-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';

const ok = { ok: true } as const;
const path = '/api/staff/newsletters/';
const config = { access: 'newsletters.keep' } as const;
/** Calls that send mail, per address and minute, as the public ones do. */
const few = { max: 10, timeWindow: '1 minute' };

/** The subscriptions to newsletters as the staff keep them (STAFF-63). */
export const staffNewslettersModule: ServiceModule = (app, { db, settings, secret }) => {
  const { publicUrl } = settings;
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(path)) reply.header('cache-control', 'private, no-store');
  });

  app.get(
    path,
    { config, schema: { querystring: staffNewslettersQuery, response: { 200: staffNewsletters, '4xx': apiError } } },
    (request) => listSubscriptions(db, request.query),
  );

  app.post(
    `${path}:id/end/`,
    { config, schema: { params: idInPath, body: endSubscriptionRequest, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      const { was } = request.body;
      await endSubscription(db, { id: request.params.id, was, actorId: callerOf(request).id });
      return ok;
    },
  );

  app.post(
    `${path}:id/resend/`,
    {
      config: { ...config, rateLimit: few },
      schema: { params: idInPath, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      await askAgain(db, { id: request.params.id, publicUrl, actorId: callerOf(request).id });
      return ok;
    },
  );

  app.post(
    `${path}file/`,
    { config, schema: { body: newsletterFileRequest, response: { 200: newsletterFile, '4xx': apiError } } },
    (request) => keepAddresses(db, { ...request.body, publicUrl, secret, actorId: callerOf(request).id }),
  );
};
