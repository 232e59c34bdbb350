import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { FileOriginals } from '../media/file-originals.ts';
import { inspect } from '../media/inspect.ts';

/** Originals that the catalogue names, copied beside the files that name them, each once. */
export class ExportPictures {
  readonly #originals: FileOriginals;
  readonly #folder: string;
  readonly #taken = new Map<string, Promise<string | null>>();
  /** Pictures that no file can name: they are missing, or drawings, which only come into a shop by hand. */
  readonly leftOut = new Set<string>();

  /** @param originalsDir where the shop keeps its originals. @param folder where the files are written */
  constructor(originalsDir: string, folder: string) {
    this.#originals = new FileOriginals(originalsDir, inspect);
    this.#folder = folder;
  }

  get count(): number {
    return this.#taken.size - this.leftOut.size;
  }

  /** Returns the name that files give the picture, null where they cannot have it. */
  take(path: string): Promise<string | null> {
    const taking = this.#taken.get(path) ?? this.#copy(path);
    this.#taken.set(path, taking);
    return taking;
  }

  async takeAll(paths: readonly string[]): Promise<string[]> {
    const names: string[] = [];
    for (const path of paths) {
      const name = await this.take(path);
      if (name !== null) names.push(name);
    }
    return names;
  }

  async #copy(path: string): Promise<string | null> {
    const original = await this.#originals.find(path);
    if (!original || original.isVector) {
      this.leftOut.add(path);
      return null;
    }
    const file = await this.#originals.open(original);
    const ending = extname(file) || `.${await endingOf(file)}`;
    const name = `images/${path.replace(/^imported\//, '')}${ending}`;
    await mkdir(join(this.#folder, dirname(name)), { recursive: true });
    await copyFile(file, join(this.#folder, name));
    return name;
  }
}

async function endingOf(file: string): Promise<string> {
  const { format } = await sharp(file).metadata();
  return format === 'heif' ? 'avif' : format === 'jpeg' ? 'jpg' : format;
}
