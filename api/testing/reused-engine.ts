import { type KyselyPlugin, sql } from 'kysely';
import type { OpenDatabase } from '../db/open-database.ts';
import { type Beginning, readBeginning, restoreBeginning } from './beginning.ts';

/** The number of engines that wait for the next test of the process. */
const mostIdle = 2;
/** What was written ahead takes memory until it is no longer needed. */
const leasesPerCheckpoint = 5;

/**
 * Engines in memory that test files of one process use one after the other: emptying one takes a fraction of the second that
 * starting another one does.
 */
export class ReusedEngines {
  readonly #start: () => Promise<OpenDatabase>;
  readonly #idle: Engine[] = [];

  constructor(start: () => Promise<OpenDatabase>) {
    this.#start = start;
  }

  /** An engine as it is after the migrations. Once it is closed, nothing that was made with it reaches the next test. */
  async open(): Promise<OpenDatabase> {
    const engine = this.#idle.pop() ?? (await Engine.of(await this.#start()));
    return engine.lease(async () => {
      const isEmpty = this.#idle.length < mostIdle && (await engine.empty().catch(() => false));
      if (isEmpty) this.#idle.push(engine);
      else await engine.open.close();
    });
  }
}

class Engine {
  readonly open: OpenDatabase;
  readonly #beginning: Beginning;
  #leases = 0;

  private constructor(open: OpenDatabase, beginning: Beginning) {
    this.open = open;
    this.#beginning = beginning;
  }

  static async of(open: OpenDatabase): Promise<Engine> {
    return new Engine(open, await readBeginning(open.db));
  }

  lease(onClose: () => Promise<void>): OpenDatabase {
    let isOver = false;
    const endings: (() => Promise<void>)[] = [];
    const guard: KyselyPlugin = {
      transformQuery({ node }) {
        if (isOver) throw new Error('The database of this test is closed');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return {
      ...this.open,
      db: this.open.db.withPlugin(guard),
      listen: async (channel, onMessage) => {
        const end = await this.open.listen(channel, (payload) => isOver || onMessage(payload));
        endings.push(end);
        return end;
      },
      close: async () => {
        if (isOver) return;
        isOver = true;
        for (const end of endings) await end();
        await onClose();
      },
    };
  }

  /** @returns false where a test left it in another shape */
  async empty(): Promise<boolean> {
    const { db } = this.open;
    await sql.raw('UNLISTEN *').execute(db);
    await sql.raw('SELECT pg_advisory_unlock_all()').execute(db);
    if (!(await restoreBeginning(db, this.#beginning))) return false;
    this.#leases += 1;
    if (this.#leases % leasesPerCheckpoint === 0) await sql.raw('CHECKPOINT').execute(db);
    return true;
  }
}
