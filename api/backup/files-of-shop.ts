import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ServiceSettings } from '../service-settings.ts';

/** A folder whose files a shop cannot make again. */
export interface KeptFolder {
  name: string;
  place: string;
  /** Files that are copied before all others: they name what has to be there. */
  first?: RegExp;
  leftOut?: RegExp;
}

/**
 * What a shop keeps outside of its database: pictures, files of buyers, published remotes and what is live of them, and
 * mails that were written to the disk. What it makes again is left out: renderings, the kept models, logs.
 */
export function foldersOf(settings: ServiceSettings): KeptFolder[] {
  return [
    { name: 'originals', place: settings.originalsDir },
    ...(settings.attachmentsBucket === null ? [{ name: 'attachments', place: settings.attachmentsDir }] : []),
    {
      name: 'releases',
      place: settings.releases.directory,
      // A version is there before a pointer names it.
      first: /^[^/]+\.jsonl?$/,
      leftOut: /^\.(recorded|health)(\/|$)|\.(part|half|lock)$/,
    },
    { name: 'outbox', place: join(settings.dataDir, 'outbox') },
  ];
}

/** All files below a folder, by their paths in it; none where there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** How much room a folder's copy takes. */
export async function bytesOf({ place, leftOut }: KeptFolder): Promise<number> {
  let bytes = 0;
  for (const file of await filesBelow(place))
    if (!leftOut?.test(file)) bytes += (await stat(join(place, file)).catch(() => null))?.size ?? 0;
  return bytes;
}

/** Copies a folder while others write into it: a file that goes away meanwhile is left out. @returns how many files */
export async function copyFolder({ place, first, leftOut }: KeptFolder, to: string): Promise<number> {
  const files = (await filesBelow(place)).filter((file) => !leftOut?.test(file));
  const isFirst = (file: string) => first?.test(file) ?? false;
  // What the first ones name may have come after the folder was listed: it is listed again.
  const copied = await copyFiles(place, to, files.filter(isFirst));
  const later = (await filesBelow(place)).filter((file) => !leftOut?.test(file) && !isFirst(file));
  return copied + (await copyFiles(place, to, later));
}

async function copyFiles(from: string, to: string, files: readonly string[]): Promise<number> {
  let copied = 0;
  for (const file of files) {
    await mkdir(join(to, file, '..'), { recursive: true });
    const isThere = await cp(join(from, file), join(to, file), { preserveTimestamps: true }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    if (isThere) copied += 1;
    else await rm(join(to, file), { force: true });
  }
  return copied;
}

/** Whether anything lies in a folder. */
export const isEmptyFolder = async (folder: string): Promise<boolean> =>
  (await stat(folder).catch(() => null)) === null || (await filesBelow(folder)).length === 0;

export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
