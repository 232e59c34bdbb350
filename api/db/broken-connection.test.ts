import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './open-database.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a connection that breaks in the middle of a transaction',
  () => {
    let open: OpenDatabase;
    beforeAll(async () => {
      open = await testDatabase();
    });
    afterAll(() => open.close());

    it('fails that transaction and nothing else: the process lives and the pool goes on', async () => {
      const torn = open.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
        await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(open.db);
        // The break is heard while the transaction computes and asks nothing.
        await wait(200);
        await sql`SELECT 1`.execute(tx);
      });
      await expect(torn).rejects.toThrow();
      const { rows } = await sql`SELECT 1 AS one`.execute(open.db);
      expect(rows).toEqual([{ one: 1 }]);
    });
  },
);
