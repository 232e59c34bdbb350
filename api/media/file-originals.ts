import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Original, OriginalStore } from './original.ts';

/** What a file holds, told by its content. */
export type Inspection = Pick<Original, 'width' | 'height' | 'ground' | 'isVector'>;

const endings = ['', '.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'] as const;
const largestBytes = 64 * 1024 * 1024;
/** A changed file is noticed after this time; a page asks for many sizes of one picture at once. */
const freshMs = 2000;
const mostKnown = 5000;

interface Known {
  checkedAt: number;
  file: string;
  original: Original | null;
}

/** Originals as files of a folder: `products/boot-1` is `products/boot-1.jpg` there, or with another ending or none. */
export class FileOriginals implements OriginalStore {
  readonly #folder: string;
  readonly #inspect: (file: string) => Promise<Inspection>;
  readonly #known = new Map<string, Promise<Known>>();

  /** @param inspect reads what a file holds. @throws for a file that is no picture */
  constructor(folder: string, inspect: (file: string) => Promise<Inspection>) {
    this.#folder = folder;
    this.#inspect = inspect;
  }

  async find(path: string): Promise<Original | null> {
    const before = await this.#known.get(path);
    if (before && Date.now() - before.checkedAt < freshMs) return before.original;
    const checking = this.#check(path, before);
    this.#known.delete(path);
    this.#known.set(path, checking);
    const [oldest] = this.#known.keys();
    if (this.#known.size > mostKnown && oldest !== undefined) this.#known.delete(oldest);
    return (await checking).original;
  }

  async open({ path }: Original): Promise<string> {
    const { file } = (await this.#known.get(path)) ?? (await this.#check(path));
    return file;
  }

  async #check(path: string, before?: Known): Promise<Known> {
    const found = await this.#newestFile(path);
    if (!found) return { checkedAt: Date.now(), file: '', original: null };
    const revision = `${found.modifiedMs.toString(36)}-${found.bytes.toString(36)}`;
    const isSame = before?.file === found.file && before.original?.revision === revision;
    const original = isSame ? before.original : await this.#read(path, found.file, revision);
    return { checkedAt: Date.now(), file: found.file, original };
  }

  /** Returns null for a file that is no picture: what lies in a folder by mistake is not served. */
  async #read(path: string, file: string, revision: string): Promise<Original | null> {
    const inspection = await this.#inspect(file).catch(() => null);
    return inspection && { path, revision, ...inspection };
  }

  async #newestFile(path: string) {
    const found = await Promise.all(
      endings.map(async (ending) => {
        const file = join(this.#folder, `${path}${ending}`);
        const status = await stat(file).catch(() => null);
        const isUsable = status?.isFile() === true && status.size <= largestBytes;
        return isUsable ? { file, modifiedMs: Math.round(status.mtimeMs), bytes: status.size } : null;
      }),
    );
    return found.filter((each) => each !== null).sort((a, b) => b.modifiedMs - a.modifiedMs)[0];
  }
}
