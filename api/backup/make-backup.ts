import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askService, noAnswer } from '../db/command-server.ts';
import { requireFreeSpace, roomOfShop } from '../db/file-refusal.ts';
import { FolderInUse } from '../db/lock-folder.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import type { ServiceSettings } from '../service-settings.ts';
import { type BackupContents, BackupRefused, backupFile, backupForm } from './backup-form.ts';
import { writeSums } from './backup-sums.ts';
import { dumpTables } from './dump-tables.ts';
import { bytesOf, copyFolder, foldersOf } from './files-of-shop.ts';

/** A backup holds what buyers told the shop. */
const onlyOwner = 0o700;

export interface MadeBackup {
  folder: string;
  contents: BackupContents;
  /** Copied files, by the name of their folder. */
  files: Record<string, number>;
}

/**
 * Makes a backup beside a working shop: one snapshot of the database, then the files that it may name. It is written beside
 * its place and gets its name when it is whole.
 * @param target the folder that backups lie in
 * @throws BackupRefused
 */
export async function makeBackup(settings: ServiceSettings, target: string): Promise<MadeBackup> {
  const began = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  const folder = join(target, `havu-${began}`);
  const unfinished = `${folder}.part`;
  if (existsSync(folder) || existsSync(unfinished)) throw new BackupRefused(`${folder} is there already.`);
  await mkdir(unfinished, { recursive: true, mode: onlyOwner });
  try {
    const contents = await dumpDatabase(settings, unfinished);
    // The rows are there by now, and have their part of the room.
    let room = roomOfShop;
    for (const kept of foldersOf(settings)) room += await bytesOf(kept);
    requireFreeSpace(target, room, 'a backup of the shop’s files', 'Make room, or name another folder');
    const files: Record<string, number> = {};
    for (const kept of foldersOf(settings))
      files[kept.name] = await copyFolder(kept, join(unfinished, 'files', kept.name));
    const whole = { ...contents, folders: Object.keys(files) };
    await writeFile(join(unfinished, backupFile), `${JSON.stringify(whole, null, 1)}\n`, { flag: 'wx', flush: true });
    await writeSums(unfinished);
    await rename(unfinished, folder);
    return { folder, contents: whole, files };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function dumpDatabase(settings: ServiceSettings, unfinished: string): Promise<Omit<BackupContents, 'folders'>> {
  const source = await openSource(settings, join(unfinished, 'copy'));
  try {
    const dumped = await dumpTables(source.open.db, join(unfinished, 'database'));
    return { form: backupForm, engine: source.open.engine, ...dumped };
  } finally {
    await source.open.close();
    await source.tidy();
  }
}

/**
 * A server is read as it runs. Files of the embedded engine belong to one process: the service that has them copies them,
 * in a moment, and the copy is read; where none runs they are read themselves.
 */
async function openSource(
  { database, dataDir }: ServiceSettings,
  copy: string,
): Promise<{ open: OpenDatabase; tidy: () => Promise<void> }> {
  const { databaseUrl, folder } = database;
  if (databaseUrl) return { open: await openDatabase({ databaseUrl, poolSize: 1 }), tidy: async () => {} };
  if (!folder || !existsSync(folder)) throw new BackupRefused(`There is no shop in ${dataDir}.`);
  const isCopied = (await askService(dataDir, 'copy', copy)) !== null && existsSync(join(copy, 'PG_VERSION'));
  const tidy = async () => {
    for (const path of [copy, `${copy}.lock`]) await rm(path, { recursive: true, force: true });
  };
  if (isCopied) return { open: await openDatabase({ folder: copy }), tidy };
  // A service that ended while it copied left the half of it.
  await tidy();
  const open = await openDatabase({ folder }).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new BackupRefused(noAnswer);
  });
  return { open, tidy };
}
