import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { removeUnfinished, unfinished } from '../file-stores/kept-by-content.ts';
import { type FetchLimits, fetchPicture } from './fetch-picture.ts';
import { Problems } from './problems.ts';
import type { ImportSource } from './read-records.ts';

export const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

/** Pictures that come at once. */
const atOnce = 8;

/**
 * Pictures that the files name by addresses, fetched before the import takes its turn. A picture is kept by its address,
 * so that the next import does not fetch it again: a changed picture has another address, as on every picture service.
 */
export class FetchedPictures {
  readonly #folder: string;
  readonly #faults = new Map<string, Error>();

  /** @param originalsDir where the shop keeps its originals. */
  constructor(originalsDir: string) {
    // A name that begins with a dot is no picture's address in the shop.
    this.#folder = join(originalsDir, '.fetched');
  }

  /** @param onProgress is told how many of how many have come. */
  async fetch(
    addresses: ReadonlySet<string>,
    onProgress: (done: number, of: number) => void = () => {},
    limits?: FetchLimits,
  ): Promise<void> {
    const missing = [...addresses].filter((address) => !existsSync(this.#placeOf(address)));
    if (missing.length === 0) return;
    await mkdir(this.#folder, { recursive: true });
    await removeUnfinished(this.#folder);
    let done = 0;
    const waiting = missing.values();
    const worker = async () => {
      for (const address of waiting) {
        await this.#fetchOne(address, limits);
        done += 1;
        onProgress(done, missing.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  /** @throws an Error that begins with “which” */
  fileOf(address: string): string {
    const fault = this.#faults.get(address);
    if (fault) throw fault;
    return this.#placeOf(address);
  }

  async #fetchOne(address: string, limits?: FetchLimits): Promise<void> {
    const place = this.#placeOf(address);
    const part = `${place}.${process.pid}${unfinished}`;
    try {
      await fetchPicture(address, part, limits);
      await rename(part, place);
    } catch (error) {
      this.#faults.set(address, new Error(`which ${(error as Error).message}`));
    }
  }

  #placeOf(address: string): string {
    return join(this.#folder, createHash('sha256').update(address).digest('hex').slice(0, 32));
  }
}

/** Every address of a picture in the files; what is wrong with the files is told when they are read for good. */
export async function pictureAddresses(source: ImportSource): Promise<Set<string>> {
  const problems = new Problems();
  const addresses = new Set<string>();
  const note = (paths: readonly (string | undefined)[]) => {
    for (const path of paths) if (path !== undefined && isAddress(path)) addresses.add(path);
  };
  const holding = '://';
  for await (const { record } of source.read('brands', problems, holding)) note([record.logo]);
  for await (const { record } of source.read('groups', problems, holding))
    note([record.image, ...(record.menuLinks ?? []).map(({ image }) => image)]);
  for (const kind of ['banners', 'authors', 'posts', 'campaigns'] as const)
    for await (const { record } of source.read(kind, problems, holding)) note([record.image]);
  for await (const { record } of source.read('size-tables', problems, holding)) note([record.image, ...record.images]);
  for await (const { record } of source.read('products', problems, holding))
    note([...record.images, ...record.colours.flatMap(({ images }) => images)]);
  return addresses;
}
