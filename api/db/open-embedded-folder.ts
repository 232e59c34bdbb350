import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { copyLiveFolder } from './copy-live-folder.ts';
import { inWords, requireFreeSpace, roomOfOpening, roomOfShop } from './file-refusal.ts';
import { lockFolder } from './lock-folder.ts';

/** Copies the engine's files while it works on them. @param signal stops it, and leaves no copy */
export type CopyTo = (folder: string, signal?: AbortSignal) => Promise<void>;

/**
 * Opens the embedded engine's files for this process alone.
 * @param room that a shop which is there needs on its disk
 * @throws FolderInUse, or an Error that says in words what the disk refused.
 */
export async function openEmbeddedFolder(
  folder: string,
  options: PGliteOptions,
  room = roomOfOpening,
): Promise<{ pglite: PGlite; close: () => Promise<void>; copyTo: CopyTo }> {
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = lockFolder(`${folder}.lock`);
  try {
    if (existsSync(folder)) requireFreeSpace(folder, room, 'the shop', 'Make room');
    else await makeFolder(folder);
    const pglite = await PGlite.create(folder, options);
    const close = async () => {
      await pglite.close();
      unlock();
    };
    // Between two queries the files are what a process that died there would leave, which the engine opens.
    const copyTo: CopyTo = async (copy, signal) => {
      await pglite.exec('CHECKPOINT');
      await copyLiveFolder(folder, copy, (work) => pglite.runExclusive(work), signal);
    };
    return { pglite, close, copyTo };
  } catch (error) {
    unlock();
    throw inWords(error);
  }
}

/** Made beside its place and moved there when it is whole: a start that ends in the middle leaves nothing half made. */
async function makeFolder(folder: string): Promise<void> {
  requireFreeSpace(dirname(folder), roomOfShop, 'a new shop', 'Make room, or choose another folder with DATA_DIR');
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    const pglite = await PGlite.create(unfinished);
    await pglite.close();
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}
