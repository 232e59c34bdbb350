import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { type Finding, findFaultsIn } from '../audit/find-order-faults.ts';
import { migrate, migrateAs, migrationNames } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import type { ServiceSettings } from '../service-settings.ts';
import { type BackupContents, BackupRefused, backupContents, backupFile, backupForm } from './backup-form.ts';
import { requireWhole } from './backup-sums.ts';
import { filesBelow, foldersOf, isEmptyFolder } from './files-of-shop.ts';
import { loadTables } from './load-tables.ts';
import { type FilesToPlace, filesToPlace } from './place-files.ts';

export interface Restored {
  contents: BackupContents;
  rows: number;
  /** What breaks the books now; what broke them in the backup is among it. */
  faults: Finding[];
}

/**
 * Brings a backup back into an empty place: DATABASE_URL's database, or the data folder. All of it comes in or nothing.
 * @throws BackupRefused where the backup is damaged or newer than this code, or the place is not empty
 */
export async function restoreBackup(settings: ServiceSettings, folder: string): Promise<Restored> {
  await requireWhole(folder);
  const contents = await readContents(folder);
  const kept = foldersOf(settings).filter(({ name }) => contents.folders.includes(name));
  for (const { name, place } of kept)
    if (!(await isEmptyFolder(place)))
      throw new BackupRefused(
        `${place} is not empty: a restore never writes over ${name} that are there. Name an empty folder with DATA_DIR, or move them away first.`,
      );
  await requirePlaceOfAttachments(settings, folder);
  const files = filesToPlace(folder, kept);
  const faults = await restoreDatabase(settings, folder, contents, files).catch(async (error: unknown) => {
    await files.takeBack();
    throw error;
  });
  return { contents, rows: contents.tables.reduce((sum, { rows }) => sum + rows, 0), faults };
}

/** @throws BackupRefused where this code does not know the backup's form or one of its migrations */
async function readContents(folder: string): Promise<BackupContents> {
  const text = await readFile(join(folder, backupFile), 'utf8');
  const raw: unknown = JSON.parse(text);
  const form = typeof raw === 'object' && raw !== null && 'form' in raw ? Number(raw.form) : Number.NaN;
  const wayOut = 'Restore it with the code that made it, or a newer one.';
  if (form > backupForm) throw new BackupRefused(`The backup was made by newer code than this. ${wayOut}`);
  const contents = backupContents.parse(raw);
  const known = new Set(await migrationNames());
  const unknown = contents.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupRefused(
      `The backup was made by newer code than this: it has migrations that this code lacks (${unknown.join(', ')}). ${wayOut}`,
    );
  return contents;
}

/** @throws BackupRefused where files of buyers would go into a bucket, which a restore does not write into */
async function requirePlaceOfAttachments(
  { attachmentsBucket, attachmentsDir }: ServiceSettings,
  folder: string,
): Promise<void> {
  if (!attachmentsBucket || (await filesBelow(join(folder, 'files', 'attachments'))).length === 0) return;
  throw new BackupRefused(
    `The backup holds files of buyers, and this shop keeps them in a bucket, which a restore does not write into. Restore it without ATTACHMENTS_BUCKET_URL, copy what then lies in ${attachmentsDir} into the bucket under the same names (aws s3 sync), and start the shop with the bucket.`,
  );
}

/** Files are at their places when the database is committed: one that fails rolls back, and they are taken back. */
async function restoreDatabase(
  { database }: ServiceSettings,
  folder: string,
  contents: BackupContents,
  files: FilesToPlace,
): Promise<Finding[]> {
  const fill = async ({ db }: OpenDatabase) => {
    await files.copy();
    return db.transaction().execute(async (tx) => {
      await migrateAs(tx, contents.migrations);
      await loadTables(tx, join(folder, 'database'), contents);
      await migrate(tx);
      const faults = await findFaultsIn(tx);
      await files.place();
      return faults;
    });
  };
  if (database.databaseUrl) {
    const open = await openDatabase({ databaseUrl: database.databaseUrl, poolSize: 1 });
    try {
      await requireEmptyDatabase(open);
      return await fill(open);
    } finally {
      await open.close();
    }
  }
  const place = database.folder ?? '';
  if (existsSync(place))
    throw new BackupRefused(
      `${place} has a database: a restore never writes over one. Name an empty folder with DATA_DIR, or move it away first.`,
    );
  const unfinished = `${place}.restored`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(place), { recursive: true });
  try {
    const open = await openDatabase({ folder: unfinished });
    const faults = await fill(open).finally(() => open.close());
    await rename(unfinished, place);
    return faults;
  } finally {
    for (const path of [unfinished, `${unfinished}.lock`]) await rm(path, { recursive: true, force: true });
  }
}

async function requireEmptyDatabase({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    LIMIT 3`.execute(db);
  if (rows.length > 0)
    throw new BackupRefused(
      `The database of DATABASE_URL is not empty (it has the table ${rows[0]?.name}): a restore never writes over one. Make an empty one (CREATE DATABASE havu2) and name it there.`,
    );
}
