import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { copyLiveFolder } from './copy-live-folder.ts';
import { inWords, requireFreeSpace } from './file-refusal.ts';
import { lockFolder } from './lock-folder.ts';

/** The demo shop's files take 160 MB. The engine itself does not say that the disk is full: it spins for ever. */
const roomOfNewShop = 256 * 1024 ** 2;

/**
 * Opens the embedded engine's files for this process alone.
 * @throws FolderInUse, or an Error that says in words what the disk refused.
 */
export async function openEmbeddedFolder(
  folder: string,
  options: PGliteOptions,
): Promise<{ pglite: PGlite; close: () => Promise<void>; copyTo: (folder: string) => Promise<void> }> {
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = lockFolder(`${folder}.lock`);
  try {
    if (!existsSync(folder)) await makeFolder(folder);
    const pglite = await PGlite.create(folder, options);
    const close = async () => {
      await pglite.close();
      unlock();
    };
    // Between two queries the files are what a process that died there would leave, which the engine opens.
    const copyTo = async (copy: string) => {
      await pglite.exec('CHECKPOINT');
      await copyLiveFolder(folder, copy, (work) => pglite.runExclusive(work));
    };
    return { pglite, close, copyTo };
  } catch (error) {
    unlock();
    throw inWords(error);
  }
}

/** Made beside its place and moved there when it is whole: a start that ends in the middle leaves nothing half made. */
async function makeFolder(folder: string): Promise<void> {
  requireFreeSpace(dirname(folder), roomOfNewShop);
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
