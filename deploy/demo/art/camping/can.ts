import type { Pen } from '../kit/pen.ts';
import { el } from '../kit/shapes.ts';
import type { Tones } from '../kit/tones.ts';

export function can(
  g: Pen,
  cx: number,
  y0: number,
  y1: number,
  r0: number,
  r1: number,
  t: Tones,
  { metal = 0, k = 0.16, top = 1 } = {},
) {
  const e0 = r0 * k;
  const e1 = r1 * k;
  const d = `M${cx - r0} ${y0}L${cx - r1} ${y1}A${r1} ${e1} 0 0 0 ${cx + r1} ${y1}L${cx + r0} ${y0}A${r0} ${e0} 0 0 0 ${cx - r0} ${y0}Z`;
  const m = Math.max(r0, r1);
  g.p(
    d,
    metal
      ? g.lin(
          { 0: t.d3, 0.1: t.d1, 0.22: t.l5, 0.34: t.l2, 0.55: t.b, 0.8: t.d3, 0.92: t.d1, 1: t.d3 },
          cx - m,
          0,
          cx + m,
          0,
        )
      : g.lin({ 0: t.d3, 0.12: t.b, 0.26: t.l3, 0.36: t.l1, 0.62: t.b, 0.88: t.d2, 1: t.d4 }, cx - m, 0, cx + m, 0),
  );
  if (top)
    g.p(el(cx, y0, r0, e0), g.lin({ 0: t.l3, 0.6: t.l1, 1: t.d1 }, 0, 0, 1, 0.4)).s(
      el(cx, y0, r0 - 1, e0 - 0.6),
      t.l4,
      1.2,
      'opacity=".6"',
    );
  return d;
}
