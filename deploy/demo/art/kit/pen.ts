import { Canvas } from './canvas.ts';
import { nearest, type Points, pl, round1, rr, sp, unit } from './shapes.ts';
import { neutral, type Tones } from './tones.ts';

interface Zip {
  w?: number;
  teeth?: string;
  tape?: string;
  op?: number;
}

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
const SHADE = '#2a2620';

/**
 * The verbs of the drawings: cloth, seams, zips, straps, shadows. Drawings call the pen `g`, the tones of the main
 * colour `t` and of the accent `a`, the design's variant `v`, and the side they mirror to `s` (-1 left, 1 right).
 */
export class Pen extends Canvas {
  readonly #folds = new Map<string, { dark: string; light: string; blur: number; opacity: number; d: string }>();

  /** Blurred line. */
  soft(d: string, color: string, width: number, blur: number, opacity = 0.5): this {
    const w = width > 12 ? Math.round(width / 5) * 5 : nearest(width, [2, 3, 5, 8, 11]);
    return this.s(d, color, w, `filter="${this.blur(blur)}" opacity="${nearest(opacity, [0.35, 0.55, 0.8])}"`);
  }

  /** Blurred surface. */
  glow(d: string, color: string, blur: number, opacity = 0.5): this {
    return this.p(d, color, `filter="${this.blur(blur)}" opacity="${opacity}"`);
  }

  /** Volume at a rim: dark inside the lower right edge, light inside the upper left one. */
  edge(d: string, t: Tones, width = 10, dark = 0.55, light = 0.45): this {
    const w = nearest(width, [5, 8, 13, 18]);
    return this.inside(d, () => {
      const away = `transform="translate(${round1(-w * 0.35)} ${round1(-w * 0.4)})"`;
      this.s(d, t.d4, w * 2, `filter="${this.blur(w * 0.55)}" opacity="${nearest(dark, [0.4, 0.55])}" ${away}`);
      if (!light) return;
      const towards = `transform="translate(${round1(w * 0.42)} ${round1(w * 0.5)})"`;
      this.s(d, t.l4, w * 0.9, `filter="${this.blur(w * 0.3)}" opacity="${nearest(light, [0.3, 0.45])}" ${towards}`);
    });
  }

  seam(d: string, t: Tones, width = 1.6, opacity = 0.75): this {
    const w = nearest(width, [1.5, 2]);
    const op = nearest(opacity, [0.45, 0.7]);
    const shift = `transform="translate(${round1(w * 0.75)} ${round1(w * 0.9)})"`;
    return this.s(d, t.d4, w, `opacity="${op}"`).s(d, t.l3, w * 0.8, `opacity="${round1(op * 0.7)}" ${shift}`);
  }

  stitch(d: string, t: Tones, color = t.l3, width = 1.3): this {
    return this.s(d, color, width, 'stroke-dasharray="4.6 2.8" opacity=".85"');
  }

  /** Soft fold: a tapered dark leaf with a light one beside it. Folds of a group are drawn together at its end. */
  fold(x1: number, y1: number, x2: number, y2: number, bend: number, width: number, t: Tones, opacity = 0.5): this {
    const [ux, uy] = unit(x2 - x1, y2 - y1);
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const bow = (m: number) => `${round1(mx - uy * m)} ${round1(my + ux * m)}`;
    const d = `M${round1(x1)} ${round1(y1)}Q${bow(bend + width)} ${round1(x2)} ${round1(y2)}Q${bow(bend - width)} ${round1(x1)} ${round1(y1)}`;
    const blur = nearest(width * 0.3, [1.5, 2, 3]);
    const op = opacity < 0.15 ? 0.1 : nearest(opacity, [0.25, 0.42]);
    const key = [t.d4, blur, op].join();
    const known = this.#folds.get(key);
    if (known) known.d += d;
    else this.#folds.set(key, { dark: t.d4, light: t.l3, blur, opacity: op, d });
    return this;
  }

  protected override finishGroup(): void {
    for (const { dark, light, blur, opacity, d } of this.#folds.values()) {
      const filter = `filter="${this.blur(blur)}"`;
      const shift = `transform="translate(${round1(-blur * 2.2)} ${round1(-blur * 2.4)})"`;
      this.p(d, dark, `${filter} opacity="${opacity}"`);
      this.p(d, light, `${filter} opacity="${round1(opacity * 0.85)}" ${shift}`);
    }
    this.#folds.clear();
  }

  zip(d: string, t: Tones, { w = 7, teeth = neutral.steel.d1, tape = t.d3, op = 1 }: Zip = {}): this {
    return this.s(d, t.d5, w + 3, `opacity=".35" filter="${this.blur(1.6)}" transform="translate(1.2 1.6)"`)
      .s(d, tape, w)
      .s(d, teeth, w * 0.46, `stroke-dasharray="1.7 1.5" opacity="${op}"`);
  }

  pull(x: number, y: number, t: Tones, angle = 0, length = 26): this {
    const scale = length > 24 ? 1 : 0.82;
    const draw = () => {
      this.p(rr(-3, -5, 9, 34, 4), '#000', `opacity=".28" filter="${this.blur(2)}"`);
      this.p(rr(-4.5, -5, 9, 11, 3), this.lin({ 0: '#eef0f1', 0.5: '#9aa1a6', 1: '#5e666b' }));
      this.s('M0 5V12', t.d3, 2.2).p(rr(-3.6, 10, 7.2, 18, 3), this.lin({ 0: t.l2, 0.5: t.b, 1: t.d3 }));
    };
    return this.place(`p${t.b}`, x, y, angle, draw, scale, scale);
  }

