import { statfsSync } from 'node:fs';

/** @throws an Error that says in words how much room the folder's disk lacks. */
export function requireFreeSpace(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const megabytes = (size: number) => Math.floor(size / 1024 ** 2);
  if (free < bytes)
    throw new Error(
      `the disk of ${folder} has ${megabytes(free)} MB free, and a new shop needs ${megabytes(bytes)} MB. Make room, or choose another folder with DATA_DIR`,
    );
}
