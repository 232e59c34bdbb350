import { z } from 'zod';

/** What another system can be told (FEED-7). */
export const webhookEvent = z.enum([
  'order.sold',
  'order.paid',
  'order.moved',
  'order.cancelled',
  'order.refunded',
  'return.declared',
  'return.accepted',
  'stock.changed',
]);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** POST /api/staff/webhooks/ */
export const newWebhook = z.strictObject({
  name: z.string().trim().min(1).max(100),
  url: z.string().trim().max(1000),
  events: z.array(webhookEvent).min(1).max(20),
});
export type NewWebhook = z.infer<typeof newWebhook>;

export const webhook = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  createdAt: z.iso.datetime(),
  /** Until then messages are also signed with the secret before. */
  oldSecretEndsAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** Messages that wait for another try, and those that were given up in the last 30 days. */
  waiting: z.number().int(),
  givenUp: z.number().int(),
});
export type Webhook = z.infer<typeof webhook>;

/** The secret is told once. */
export const madeWebhook = webhook.extend({ secret: z.string() });
export const webhooks = z.object({ webhooks: z.array(webhook) });

/** POST /api/staff/webhooks/{id}/rotate/ */
export const rotateWebhook = z.strictObject({
  /** The hours in which messages are also signed with the secret before; 0 ends it at once. */
  oldHoldsHours: z.int().min(0).max(168).default(24),
});

export const webhookDelivery = z.object({
  id: z.uuid(),
  /** An event, or `ping`. */
  type: z.string(),
  createdAt: z.iso.datetime(),
  /** `dropped`: the webhook was withdrawn before it came through. */
  status: z.enum(['waiting', 'delivered', 'given_up', 'dropped']),
  tries: z.number().int(),
  /** HTTP status of the last try; null where none came. */
  lastAnswer: z.number().int().nullable(),
  lastError: z.string().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** GET /api/staff/webhooks/{id}/deliveries/: the newest 100, or those of one status. */
export const webhookDeliveriesQuery = z.object({ status: webhookDelivery.shape.status.optional() });
export const webhookDeliveries = z.object({ deliveries: z.array(webhookDelivery) });
