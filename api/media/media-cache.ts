import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileName, type Rendering } from './rendering.ts';

/** Renderings on disk, with the latest ones in memory. */
export class MediaCache {
  readonly folder: string;
  readonly #memoryBytes: number;
  readonly #memory = new Map<string, Buffer>();
  #used = 0;

  constructor(folder: string, memoryBytes: number) {
    this.folder = folder;
    this.#memoryBytes = memoryBytes;
  }

  file(rendering: Rendering): string {
    return join(this.folder, fileName(rendering));
  }

  async read(rendering: Rendering): Promise<Buffer | null> {
    const key = fileName(rendering);
    const kept = this.#memory.get(key);
    if (kept) {
      this.#memory.delete(key);
      this.#memory.set(key, kept);
      return kept;
    }
    try {
      const bytes = await readFile(this.file(rendering));
      this.#keep(key, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  #keep(key: string, bytes: Buffer): void {
    if (bytes.length > this.#memoryBytes / 8) return;
    this.#memory.set(key, bytes);
    this.#used += bytes.length;
    for (const [oldest, old] of this.#memory) {
      if (this.#used <= this.#memoryBytes) return;
      this.#memory.delete(oldest);
      this.#used -= old.length;
    }
  }
}
