import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrationNames } from './migrate.ts';
import type { Executor } from './schema.ts';

interface Patience {
  /** How long it waits, in milliseconds. */
  patienceMs: number;
  everyMs?: number;
}

/**
 * Waits until the database has every migration of this code, which another process makes (OPS-11).
 * @throws Error where some still lack when the time is over, or the database has some that this code lacks
 */
export async function awaitMigrations(db: Executor, { patienceMs, everyMs = 1000 }: Patience): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const lacking = await findLacking(db);
    if (lacking.length === 0) return;
    if (Date.now() >= until)
      throw new Error(
        `The database still lacks ${tell(lacking)}, and MIGRATIONS=wait leaves them to another process: run \`npm run migrate\`, or the job of deploy/kubernetes/migrate.yaml.`,
      );
    await wait(everyMs);
  }
}

/**
 * For a command that changes no schema beside a shop that may run.
 * @throws Error where the database has not the schema of this code
 */
export async function requireMigrations(db: Executor): Promise<void> {
  const lacking = await findLacking(db);
  if (lacking.length > 0)
    throw new Error(
      `The database is older than this code: it lacks ${tell(lacking)}. Start the shop with this code, or run \`npm run migrate\`, and try again.`,
    );
}

/** @throws Error where the database has some that this code lacks */
async function findLacking(db: Executor): Promise<string[]> {
  const own = await migrationNames();
  const made = await readMade(db);
  const newer = made.filter((name) => !own.includes(name));
  if (newer.length > 0)
    throw new Error(`The database is newer than this code: it has ${newer.join(', ')}. Run the code that made these.`);
  return own.filter((name) => !made.includes(name));
}

/** The migrations that were made; none where nobody has begun. */
async function readMade(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ is_there: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS is_there`.execute(db);
  if (!rows[0]?.is_there) return [];
  const made = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return made.rows.map(({ name }) => name);
}

const tell = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? `the migration ${first}` : `${more.length + 1} migrations from ${first} on`;
