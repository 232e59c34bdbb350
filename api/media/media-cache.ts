import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Cache } from 'mf-shared/rules/cache';
import { fileName, type Rendering } from './rendering.ts';

/** A rendering that takes a larger part of the memory than one in so many is read from the disk each time. */
const largestPart = 8;

/** Renderings on disk, with the latest ones in memory. */
export class MediaCache {
  readonly folder: string;
  readonly #memoryBytes: number;
  readonly #memory: Cache<Buffer>;

  constructor(folder: string, memoryBytes: number) {
    this.folder = folder;
    this.#memoryBytes = memoryBytes;
    this.#memory = new Cache({ mostBytes: memoryBytes, sizeOf: ({ length }) => length });
  }

  file(rendering: Rendering): string {
    return join(this.folder, fileName(rendering));
  }

  async read(rendering: Rendering): Promise<Buffer | null> {
    const key = fileName(rendering);
    const kept = this.#memory.get(key);
    if (kept) return kept;
    try {
      const bytes = await readFile(this.file(rendering));
      if (bytes.length <= this.#memoryBytes / largestPart) this.#memory.set(key, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }
}
