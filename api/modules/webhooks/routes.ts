import {
  apiError,
  idInPath,
  madeWebhook,
  newWebhook,
  rotateWebhook,
  webhook,
  webhookDeliveries,
  webhookDeliveriesQuery,
  webhookDelivery,
  webhooks as webhooksAnswer,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import {
  listDeliveries,
  listWebhooks,
  makeWebhook,
  pingWebhook,
  rotateSecret,
  sendAgain,
  withdrawWebhook,
} from './keep-webhooks.ts';

const path = '/api/staff/webhooks/';
const deliveryParams = idInPath.extend({ delivery: z.uuid() });
const access = { config: { access: 'systems.keep' as const } };

/** Addresses of other systems that are told what happens (FEED-7 to FEED-10). */
export const webhooks: ServiceModule = (app, context) => {
  const { db, settings } = context;
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(path)) reply.header('cache-control', 'private, no-store');
  });

  app.get(path, { ...access, schema: { response: { 200: webhooksAnswer, '4xx': apiError } } }, async () => ({
    webhooks: await listWebhooks(db),
  }));

  app.post(
    path,
    { ...access, schema: { body: newWebhook, response: { 200: madeWebhook, '4xx': apiError } } },
    (request) => makeWebhook(context, request.body, callerOf(request).id, settings.webhookHosts),
  );

  app.post(
    `${path}:id/rotate/`,
    { ...access, schema: { params: idInPath, body: rotateWebhook, response: { 200: madeWebhook, '4xx': apiError } } },
    (request) => rotateSecret(context, request.params.id, callerOf(request).id, request.body.oldHoldsHours),
  );

  app.post(
    `${path}:id/withdraw/`,
    { ...access, schema: { params: idInPath, response: { 200: webhook, '4xx': apiError } } },
    (request) => withdrawWebhook(db, request.params.id, callerOf(request).id),
  );

  app.post(
    `${path}:id/ping/`,
    { ...access, schema: { params: idInPath, response: { 200: webhookDelivery, '4xx': apiError } } },
    (request) => pingWebhook(db, request.params.id),
  );

  app.get(
    `${path}:id/deliveries/`,
    {
      ...access,
      schema: {
        ...{ params: idInPath, querystring: webhookDeliveriesQuery },
        response: { 200: webhookDeliveries, '4xx': apiError },
      },
    },
    async ({ params: { id }, query }) => ({ deliveries: await listDeliveries(db, id, query.status) }),
  );

  app.post(
    `${path}:id/deliveries/:delivery/again/`,
    { ...access, schema: { params: deliveryParams, response: { 200: webhookDelivery, '4xx': apiError } } },
    (request) => sendAgain(db, request.params.id, request.params.delivery, callerOf(request).id),
  );
};
