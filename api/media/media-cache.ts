import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileName, type Rendering } from './rendering.ts';

/** How much larger an encoded picture must be, so that shrinking it hides its own losses. */
const LARGER_BY = 1.3;
const NAME = /^(\d+)x(\d+)(|-at-\d+-\d+)\.(?:webp|avif)$/;

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

  /** The smallest rendering of the same picture, cut around the same point, that is large enough to be shrunk to this one. */
  async findLarger(rendering: Rendering): Promise<string | undefined> {
    const { path, width, height, fit, format } = rendering;
    if (fit === 'whole' || format === 'svg' || format === 'png') return undefined;
    const folder = dirname(join(this.folder, path, 'x'));
    const names = await readdir(folder).catch(() => []);
    const point = /-at-\d+-\d+/.exec(fileName(rendering))?.[0] ?? '';
    const candidates = names.flatMap((name) => {
      const [, w, h, cut] = NAME.exec(name) ?? [];
      const isSameShape = Math.abs(Number(h) / Number(w) - height / width) < 0.01;
      return w && cut === point && isSameShape && Number(w) >= width * LARGER_BY ? [{ name, width: Number(w) }] : [];
    });
    const smallest = candidates.sort((a, b) => a.width - b.width)[0];
    return smallest && join(folder, smallest.name);
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
