import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import manifest from '../package.json' with { type: 'json' };
import { ReusedEngines } from './reused-engine.ts';
import { ReusedServerDatabases } from './reused-server-databases.ts';

/**
 * A fresh, migrated database: in memory on the embedded engine, or, with TEST_ENGINE=postgres, one for itself
 * on the server of TEST_DATABASE_URL, copied from the run's template. The next test of the process may have it after that.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  return process.env.TEST_ENGINE === 'postgres' ? databases.open() : engines.open();
}

/** Bytes in memory as they are: reading them out of a blob takes half a second each time, half of an engine's start. */
class HeldBytes extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) {
    super();
    this.#bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/** In memory, because test files share a process: an engine that reads it from the disk starts a quarter slower. */
let copy: Blob | undefined;
const copies = join(import.meta.dirname, '..', '..', '.cache', 'test-database');

/**
 * Making and migrating takes seconds, starting from a copy less than one: the first test file leaves a copy for the others,
 * and for the next runs.
 */
export async function startEngine(): Promise<OpenDatabase> {
  const name = `${snapshotName()}.tar`;
  const file = join(copies, name);
  if (existsSync(file)) {
    copy ??= new HeldBytes(await readFile(file));
    return openDatabase({ contents: copy });
  }
  const open = await openDatabase({});
  await migrate(open.db);
  // A copy of files at rest has nothing to recover, and what was written ahead need not be copied.
  await sql`SELECT pg_switch_wal()`.execute(open.db);
  await sql`CHECKPOINT`.execute(open.db);
  const dump = await open.dump();
  if (dump) {
    await mkdir(copies, { recursive: true });
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, Buffer.from(await dump.arrayBuffer()));
    await rename(part, file);
    await forgetEarlier(name);
  }
  return open;
}

const engines = new ReusedEngines(startEngine);
const databases = new ReusedServerDatabases();

/** Copies that other migrations or another engine made; a run beside this one may still make use of those of today. */
async function forgetEarlier(name: string): Promise<void> {
  const dayMs = 86_400_000;
  for (const other of readdirSync(copies).filter((each) => each !== name)) {
    const file = join(copies, other);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - dayMs) await rm(file, { force: true });
  }
}

/** Changes with the migrations, the engine, and how a copy is made. */
function snapshotName(): string {
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite']).update('rest, wal switched');
  const folder = join(import.meta.dirname, '..', 'db', 'migrations');
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
