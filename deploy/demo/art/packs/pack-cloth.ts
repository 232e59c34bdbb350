import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';

export const PACK_CLOTH = {
  blur: 11,
  scale: 11,
  amt: 0.3,
  freq: '0.014 0.011',
  oct: 3,
  post: 1.9,
  fine: 0.9,
  fineF: 0.8,
};

export const wide = (g: Pen, t: Tones, x0: number, x1: number) =>
  g.lin({ 0: t.d2, 0.12: t.b, 0.3: t.l3, 0.55: t.b, 0.85: t.d1, 1: t.d3 }, x0, 0, x1, 40);

export function piece(g: Pen, d: string, fill: string, t: Tones, w = 9, cast = 1) {
  if (cast) g.cast(d, 0.3, 3, 6, 5);
  return g.p(d, fill).edge(d, t, w, 0.5, 0.45);
}
