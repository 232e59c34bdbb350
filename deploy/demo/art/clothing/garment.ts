import type { Pen } from '../kit/pen.ts';
import type { Point } from '../kit/shapes.ts';
import type { Tones } from '../kit/tones.ts';

/** What a garment changes of the common pattern, in units of the canvas. */
interface Fit {
  out?: number;
  bot?: number;
  inn?: number;
  neckDrop?: number;
  waist?: number;
  hem?: number;
}

/** Right sleeve, as offsets from the centre line. */
export const sleeveR = (f: Fit = {}): readonly Point[] => {
  const o = f.out || 0;
  const b = f.bot || 0;
  const ni = f.inn || 0;
  return [
    [112, 240, 1],
    [146, 254],
    [172, 300],
    [190 + o * 0.6, 380],
    [208 + o, 480],
    [222 + o, 580],
    [232 + o, 676 + b, 1],
    [180 + ni, 690 + b, 1],
    [166 + ni, 600],
    [155 + ni, 510],
    [144, 440],
    [134, 384, 1],
    [126, 310],
    [120, 262],
  ];
};

/** Right half of the body, as offsets from the centre line. */
export const bodyHalf = (f: Fit = {}): readonly Point[] => [
  [0, 222 + (f.neckDrop || 0), 1],
  [30, 218 + (f.neckDrop || 0) * 0.7],
  [52, 206, 1],
  [90, 228],
  [122, 246, 1],
  [130, 300],
  [138, 384],
  [138 + (f.waist || 0), 490],
  [138 + (f.waist || 0) * 0.6, 600],
  [144 + (f.hem || 0), 704 + (f.bot || 0), 1],
  [80, 713 + (f.bot || 0)],
  [0, 716 + (f.bot || 0)],
];

export const bodyGrad = (g: Pen, t: Tones) =>
  g.lin({ 0: t.d1, 0.1: t.b, 0.3: t.l2, 0.52: t.b, 0.8: t.d1, 1: t.d3 }, 178, 300, 470, 330);

export const slvGrad = (g: Pen, t: Tones, s: number) =>
  s < 0
    ? g.lin({ 0: t.b, 0.3: t.l2, 0.65: t.b, 1: t.d2 }, 100, 470, 182, 456)
    : g.lin({ 0: t.d1, 0.35: t.b, 0.6: t.d1, 1: t.d3 }, 458, 456, 545, 470);

export function folds(g: Pen, t: Tones, op = 1, back = false) {
  const r = () => (g.random() - 0.5) * 14;
  const f = (a: number, b: number, c: number, d: number, e: number, w: number, o = 0.4) =>
    g.fold(a + r(), b + r(), c + r(), d + r(), e, w, t, o * op);
  f(200, 400, 262, 470, 14, 7);
  f(196, 430, 236, 520, 10, 7);
  f(444, 396, 384, 466, -14, 7);
  f(446, 440, 410, 520, -12, 7);
  f(196, 600, 270, 640, 12, 8, 0.3);
  f(440, 590, 372, 650, -12, 8, 0.3);
  f(210, 270, 250, 330, -10, 7, 0.3);
  f(432, 272, 396, 340, 10, 7, 0.3);
  if (back) {
    f(250, 480, 300, 610, 14, 9, 0.25);
    f(392, 470, 340, 600, -14, 9, 0.25);
  }
}

export function slvFolds(g: Pen, t: Tones, s: number, op = 1) {
  const X = (x: number) => 320 + s * x;
  const r = () => (g.random() - 0.5) * 12;
  const f = (a: number, b: number, c: number, d: number, e: number, w: number, o: number) =>
    g.fold(X(a), b + r(), X(c), d + r(), e * s, w, t, o * op);
  f(142, 420, 186, 446, 10, 6, 0.45);
  f(200, 462, 158, 500, -9, 6, 0.5);
  f(160, 520, 206, 540, 10, 6, 0.42);
  f(212, 560, 172, 590, -8, 6, 0.42);
  f(150, 320, 168, 400, -10, 6, 0.42);
}
