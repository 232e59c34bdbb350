import { statfsSync } from 'node:fs';

/** The numbers that WASI gives to what a file system refuses. */
const refusals: Readonly<Record<number, string>> = {
  2: 'its files may not be written',
  29: 'the disk failed to read or write',
  51: 'the disk is full',
  69: 'the disk is read-only',
};

/** The engine's file errors are plain objects with a number of WASI. */
export function inWords(error: unknown): Error {
  if (error instanceof Error) return error;
  const errno = typeof error === 'object' && error && 'errno' in error ? Number(error.errno) : Number.NaN;
  return new Error(refusals[errno] ?? `its file system refused (${JSON.stringify(error)})`, { cause: error });
}

/**
 * The engine spins for ever where the disk is full: this much is left to it.
 * The demo shop's files take 160 MB.
 */
export const roomOfShop = 256 * 1024 ** 2;

/** A shop that is there writes ahead of its tables while it opens. */
export const roomOfOpening = 64 * 1024 ** 2;

/**
 * @param what needs the room: `a new shop`
 * @throws an Error that says in words how much room the folder's disk lacks.
 */
export function requireFreeSpace(folder: string, bytes: number, what: string, wayOut: string): void {
  const { bavail, bsize, blocks } = statfsSync(folder);
  // A file system that does not tell its size, as some of networks and of users.
  if (blocks === 0) return;
  const free = bavail * bsize;
  const megabytes = (size: number) => Math.floor(size / 1024 ** 2);
  if (free < bytes)
    throw new Error(
      `the disk of ${folder} has ${megabytes(free)} MB free, and ${what} needs ${megabytes(bytes)} MB. ${wayOut}`,
    );
}
