import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { serviceSettings } from '../service-settings.ts';
import { exportCatalogue } from './export-catalogue.ts';

const usage = `Usage: npm run export -- <folder>
docs/import.md tells what the files hold.
`;

/** `npm run export -- <folder>`: writes the shop's catalogue as the files that `npm run import` reads. */
async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [named, ...more] = positionals;
  if (!named || more.length > 0) throw new Error(usage);
  const { database, originalsDir } = serviceSettings();
  const open = await openDatabase(database).catch((error: Error) => {
    throw new Error(`The catalogue cannot be read: ${error.message}.\n`);
  });
  try {
    await migrate(open.db);
    // npm runs its scripts in the repository, and says where it was called.
    const folder = resolve(process.env.INIT_CWD ?? '.', named);
    const { counts, pictures, notes } = await exportCatalogue(open.db, folder, originalsDir);
    for (const [kind, count] of Object.entries({ ...counts, pictures }))
      process.stdout.write(`${kind.padEnd(18)}${String(count).padStart(11)}\n`);
    for (const note of notes) process.stdout.write(`${note}.\n`);
  } finally {
    await open.close();
  }
}

process.exitCode = await run().then(
  () => 0,
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  },
);
