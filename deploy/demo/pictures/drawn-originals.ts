import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Original, type OriginalStore, WorkProcess, writeWhole } from 'api/media';
import type { DrawOrder } from './draw-process.ts';
import { drawingRevision } from './drawing-revision.ts';
import { findDrawing } from './find-drawing.ts';
import { toSketch } from './to-sketch.ts';

/** A drawing's cost grows with its pixels: lists need the first, a product page's gallery one of the others. */
const drawnWidths = [480, 640, 960, 1280] as const;
/** The width of the widest original: a request for more is enlarged from it. */
const widest = 1280;

interface DrawProcess {
  do: (order: DrawOrder) => Promise<void>;
  close: () => void;
}

/** The demo's pictures: originals that are drawn when they are first opened, and stored as any merchant's are. */
export class DrawnOriginals implements OriginalStore {
  readonly #folder: string;
  readonly #revision: string;
  readonly #draw: (order: DrawOrder) => Promise<void>;
  readonly #close: () => void;
  readonly #making = new Map<string, Promise<string>>();
  readonly #isShaded: boolean;

  /** @param isShaded `false`: drawings are sketches, which are SVG files as scenes are: without filters pixels take no time. */
  constructor(folder: string, process: DrawProcess, isShaded = true) {
    this.#isShaded = isShaded;
    this.#revision = isShaded ? drawingRevision() : `${drawingRevision()}-sketch`;
    this.#folder = join(folder, this.#revision);
    this.#draw = (order) => process.do(order);
    this.#close = () => process.close();
  }

  async find(path: string): Promise<Original | null> {
    const drawing = findDrawing(path);
    if (!drawing) return null;
    const { ground, isVector } = drawing;
    const size = isVector ? drawing : { width: widest, height: (widest * drawing.height) / drawing.width };
    return { path, width: size.width, height: size.height, ground, isVector, revision: this.#revision };
  }

  async open(original: Original, width: number): Promise<string> {
    const { path, isVector } = original;
    if (isVector || !this.#isShaded)
      return this.#once(join(this.#folder, `${path}.svg`), (file) => this.#writeVector(original, file));
    const enough = this.#filesFor(path, width);
    const [smallest] = enough;
    const present = enough.find(({ file }) => existsSync(file)) ?? smallest;
    if (!present) throw new Error(`${path} is not drawn ${width} pixels wide`);
    return this.#once(present.file, (file) => this.#draw({ path, file, width: present.drawn }));
  }

  /** Scenes and sketches only have to be written down. */
  isAtHand({ path, isVector }: Original, width: number): boolean {
    return isVector || !this.#isShaded || this.#filesFor(path, width).some(({ file }) => existsSync(file));
  }

  /** The drawings of a picture that are wide enough, the smallest first. */
  #filesFor(path: string, width: number) {
    const files = drawnWidths.map((drawn) => ({ drawn, file: join(this.#folder, `${path}-${drawn}.webp`) }));
    return files.filter(({ drawn }) => drawn >= Math.min(width, widest));
  }

  /** A scene is its own preview; of a product the drawing without its filters, which are what takes the time. */
  preview({ path, isVector }: Original): string {
    const drawing = findDrawing(path)?.draw() ?? '';
    return isVector ? drawing : toSketch(drawing);
  }

  close(): void {
    this.#close();
  }

  async #writeVector(original: Original, file: string): Promise<void> {
    await writeWhole(file, this.preview(original));
  }

  /** Several sizes of one picture are asked for at the same time: the original is made once. */
  #once(file: string, make: (file: string) => Promise<void>): Promise<string> {
    if (existsSync(file)) return Promise.resolve(file);
    const making =
      this.#making.get(file) ??
      make(file)
        .then(() => file)
        .finally(() => this.#making.delete(file));
    this.#making.set(file, making);
    return making;
  }
}

/**
 * The demo's pictures in a folder, which several shops may share: a drawing is whole before it has its name.
 * @param isShaded `false` leaves out shadows, folds and fabrics
 */
export const drawnOriginals = (folder: string, isShaded = true): OriginalStore =>
  new DrawnOriginals(folder, new WorkProcess<DrawOrder, void>(new URL('./draw-process.ts', import.meta.url)), isShaded);