  label(x: number, y: number, width = 22, height = 12, t: Tones = neutral.cream, angle = 0): this {
    const draw = () => {
      this.p(rr(0.8, 1.2, 28, 14, 1.5), '#000', `opacity=".3" filter="${this.blur(1)}"`);
      this.p(rr(0, 0, 28, 14, 1.5), this.lin({ 0: t.l2, 1: t.d1 }, 0, 0, 1, 1));
      this.s(rr(2, 2, 24, 10, 0.8), t.d3, 0.6, 'stroke-dasharray="2 1.4" opacity=".7"');
    };
    return this.place(`t${t.b}`, x, y, angle, draw, width / 28, height / 14);
  }

  buckle(x: number, y: number, w = 34, h = 22, angle = 0, t: Tones = neutral.black): this {
    return this.place(`u${t.b}${w}${h}`, x, y, angle, () => {
      this.p(rr(-w / 2 + 1.5, -h / 2 + 2.5, w, h, 4), '#000', `opacity=".35" filter="${this.blur(2)}"`);
      this.p(rr(-w / 2, -h / 2, w, h, 4), this.lin({ 0: t.l2, 0.4: t.b, 1: t.d3 }, 0, 0, 0.5, 1));
      this.p(rr(-w * 0.27, -h * 0.24, w * 0.54, h * 0.48, 2.5), t.d4).p(rr(-w * 0.1, -h / 2, w * 0.2, h, 1.5), t.l1);
      this.s(rr(-w / 2 + 0.8, -h / 2 + 0.8, w - 1.6, h - 1.6, 3.4), t.l4, 0.9, 'opacity=".55"');
    });
  }

  /** Straps and cords of one width and tone drawn within are merged; buckles, pulls and labels come after them. */
  batch(draw: () => void): this {
    const kept = this.out;
    const merged = new Map<string, { kind: 'strap' | 'cord'; width: number; tones: Tones; d: string }>();
    this.out = '';
    this.merged = merged;
    draw();
    this.merged = null;
    const late = this.out;
    this.out = kept;
    for (const line of merged.values()) this[line.kind](line.d, line.width, line.tones);
    this.out += late;
    return this;
  }

  #holdBack(kind: 'strap' | 'cord', d: string, width: number, t: Tones): boolean {
    if (!this.merged) return false;
    const key = kind + width + t.b;
    const known = this.merged.get(key);
    if (known) known.d += d;
    else this.merged.set(key, { kind, width, tones: t, d });
    return true;
  }

  /** Flat webbing. */
  strap(along: Points, w: number, t: Tones, smooth = true): this {
    const d = typeof along === 'string' && along.startsWith('M') ? along : smooth ? sp(along) : pl(along);
    if (this.#holdBack('strap', d, w, t)) return this;
    return this.s(d, '#000', w, `opacity=".3" filter="${this.blur(2.4)}" transform="translate(1.8 3)"`)
      .s(d, t.d3, w)
      .s(d, t.b, w - 2)
      .s(d, t.l2, w * 0.3, `opacity=".5" transform="translate(${round1(-w * 0.12)} ${round1(-w * 0.14)})"`)
      .s(d, t.d3, w - 3, 'stroke-dasharray="1 2.2" opacity=".28"');
  }

  /** Round cord or lace. */
  cord(along: Points, w: number, t: Tones, smooth = true): this {
    const d = typeof along === 'string' && along.startsWith('M') ? along : smooth ? sp(along) : pl(along);
    if (this.#holdBack('cord', d, w, t)) return this;
    return this.s(d, '#000', w, `opacity=".34" filter="${this.blur(2)}" transform="translate(1.4 2.4)" ${ROUND}`)
      .s(d, t.d3, w, ROUND)
      .s(d, t.b, w * 0.74, `${ROUND} transform="translate(-.3 -.5)"`)
      .s(d, t.l3, w * 0.28, `${ROUND} transform="translate(${round1(-w * 0.14)} ${round1(-w * 0.18)})" opacity=".8"`);
  }

  /** Shadow on the ground under a standing thing. */
  shadow(cx: number, cy: number, rx: number, ry: number, opacity = 0.3): this {
    const ellipse = (k: number, blur: number, op: number) => {
      const [x, y, a, b] = [cx + rx * 0.03, cy, rx * k, ry * k].map(round1);
      return this.p(
        `M${round1((x ?? 0) - (a ?? 0))} ${y}a${a} ${b} 0 1 0 ${2 * (a ?? 0)} 0a${a} ${b} 0 1 0 ${-2 * (a ?? 0)} 0Z`,
        SHADE,
        `opacity="${op}" filter="${this.blur(blur)}"`,
      );
    };
    ellipse(1.04, 16, round1(opacity * 6) * 0.09);
    return ellipse(0.94, 5, opacity);
  }

  /** Soft shadow thrown on a wall close behind a hanging piece. */
  cast(d: string, opacity = 0.22, dx = 8, dy = 14, blur = 13): this {
    return this.p(d, SHADE, `opacity="${opacity}" filter="${this.blur(blur)}" transform="translate(${dx} ${dy})"`);
  }
}
