import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptFolder } from './files-of-shop.ts';

/** Files of a backup, which come to their places all together or not at all. */
export interface FilesToPlace {
  /** Copies them beside their places, which may take long. */
  copy(): Promise<void>;
  /** Moves the copies to their places, in a moment. */
  place(): Promise<void>;
  /** Takes away whatever was copied or moved. */
  takeBack(): Promise<void>;
}

/** @param folders with places in which nothing lies */
export function filesToPlace(backup: string, folders: readonly KeptFolder[]): FilesToPlace {
  const there = folders
    .map(({ name, place }) => ({ from: join(backup, 'files', name), place, copy: `${place}.restored` }))
    .filter(({ from }) => existsSync(from));
  const made: string[] = [];
  const remove = (path: string) => rm(path, { recursive: true, force: true });
  return {
    async copy() {
      for (const { from, place, copy } of there) {
        const parent = await mkdir(dirname(place), { recursive: true });
        if (parent !== undefined) made.push(parent);
        made.push(copy);
        await remove(copy);
        await cp(from, copy, { recursive: true, preserveTimestamps: true });
      }
    },
    async place() {
      for (const { place, copy } of there) {
        await remove(place);
        await rename(copy, place);
        made.push(place);
      }
    },
    async takeBack() {
      for (const path of made.toReversed()) await remove(path);
    },
  };
}
