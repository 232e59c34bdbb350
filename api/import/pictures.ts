import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { isKeptByContent, keepByContent, pathByContent, removeUnfinished } from '../file-stores/kept-by-content.ts';
import { checkPhotograph } from '../media/check-photograph.ts';
import { type FetchedPictures, isAddress } from './fetched-pictures.ts';
import type { Place, Problems } from './problems.ts';

const largestMegabytes = 64;

/** @param why begins with “which” */
export type OnUnreachable = (address: string, why: string) => void;

/**
 * The pictures that a merchant's files name. Each is decoded once before anything is written. It becomes an original that
 * is named by its content, so that the same picture is kept once and a changed one has another address.
 */
export class Pictures {
  readonly #folder: string;
  readonly #originals: string;
  readonly #problems: Problems;
  readonly #fetched: FetchedPictures;
  readonly #onUnreachable: OnUnreachable | undefined;
  readonly #taken = new Map<string, Promise<string>>();
  readonly #toKeep = new Map<string, string>();

  /**
   * @param folder where the files lie.
   * @param originals where the shop keeps its originals.
   * @param fetched the pictures that the files name by addresses.
   * @param onUnreachable is told what did not come from its address; the import goes on without it.
   */
  constructor({
    folder,
    originals,
    problems,
    fetched,
    onUnreachable,
  }: {
    folder: string;
    originals: string;
    problems: Problems;
    fetched: FetchedPictures;
    onUnreachable: OnUnreachable | undefined;
  }) {
    this.#folder = resolve(folder);
    this.#originals = originals;
    this.#problems = problems;
    this.#fetched = fetched;
    this.#onUnreachable = onUnreachable;
  }

  /** Returns the path that the catalogue keeps, '' for a picture that cannot be used. */
  take(path: string, field: string, place: Place): Promise<string> {
    const taking = this.#taken.get(path) ?? this.#check(path);
    this.#taken.set(path, taking);
    return taking.catch((error: Error) => {
      if (this.#onUnreachable && isAddress(path)) this.#onUnreachable(path, error.message);
      else this.#problems.add(place, field, `names “${path}”, ${error.message}`);
      return '';
    });
  }

  /** The same of a picture that need not be; null where it is none, or cannot be used. */
  async takeOrNull(path: string | undefined, field: string, place: Place): Promise<string | null> {
    return path === undefined ? null : (await this.take(path, field, place)) || null;
  }

  /** Those of several that can be used, in their order. */
  async takeAll(paths: readonly string[], field: string, place: Place): Promise<string[]> {
    const taken: string[] = [];
    for (const path of paths) taken.push(await this.take(path, field, place));
    return taken.filter((path) => path !== '');
  }

  /**
   * Copies what the originals lack. Nobody shows a copy before the catalogue names it. What an import that was killed left
   * half-copied goes.
   */
  async keep(): Promise<void> {
    await removeUnfinished(join(this.#originals, 'imported'));
    for (const [name, file] of this.#toKeep) await keepByContent(this.#originals, name, file);
  }

  #fileOf(path: string): string {
    if (isAddress(path)) return this.#fetched.fileOf(path);
    const file = resolve(this.#folder, path);
    if (!file.startsWith(this.#folder + sep)) throw new Error('which lies outside the folder');
    return file;
  }

  async #check(path: string): Promise<string> {
    const file = this.#fileOf(path);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) throw new Error('which is not in the folder');
    if (found.size > largestMegabytes * 1024 * 1024) throw new Error(`which is larger than ${largestMegabytes} MB`);
    const name = await pathByContent(file);
    if (await isKeptByContent(this.#originals, name)) return name;
    await checkPhotograph(file).catch((error: Error) => {
      throw new Error(`which cannot be shown: ${error.message}`);
    });
    this.#toKeep.set(name, file);
    return name;
  }
}
