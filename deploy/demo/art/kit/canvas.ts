import type { Crop, DrawOptions, View } from './drawing.ts';
import { seededRandom } from './random.ts';
import { type Relief, reliefFilter } from './relief.ts';
import { nearest, round1 } from './shapes.ts';
import { fitBlurs } from './tight-blurs.ts';
import { type Tones, tones } from './tones.ts';
import { type Warp, warpPath } from './warp.ts';

/** Offset 0–1 → colour, or colour and opacity. */
export type Stops = Readonly<Record<number, string | readonly [string, number]>>;
type Lines = 'strap' | 'cord';
interface MergedLine {
  kind: Lines;
  width: number;
  tones: Tones;
  d: string;
}

const hundredth = (v: number) => Math.round(v * 100) / 100;
const BLURS = [1, 1.5, 2, 3, 4, 6, 8, 11, 14, 20];

/** Collects definitions and shapes into one SVG. */
export class Canvas {
  readonly c: Tones;
  readonly a: Tones;
  readonly seed: number;
  readonly view: View;
  readonly random: () => number;
  /** Silhouette of what is drawn from now on. */
  warp: Warp | null = null;
  protected out = '';
  protected merged: Map<string, MergedLine> | null = null;
  #defs = '';
  #count = 0;
  readonly #prefix: string;
  readonly #ids = new Map<string, string>();

  constructor(kind: string, options: DrawOptions) {
    this.c = tones(options.color);
    this.a = tones(options.accent);
    this.seed = options.seed;
    this.view = options.view;
    this.random = seededRandom(options.seed * 97 + kind.length);
    this.#prefix = options.prefix;
  }

  get isBack(): boolean {
    return this.view === 'back';
  }

  /** Id of a definition, made once per key. */
  idOf(key: string, make: (id: string) => string): string {
    const known = this.#ids.get(key);
    if (known) return known;
    const id = `${this.#prefix}${(this.#count++).toString(36)}`;
    this.#ids.set(key, id);
    const made = make(id);
    this.#defs += made;
    return id;
  }

  def(key: string, make: (id: string) => string): string {
    return `url(#${this.idOf(key, make)})`;
  }

  #stops(stops: Stops): string {
    return Object.entries(stops)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([offset, stop]) => {
        const [color, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
        return `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
      })
      .join('');
  }

  /** Linear gradient in the shape's own box, or in canvas units when a number exceeds 2. */
  lin(stops: Stops, x1 = 0, y1 = 0, x2 = 1, y2 = 0): string {
    const isCanvas = Math.max(Math.abs(x1), Math.abs(x2), Math.abs(y1), Math.abs(y2)) > 2;
    const [a, b, c, d] = [x1, y1, x2, y2].map(hundredth);
    const where = `x1="${a}" y1="${b}" x2="${c}" y2="${d}"${isCanvas ? ' gradientUnits="userSpaceOnUse"' : ''}`;
    return this.def(
      `l${JSON.stringify(stops)}${where}`,
      (id) => `<linearGradient id="${id}" ${where}>${this.#stops(stops)}</linearGradient>`,
    );
  }

  rad(stops: Stops, cx = 0.4, cy = 0.35, r = 0.75): string {
    const units = Math.max(cx, cy, r) > 2 ? ' gradientUnits="userSpaceOnUse"' : '';
    const where = `cx="${cx}" cy="${cy}" r="${r}"${units}`;
    return this.def(
      `r${JSON.stringify(stops)}${where}`,
      (id) => `<radialGradient id="${id}" ${where}>${this.#stops(stops)}</radialGradient>`,
    );
  }

  #shape(d: string): string {
    return this.warp ? warpPath(d, this.warp) : d;
  }

  /** A blur of about this deviation; its region is fitted to each shape when the drawing is done. */
  blur(deviation: number): string {
    return `url(#blur-${nearest(deviation, BLURS)})`;
  }

  clip(outline: string): string {
    const d = this.#shape(outline);
    return this.def(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  open(attributes: string): this {
    this.out += `<g ${attributes}>`;
    return this;
  }

  close(): this {
    this.finishGroup();
    this.out += '</g>';
    return this;
  }

  group(attributes: string, draw: () => void): this {
    this.open(attributes);
    draw();
    return this.close();
  }

  /** What is drawn within gets relief, lit from the top left. */
  lit(relief: Relief, draw: () => void): this {
    return this.group(`filter="${this.relief(relief)}"`, draw);
  }

  relief(relief: Relief): string {
    return this.def(`f${JSON.stringify(relief)}`, (id) => reliefFilter(id, relief, this.seed));
  }

  inside(d: string, draw: () => void): this {
    return this.group(`clip-path="${this.clip(d)}"`, draw);
  }

  /** Filled path. */
  p(d: string, fill: string, extra = ''): this {
    this.out += `<path d="${this.#shape(d)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
    return this;
  }

  /** Stroked path. */
  s(d: string, color: string, width = 2, extra = ''): this {
    this.out += `<path d="${this.#shape(d)}" fill="none" stroke="${color}" stroke-width="${round1(width)}"${extra ? ` ${extra}` : ''}/>`;
    return this;
  }

  /** Draws once into the definitions, then places copies. */
  place(key: string, x: number, y: number, angle: number, draw: () => void, scaleX = 1, scaleY = 1): this {
    const id = this.idOf(`s${key}`, (made) => {
      const { out: kept, warp } = this;
      this.out = '';
      this.warp = null;
      draw();
      this.finishGroup();
      const drawn = this.out;
      this.out = kept;
      this.warp = warp;
      return `<g id="${made}">${drawn}</g>`;
    });
    const [px, py] = this.warp ? this.warp(x, y) : [x, y];
    const turn = angle ? ` rotate(${round1(angle)})` : '';
    const scale = scaleX !== 1 || scaleY !== 1 ? ` scale(${hundredth(scaleX)} ${hundredth(scaleY)})` : '';
    this.out += `<use href="#${id}" transform="translate(${round1(px)} ${round1(py)})${turn}${scale}"/>`;
    return this;
  }

  /** Subclasses draw here what they held back for the group's end. */
  protected finishGroup(): void {}

  svg(crop?: Crop): string {
    this.finishGroup();
    const box = (this.view === 'detail' && crop ? crop : [0, 0, 640, 800]).join(' ');
    const { defs, body } = fitBlurs(this.#prefix, this.#defs, this.out);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="640" height="800"><defs>${defs}</defs>${body}</svg>`;
  }
}
