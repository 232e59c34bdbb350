import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { FailedUntil, type OutboxHandler } from '../outbox/outbox-worker.ts';
import { askOutside } from '../outside-network/ask-outside.ts';
import { isInsideNetwork } from '../outside-network/inside-network.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { signWebhook, webhookSecret } from './sign-webhook.ts';
import { isNamedHost, webhookAddressFault } from './webhook-address.ts';

const minute = 60;
const hour = 60 * minute;
/** Pauses between tries, in seconds: 75 hours, so that a system that stops on a Friday evening has its Monday (FEED-8). */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** After so many tries a message is given up. */
export const mostTries = pauses.length + 1;

const mostMs = 10_000;
const keptDays = 30;
const payload = z.object({ delivery: z.string() });

/** Sends a message to a webhook; the failure of one that did not come through says when to try again. */
export const webhookHandler =
  (db: Database, secret: ServiceSecret, hosts: readonly string[]): OutboxHandler =>
  async (entry) => {
    const { delivery: id } = payload.parse(entry);
    const delivery = await readDelivery(db, id);
    if (delivery?.status !== 'waiting') return null;
    if (delivery.withdrawn_at) {
      await end(db, id, { status: 'dropped' });
      return null;
    }
    const answer = await send(delivery, secret, hosts);
    const tried = { tries: delivery.tries + 1, last_answer: answer.status, last_error: answer.error };
    if (answer.error === null) {
      await end(db, id, { ...tried, status: 'delivered' });
      return null;
    }
    const pause = pauses[delivery.tries];
    if (pause === undefined) {
      await end(db, id, { ...tried, status: 'given_up' });
      return null;
    }
    const next = new Date(Date.now() + pause * 1000);
    await db
      .updateTable('webhook_deliveries')
      .set({ ...tried, next_try_at: next })
      .where('id', '=', id)
      .execute();
    throw new FailedUntil(next, answer.error);
  };

/** Deletes deliveries that ended long ago. */
export async function forgetOldDeliveries(db: Database): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('ended_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
}

const readDelivery = (db: Database, id: string) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.id', 'd.event', 'd.data', 'd.created_at', 'd.status', 'd.tries', 'd.webhook_id'])
    .select(['w.url', 'w.secret_number', 'w.old_secret_ends_at', 'w.withdrawn_at'])
    .where('d.id', '=', id)
    .executeTakeFirst();

type Delivery = NonNullable<Awaited<ReturnType<typeof readDelivery>>>;

interface Answer {
  /** Null where none came. */
  status: number | null;
  /** Why it did not come through; null where it did. */
  error: string | null;
}

async function send(delivery: Delivery, secret: ServiceSecret, hosts: readonly string[]): Promise<Answer> {
  const { id, event, data, created_at, url: address } = delivery;
  // Settings may have changed since it was made.
  if (webhookAddressFault(address, hosts)) return { status: null, error: 'The address is not one to send to.' };
  const url = new URL(address);
  const now = new Date();
  const body = JSON.stringify({ id, type: event, createdAt: created_at.toISOString(), data });
  try {
    const response = await askOutside(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Havu-Webhooks/1',
        'havu-signature': signWebhook(body, now, secretsOf(delivery, secret, now)),
      },
      body,
      signal: AbortSignal.timeout(mostMs),
      isInside: isNamedHost(url, hosts) ? () => false : isInsideNetwork,
    });
    const status = response.statusCode ?? 0;
    // The body of the answer is not read.
    response.on('error', () => {}).destroy();
    const isTaken = status >= 200 && status < 300;
    return { status, error: isTaken ? null : `It answered ${status}.` };
  } catch (error) {
    return { status: null, error: (error as Error).message.slice(0, 500) };
  }
}

function secretsOf(delivery: Delivery, secret: ServiceSecret, now: Date): string[] {
  const { webhook_id, secret_number, old_secret_ends_at } = delivery;
  const holds = old_secret_ends_at !== null && old_secret_ends_at > now;
  const numbers = holds ? [secret_number, secret_number - 1] : [secret_number];
  return numbers.map((number) => webhookSecret(secret, webhook_id, number));
}

async function end(
  db: Database,
  id: string,
  ended: {
    status: 'delivered' | 'given_up' | 'dropped';
    tries?: number;
    last_answer?: number | null;
    last_error?: string | null;
  },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...ended, next_try_at: null, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
