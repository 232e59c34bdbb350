import { sql } from 'kysely';
import type { NewWebhook, Webhook, WebhookDelivery } from 'mf-shared/contract';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { webhookSecret } from './sign-webhook.ts';
import { promiseDelivery } from './tell-webhooks.ts';
import { webhookAddressFault } from './webhook-address.ts';

interface Context {
  db: Database;
  secret: ServiceSecret;
}

/** Each event is written once for each of them, in the transaction of the order. */
const mostInForce = 20;
const mostShown = 100;

export const listWebhooks = async (db: Database): Promise<Webhook[]> =>
  (await selectWebhooks(db).orderBy('id', 'desc').execute()).map(webhookOf);

/** Makes a webhook. Its secret is in this answer and nowhere else. @throws Refusal */
export async function makeWebhook(
  { db, secret }: Context,
  { name, url, events }: NewWebhook,
  actorId: number,
  hosts: readonly string[],
): Promise<Webhook & { secret: string }> {
  const fault = webhookAddressFault(url, hosts);
  if (fault) throw new Refusal(400, 'invalid_request', { fields: { url: fault } });
  return db.transaction().execute(async (tx) => {
    // Two at once count each other.
    await sql`SELECT pg_advisory_xact_lock(hashtext('havu webhooks'))`.execute(tx);
    const inForce = await tx.selectFrom('webhooks').select('id').where('withdrawn_at', 'is', null).execute();
    if (inForce.length >= mostInForce) throw new Refusal(409, 'too_many_webhooks');
    const { id } = await tx
      .insertInto('webhooks')
      .values({ name, url, events: JSON.stringify([...new Set(events)]), created_by: actorId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const made = await readWebhook(tx, id);
    const after = { name, url, events: made.events };
    await noteWrite(tx, actorId, { ...entity(id), action: 'webhook_made', before: null, after });
    return { ...made, secret: webhookSecret(secret, id, 1) };
  });
}

/** Gives a webhook another secret; the one before holds for a while, so that both sides can change without a gap. */
export const rotateSecret = (
  { db, secret }: Context,
  id: number,
  actorId: number,
  oldHoldsHours: number,
): Promise<Webhook & { secret: string }> =>
  db.transaction().execute(async (tx) => {
    const before = await lockWebhook(tx, id);
    if (before.withdrawn_at) throw new Refusal(409, 'webhook_withdrawn');
    const secret_number = before.secret_number + 1;
    await tx
      .updateTable('webhooks')
      .set({
        secret_number,
        old_secret_ends_at: oldHoldsHours > 0 ? sql<Date>`now() + make_interval(hours => ${oldHoldsHours})` : null,
      })
      .where('id', '=', id)
      .execute();
    await noteWrite(tx, actorId, {
      ...{ ...entity(id), action: 'webhook_secret_rotated' },
      ...{ before: { secret: before.secret_number }, after: { secret: secret_number, oldHoldsHours } },
    });
    return { ...(await readWebhook(tx, id)), secret: webhookSecret(secret, id, secret_number) };
  });

/** From now on nothing is sent there. A second time changes nothing. @throws Refusal 404 */
export const withdrawWebhook = (db: Database, id: number, actorId: number): Promise<Webhook> =>
  db.transaction().execute(async (tx) => {
    const before = await lockWebhook(tx, id);
    if (!before.withdrawn_at) {
      await tx.updateTable('webhooks').set({ withdrawn_at: sql<Date>`now()` }).where('id', '=', id).execute();
      await noteWrite(tx, actorId, {
        ...{ ...entity(id), action: 'webhook_withdrawn', before: { withdrawn: false }, after: { withdrawn: true } },
      });
    }
    return readWebhook(tx, id);
  });

/** Sends a message that says nothing, to see whether it comes through. */
export const pingWebhook = (db: Database, id: number): Promise<WebhookDelivery> =>
  db.transaction().execute(async (tx) => {
    const { withdrawn_at } = await lockWebhook(tx, id);
    if (withdrawn_at) throw new Refusal(409, 'webhook_withdrawn');
    return readDelivery(tx, id, await promiseDelivery(tx, id, 'ping', {}));
  });

/** The newest messages. @throws Refusal 404 */
export async function listDeliveries(
  db: Database,
  id: number,
  status: WebhookDelivery['status'] | undefined,
): Promise<WebhookDelivery[]> {
  await readWebhook(db, id);
  let asked = selectDeliveries(db, id).orderBy('created_at', 'desc').orderBy('id').limit(mostShown);
  if (status) asked = asked.where('status', '=', status);
  return (await asked.execute()).map(deliveryOf);
}

/** Tries a message anew that was given up. @throws Refusal */
export const sendAgain = (db: Database, id: number, deliveryId: string, actorId: number): Promise<WebhookDelivery> =>
  db.transaction().execute(async (tx) => {
    const { withdrawn_at } = await lockWebhook(tx, id);
    if (withdrawn_at) throw new Refusal(409, 'webhook_withdrawn');
    const { status } = await readDelivery(tx, id, deliveryId);
    if (status !== 'given_up') throw new Refusal(409, 'webhook_not_given_up');
    await tx
      .updateTable('webhook_deliveries')
      .set({ status: 'waiting', tries: 0, ended_at: null, next_try_at: sql<Date>`now()` })
      .where('id', '=', deliveryId)
      .execute();
    await enqueue(tx, { kind: 'webhook', payload: { delivery: deliveryId } });
    await noteWrite(tx, actorId, {
      ...{ ...entity(id), action: 'webhook_sent_again', before: { status }, after: { delivery: deliveryId } },
    });
    return readDelivery(tx, id, deliveryId);
  });

const entity = (id: number) => ({ entity: 'webhook', entityId: String(id) });

const countOf = (status: 'waiting' | 'given_up') =>
  sql<number>`(SELECT count(*)::int FROM webhook_deliveries d WHERE d.webhook_id = webhooks.id AND d.status = ${status})`;

const selectWebhooks = (db: Executor) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'name', 'url', 'events', 'created_at', 'old_secret_ends_at', 'withdrawn_at'])
    .select([countOf('waiting').as('waiting'), countOf('given_up').as('given_up')]);

type WebhookRow = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['execute']>>[number];

async function readWebhook(db: Executor, id: number): Promise<Webhook> {
  const row = await selectWebhooks(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  return webhookOf(row);
}

async function lockWebhook(tx: Executor, id: number) {
  const row = await tx
    .selectFrom('webhooks')
    .select(['secret_number', 'withdrawn_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

const webhookOf = (row: WebhookRow): Webhook => ({
  ...{ id: row.id, name: row.name, url: row.url, events: row.events, waiting: row.waiting, givenUp: row.given_up },
  createdAt: row.created_at.toISOString(),
  oldSecretEndsAt: row.old_secret_ends_at?.toISOString() ?? null,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});

const selectDeliveries = (db: Executor, webhookId: number) =>
  db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event', 'created_at', 'status', 'tries', 'last_answer', 'last_error', 'next_try_at', 'ended_at'])
    .where('webhook_id', '=', webhookId);

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['execute']>>[number];

async function readDelivery(db: Executor, webhookId: number, id: string): Promise<WebhookDelivery> {
  const row = await selectDeliveries(db, webhookId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  return deliveryOf(row);
}

const deliveryOf = (row: DeliveryRow): WebhookDelivery => ({
  ...{ id: row.id, type: row.event, status: row.status, tries: row.tries },
  ...{ lastAnswer: row.last_answer, lastError: row.last_error },
  createdAt: row.created_at.toISOString(),
  nextTryAt: row.next_try_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
});
