import { createHmac } from 'node:crypto';
import type { ServiceSecret } from '../secrets/service-secret.ts';

/** Lets scanners of leaked secrets know it. */
const prefix = 'havu_webhook_';

/** A webhook's secret, made anew from the service's secret whenever it is needed: no row holds it. */
export const webhookSecret = (secret: ServiceSecret, webhookId: number, number: number): string =>
  prefix + secret.keyFor('webhook', `${webhookId}.${number}`);

/**
 * `t=1764000000,v1=9f86…`: when it was sent, and for each secret that holds the HMAC-SHA256 of `t.body` (FEED-8). A message
 * that somebody recorded and sends again later has an old `t`.
 */
export function signWebhook(body: string, at: Date, secrets: readonly string[]): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((each) => createHmac('sha256', each).update(`${seconds}.${body}`).digest('hex'));
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}
