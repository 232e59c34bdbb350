import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
});
afterAll(() => open.close());

describe('listening', () => {
  it('gets what is notified after a commit, and nothing after it stopped', async () => {
    const messages: string[] = [];
    const stop = await open.listen('test_channel', (payload) => messages.push(payload));
    await sql`SELECT pg_notify('test_channel', 'one')`.execute(open.db);
    await expect.poll(() => messages).toEqual(['one']);
    await stop();
    await sql`SELECT pg_notify('test_channel', 'two')`.execute(open.db);
    expect(messages).toEqual(['one']);
  });

  it.runIf(process.env.TEST_ENGINE === 'postgres')(
    'comes back after a cut, and says that something may be missed',
    async () => {
      const messages: string[] = [];
      const stop = await open.listen('test_channel', (payload) => messages.push(payload));
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'havu listen' AND datname = current_database()`.execute(open.db);
      await expect.poll(() => messages).toEqual(['*']);
      await sql`SELECT pg_notify('test_channel', 'again')`.execute(open.db);
      await expect.poll(() => messages).toEqual(['*', 'again']);
      await stop();
    },
  );
});
