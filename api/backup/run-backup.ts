import { resolve } from 'node:path';
import { serviceSettings } from '../service-settings.ts';
import { makeBackup } from './make-backup.ts';

const usage = `Usage: npm run backup -- <folder>
The backup is a new folder in it. docs/operating.md tells what it holds and how it is brought back.`;

/** `npm run backup -- <folder>`: writes all that the shop of DATA_DIR or DATABASE_URL cannot make again, while it sells. */
async function run(): Promise<void> {
  const [named, ...more] = process.argv.slice(2);
  if (!named || more.length > 0) throw new Error(usage);
  const settings = serviceSettings();
  // npm runs its scripts in the repository, and says where it was called.
  const { folder, contents, files } = await makeBackup(settings, resolve(process.env.INIT_CWD ?? '.', named));
  const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0);
  const parts = [`${rows} rows`, ...Object.entries(files).map(([name, number]) => `${name}: ${number} files`)];
  process.stdout.write(`${folder}\n  as of ${contents.at}: ${parts.join(', ')}\n`);
  if (settings.attachmentsBucket)
    process.stdout.write(
      '  The files of buyers lie in a bucket and are not in it: let its store keep versions of them.\n',
    );
  for (const { rule, subject } of contents.faults) process.stdout.write(`  ${subject}: not so: ${rule}\n`);
}

process.exitCode = await run().then(
  () => 0,
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  },
);
