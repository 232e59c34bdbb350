import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireFreeSpace, roomOfShop } from './file-refusal.ts';

interface SeenFile {
  size: number;
  changedAt: number;
  /** When it was looked at, before it was copied. */
  lookedAt: number;
}

/** Two changes in one tick of a file system's clock look like one: what changed so shortly before it was seen is not trusted. */
const untrustedMs = 2000;

/**
 * Copies a folder that somebody writes into. Nearly all of it is copied while they go on; they are held for what has changed
 * since, which is little.
 * @param hold runs its work while nobody writes
 * @param signal stops it; what was copied is removed
 * @throws an Error in words where the copy would fill the disk, which the shop may write on
 */
export async function copyLiveFolder(
  from: string,
  to: string,
  hold: (work: () => Promise<void>) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const room = (await bytesIn(from)) + roomOfShop;
  requireFreeSpace(dirname(to), room, 'a copy of the shop’s database', 'Make room, or choose another folder');
  // What is there already is somebody's, and stays.
  await mkdir(to);
  try {
    await copyWhileWritten({ from, to, hold, signal });
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

interface LiveCopy {
  from: string;
  to: string;
  hold: (work: () => Promise<void>) => Promise<void>;
  signal: AbortSignal | undefined;
}

async function copyWhileWritten({ from, to, hold, signal }: LiveCopy): Promise<void> {
  const copied = new Map<string, SeenFile>();
  for (const file of await filesIn(from)) {
    signal?.throwIfAborted();
    const seen = await look(join(from, file));
    if (!seen) continue;
    await copyOver(join(from, file), join(to, file)).catch((error: NodeJS.ErrnoException) => {
      // It went away meanwhile; a temporary file of the engine's.
      if (error.code !== 'ENOENT') throw error;
    });
    copied.set(file, seen);
  }
  await hold(async () => {
    const present = new Set(await filesIn(from));
    for (const file of present) {
      signal?.throwIfAborted();
      const now = await look(join(from, file));
      const before = copied.get(file);
      if (!now || !before || isChanged(before, now)) await copyOver(join(from, file), join(to, file));
    }
    for (const file of copied.keys()) if (!present.has(file)) await rm(join(to, file), { force: true });
    await makeFolders(from, to);
  });
}

const isChanged = (before: SeenFile, now: SeenFile): boolean =>
  now.size !== before.size || now.changedAt !== before.changedAt || now.changedAt > before.lookedAt - untrustedMs;

async function look(file: string): Promise<SeenFile | null> {
  const lookedAt = Date.now();
  const found = await stat(file).catch(() => null);
  return found && { size: found.size, changedAt: found.mtimeMs, lookedAt };
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesIn(folder)) bytes += (await look(join(folder, file)))?.size ?? 0;
  return bytes;
}

async function copyOver(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}

const entriesOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true, recursive: true })).map((entry) => ({
    path: join(entry.parentPath, entry.name).slice(folder.length + 1),
    isFolder: entry.isDirectory(),
  }));

const filesIn = async (folder: string): Promise<string[]> =>
  (await entriesOf(folder)).filter(({ isFolder }) => !isFolder).map(({ path }) => path);

/** The engine misses folders that hold nothing. */
async function makeFolders(from: string, to: string): Promise<void> {
  for (const { path, isFolder } of await entriesOf(from))
    if (isFolder) await mkdir(join(to, path), { recursive: true });
}
