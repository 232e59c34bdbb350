import { migrate } from './migrate.ts';
import { databaseSettings, openDatabase } from './open-database.ts';
import { whyUnusable } from './why-unusable.ts';

/** `npm run migrate`: brings the database of DATA_DIR or DATABASE_URL to the schema of this code, and ends (OPS-11). */
async function run(): Promise<void> {
  const open = await openDatabase(databaseSettings());
  try {
    const made = await migrate(open.db);
    for (const name of made) process.stdout.write(`${name}\n`);
    process.stdout.write(made.length === 0 ? 'The database has every migration already.\n' : `${made.length} made.\n`);
  } finally {
    await open.close();
  }
}

process.exitCode = await run().then(
  () => 0,
  (error: unknown) => {
    process.stderr.write(`${whyUnusable(error)}\n`);
    return 1;
  },
);
