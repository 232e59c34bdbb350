import type { Pen } from '../kit/pen.ts';
import { sp } from '../kit/shapes.ts';
import type { Tones } from '../kit/tones.ts';

/** A rubber sole with the toe to the right, seen from its outer side. */
interface Outsole {
  top: number;
  /** The line that the lugs stand on. */
  ground: number;
  lugs: number;
  lugWidth: number;
  tones: Tones;
  /** From the heel to the toe. */
  from: number;
  to: number;
  /** How far the heel's lower edge is drawn in. */
  heel: number;
}

export function outsole(
  g: Pen,
  { top, ground: y, lugs, lugWidth: h, tones: t, from: x0, to: x1, heel }: Outsole,
): string {
  const d = sp(
    `${x0 - 4} ${top}!, ${x0 - 6} ${y - 26}, ${x0 + heel} ${y - 8}, ${x0 + 60} ${y - 6}, ${x0 + 150} ${y - 8}, ${x0 + 190} ${y - 18}, ${x0 + 240} ${y - 12}, ${x1 - 120} ${y - 8}, ${x1 - 50} ${y - 14}, ${x1 - 4} ${y - 38}, ${x1 + 4} ${top - 4}!`,
    true,
  );
  let L = '';
  for (let i = 0; i < lugs; i++) {
    const u = i / (lugs - 1);
    const x = x0 + heel + 2 + u * (x1 - x0 - heel - 62);
    const yy = y - 10 - (u > 0.86 ? (u - 0.86) * 90 : 0) - (u < 0.03 ? 4 : 0) - Math.max(0, 9 - Math.abs(u - 0.4) * 90);
    L += `M${Math.round(x)} ${Math.round(yy - 8)}h${h}l-3 17h${7 - h}z`;
  }
  g.lit({ blur: 3, scale: 5, amt: 0.12, freq: '0.3', oct: 1, post: 0.9, gain: 0.5 }, () => {
    g.p(L, t.d1);
    g.p(d, g.lin({ 0: t.l1, 0.5: t.b, 1: t.d3 }, 0, top, 0, y));
  });
  return d;
}
