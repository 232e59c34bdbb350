import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { readGauge } from 'mf-shared/metrics/bounded-metrics';
import type { Registry } from 'prom-client';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { queueOf, workQueues } from './work-queues.ts';

/** A database that hangs keeps no scrape waiting: the rest of the metrics tells why. */
const patienceMs = 2000;

interface QueueRow {
  kind: string;
  waiting: number;
  due: number;
  oldest: number;
}

/**
 * What the database says of the shop: metrics that begin with `havu_shop_` are the same in every process, so whoever reads
 * them takes the largest and not the sum. And the connections of this process.
 */
export function shopGauges({ db, connections }: Pick<OpenDatabase, 'db' | 'connections'>, gauges: Registry): void {
  const queue = new Set<string>(workQueues);
  const query = sharedQuery(db);
  const look = () => readQueues(query);
  readGauge(
    gauges,
    { name: 'havu_shop_readable', help: '1 where the queues could be read just now, else 0.', labels: {} },
    async () => [[{}, (await look()) ? 1 : 0]],
  );
  readGauge(
    gauges,
    {
      name: 'havu_shop_queue_entries',
      help: 'Entries of the outbox that are not done: due now, or waiting for their time.',
      labels: { queue, state: new Set(['due', 'waiting']) },
    },
    async () =>
      [...((await look()) ?? [])].flatMap(([name, { due, waiting }]) => [
        [{ queue: name, state: 'due' }, due] as const,
        [{ queue: name, state: 'waiting' }, waiting - due] as const,
      ]),
  );
  readGauge(
    gauges,
    {
      name: 'havu_shop_queue_oldest_seconds',
      help: 'How long the entry that waits longest has been due, or has failed; 0 without one.',
      labels: { queue },
    },
    async () => [...((await look()) ?? [])].map(([name, { oldest }]) => [{ queue: name }, oldest] as const),
  );
  readGauge(
    gauges,
    {
      name: 'havu_service_database_connections',
      help: 'Connections of this process to its database server: in use, idle, and calls that wait for one.',
      labels: { state: new Set(['used', 'idle', 'awaited']) },
    },
    () => Object.entries(connections() ?? {}).map(([state, number]) => [{ state }, number] as const),
  );
}

/** All gauges of a reading share one query, and so do readings while it is not answered: one that hangs holds one connection. */
function sharedQuery(db: Database): () => Promise<QueueRow[] | null> {
  let asking: Promise<QueueRow[] | null> | null = null;
  return () => {
    asking ??= selectQueues(db)
      .catch(() => null)
      .finally(() => {
        asking = null;
      });
    return asking;
  };
}

/** By queue; null where the database does not answer in time. */
async function readQueues(
  query: () => Promise<QueueRow[] | null>,
): Promise<Map<string, Omit<QueueRow, 'kind'>> | null> {
  const rows = await Promise.race([query(), wait(patienceMs, null, { ref: false })]);
  if (!rows) return null;
  const queues = new Map(workQueues.map((name) => [name as string, { waiting: 0, due: 0, oldest: 0 }]));
  for (const { kind, waiting, due, oldest } of rows) {
    const queue = queues.get(queueOf(kind));
    if (!queue) continue;
    queue.waiting += waiting;
    queue.due += due;
    queue.oldest = Math.max(queue.oldest, oldest);
  }
  return queues;
}

async function selectQueues(db: Database): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    SELECT kind, count(*)::integer AS waiting,
      (count(*) FILTER (WHERE available_at <= now()))::integer AS due,
      coalesce(extract(epoch FROM now() - min(coalesce(failing_since, available_at))
        FILTER (WHERE available_at <= now() OR failing_since IS NOT NULL)), 0)::float AS oldest
    FROM outbox WHERE sent_at IS NULL GROUP BY kind`.execute(db);
  return rows;
}
