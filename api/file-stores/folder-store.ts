import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

const keyPattern = /^[\w-]+(?:\/[\w-]+)*$/;

/** Keeps files in a folder. A file appears whole or not at all: it is written beside its place and then moved. */
export function folderStore(folder: string): FileStore {
  const placeOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error(`no key of a file: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      const half = `${place}.half`;
      await mkdir(dirname(place), { recursive: true });
      try {
        await writeFile(half, bytes, { flush: true });
        await rename(half, place);
      } catch (error) {
        await rm(half, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async read(key) {
      const file = await open(placeOf(key));
      return file.createReadStream();
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
  };
}
