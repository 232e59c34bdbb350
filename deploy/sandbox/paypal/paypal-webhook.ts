import { createHmac, randomUUID } from 'node:crypto';
import type { CallbackPlan } from '../callback-plan.ts';
import type { Answer } from '../klarna-state.ts';
import { sendCallback } from '../send-callback.ts';
import type { PaypalState } from './paypal-state.ts';

export interface Webhook {
  /** Empty sends none. */
  url: string;
  id: string;
}

const sign = (
  state: PaypalState,
  { id, time, webhookId, body }: { id: string; time: string; webhookId: string; body: unknown },
) =>
  createHmac('sha256', state.webhookSecret)
    .update([id, time, webhookId, JSON.stringify(body)].join('|'))
    .digest('base64');

/** Sends an event as the plan says: late, several times with the same id, or never. */
export function sendEvent(
  state: PaypalState,
  webhook: Webhook,
  event: { event_type: string; resource: unknown },
  { plan, signal }: { plan: CallbackPlan; signal: AbortSignal },
): void {
  const body = { id: `WH-${randomUUID()}`, event_version: '1.0', resource_version: '2.0', ...event };
  const id = randomUUID();
  const time = new Date().toISOString();
  void sendCallback(webhook.url, body, {
    plan,
    signal,
    headers: {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://sandbox.invalid/cert.pem',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign(state, { id, time, webhookId: webhook.id, body }),
    },
  });
}

/** POST /v1/notifications/verify-webhook-signature */
export function verifySignature(state: PaypalState, webhook: Webhook, body: unknown): Answer {
  const asked = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const expected = sign(state, {
    id: String(asked.transmission_id),
    time: String(asked.transmission_time),
    webhookId: webhook.id,
    body: asked.webhook_event,
  });
  const isRight = asked.webhook_id === webhook.id && asked.transmission_sig === expected;
  return { status: 200, body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' } };
}
