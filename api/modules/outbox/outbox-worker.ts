import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { countWork } from '../../metrics/service-counts.ts';
import { queueOf } from '../../metrics/work-queues.ts';
import { type ClaimedEntry, claimEntries, finishEntry, postponeEntry, retryEntry } from './claim-entries.ts';

/**
 * Does one entry's work; may run more than once for the same entry.
 * @returns when to run again, or null when done
 * @throws what made it fail; FailedUntil where it knows when to try again
 */
export type OutboxHandler = (payload: unknown, entry: ClaimedEntry) => Promise<Date | null>;

/** A try that failed, with the moment of the next one. */
export class FailedUntil extends Error {
  readonly next: Date;

  constructor(next: Date, why: string) {
    super(why);
    this.next = next;
  }
}

export interface OutboxWorker {
  /** Works on everything that is due now; for tests and before a stop. */
  drain(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const batch = 10;
const longestDelayMs = 15 * 60_000;

interface WorkerParts {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  pollMs: number;
  /** Makes entries of what waits elsewhere, before each look. */
  prepare?: () => Promise<void>;
}

/** Works on the kinds that it has handlers for: what other kinds wait for does not hold these up. */
export function createOutboxWorker(
  db: Database,
  handlers: ReadonlyMap<string, OutboxHandler>,
  { log, pollMs, prepare = async () => {} }: WorkerParts,
): OutboxWorker {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isStopped = true;

  async function runEntry(entry: ClaimedEntry): Promise<void> {
    const handler = handlers.get(entry.kind);
    const queue = queueOf(entry.kind);
    try {
      if (!handler) throw new Error(`nothing handles ${entry.kind}`);
      const again = await handler(entry.payload, entry);
      if (again) await postponeEntry(db, entry.id, again);
      else await finishEntry(db, entry.id);
      countWork({ queue, outcome: again ? 'later' : 'done' });
    } catch (error) {
      countWork({ queue, outcome: 'failed' });
      log.warn({ err: error, outboxId: entry.id, kind: entry.kind }, 'outbox entry failed, will be tried again');
      const delayMs = Math.min(longestDelayMs, 1000 * 2 ** Math.min(entry.attempts, 20));
      const next = error instanceof FailedUntil ? error.next : new Date(Date.now() + delayMs);
      await retryEntry(db, entry.id, next, String(error).slice(0, 500));
    }
  }

  async function drain(): Promise<void> {
    await prepare();
    for (;;) {
      const entries = await claimEntries(db, [...handlers.keys()], batch);
      await Promise.all(entries.map(runEntry));
      if (entries.length < batch) return;
    }
  }

  function tick(): void {
    running = drain()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox cannot be read'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(tick, pollMs);
      });
  }

  return {
    drain,
    start() {
      isStopped = false;
      timer = setTimeout(tick, pollMs);
    },
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
