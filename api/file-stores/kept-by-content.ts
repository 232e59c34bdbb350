import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Files that are being written end so, until they are whole. */
export const unfinished = '.part';
const dayMs = 86_400_000;
const keptPath = /^imported\/[0-9a-f]{32}$/;

/** The path of an original that is named by its content: the same picture is kept once, a changed one has another address. */
export async function pathByContent(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `imported/${hash.digest('hex').slice(0, 32)}`;
}

/** Whether the folder of originals has a picture that was kept so. */
export const isKeptByContent = async (originals: string, path: string): Promise<boolean> =>
  keptPath.test(path) &&
  access(join(originals, path)).then(
    () => true,
    () => false,
  );

/** Copies a file to its place among the originals, where nobody ever reads half of it. */
export async function keepByContent(originals: string, path: string, file: string): Promise<void> {
  const place = join(originals, path);
  const part = `${place}.${randomUUID()}${unfinished}`;
  await mkdir(dirname(place), { recursive: true });
  try {
    await copyFile(file, part);
    await rename(part, place);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes files of a folder that a process which was killed began a day ago or earlier and never finished; whatever is
 * being written now stays.
 */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(unfinished))) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(file, { force: true });
  }
}
