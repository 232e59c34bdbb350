import type { Database } from 'api/seed';
import { sql } from 'kysely';
import { SettingError, wholeNumberSetting } from 'mf-shared/rules/environment-settings';

export interface DemoSettings {
  models: number;
  seed: number;
  today: string;
}

/** DEMO_MODELS tells the size. */
export function demoSettings(environment: NodeJS.ProcessEnv = process.env): DemoSettings {
  const models = wholeNumberSetting(environment, 'DEMO_MODELS', { otherwise: defaultModels, min: 0, max: 1_000_000 });
  const today = environment.DEMO_TODAY || new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(today) || Number.isNaN(Date.parse(today)))
    throw new SettingError('DEMO_TODAY', 'a date like 2026-11-22', today);
  return {
    models,
    seed: defaultSeed,
    today,
  };
}

const markKey = 'demo_shop';
const lockKey = 7_201_126;

/**
 * Fills an empty database with the demo shop once. An interrupted fill leaves its mark, and the next start begins
 * anew; a database that holds anything else is left alone.
 * @returns whether the shop was filled now
 */
export async function ensureDemo(db: Database, settings: DemoSettings = demoSettings()): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      const mark = await connection
        .selectFrom('settings')
        .select('value')
        .where('key', '=', markKey)
        .executeTakeFirst();
      if (mark?.value.startsWith('filled')) return false;
      if (mark) await emptyShop(connection);
      else if (await holdsModels(connection)) return false;
      await writeMark(connection, 'filling');
      // The generator is read only where it runs: a shop that is filled starts without it.
      const [{ fillDatabase }, { generateShop }] = await Promise.all([
        import('./fill-database.ts'),
        import('./generate-shop.ts'),
      ]);
      await fillDatabase(connection, generateShop(settings));
      await writeMark(connection, `filled ${settings.models} ${settings.seed} ${settings.today}`);
      return true;
    } finally {
      await sql`SELECT pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

async function holdsModels(db: Database): Promise<boolean> {
  return (await db.selectFrom('product_models').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function writeMark(db: Database, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: markKey, value, is_public: false })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Tables that no demo data goes into, or that must survive. */
const kept = ['catalogue_version', 'kysely_migration', 'kysely_migration_lock'];

async function emptyShop(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND NOT tablename = ANY(${kept})`.execute(
    db,
  );
  const tables = sql.join(rows.map(({ name }) => sql.table(name)));
  await sql`TRUNCATE ${tables} RESTART IDENTITY CASCADE`.execute(db);
}

/** The demo shop that every fresh clone gets. */
const defaultSeed = 20_261_121;
const defaultModels = 3000;
