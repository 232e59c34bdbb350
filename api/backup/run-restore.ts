import { resolve } from 'node:path';
import { serviceSettings } from '../service-settings.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = `Usage: npm run restore -- <backup>
It goes into the empty folder of DATA_DIR, or the empty database of DATABASE_URL.`;

/** `npm run restore -- <backup>`: brings a backup back, and checks the books as \`audit:orders\` does. */
async function run(): Promise<number> {
  const [named, ...more] = process.argv.slice(2);
  if (!named || more.length > 0) throw new Error(usage);
  const backup = resolve(process.env.INIT_CWD ?? '.', named);
  const settings = serviceSettings();
  const { contents, rows, faults } = await restoreBackup(settings, backup);
  process.stdout.write(`Restored as of ${contents.at}: ${rows} rows in ${contents.tables.length} tables.\n`);
  if (!contents.folders.includes('attachments') && !settings.attachmentsBucket)
    process.stdout.write(
      'The files of buyers were in a bucket and are not in the backup: start the shop with ATTACHMENTS_BUCKET_URL.\n',
    );
  for (const { rule, subject } of faults) process.stdout.write(`${subject}: not so: ${rule}\n`);
  if (faults.length === 0) process.stdout.write('Orders, payments, stock and gift cards agree.\n');
  else if (faults.length <= contents.faults.length)
    process.stdout.write('They did not agree when the backup was made either.\n');
  process.stdout.write('What was promised then is done when the shop starts: mails of that moment may go out again.\n');
  return faults.length > contents.faults.length ? 1 : 0;
}

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
