import type { Pen } from '../kit/pen.ts';
import { el, rr } from '../kit/shapes.ts';
import type { Tones } from '../kit/tones.ts';

/** Eyelet on the near side (x, y) and where its lace reaches the far edge (x, y). */
export type Lace = readonly [number, number, number, number];

export function laces(g: Pen, pts: readonly Lace[], t: Tones, w = 7, hooks = 0) {
  // pts: [x,y] eyelets on the near side, from bottom to top; runs to the far edge
  g.batch(() =>
    pts.forEach(([x, y], i) => {
      const n = pts[i + 1];
      if (n) g.cord(`${x} ${y}, ${(x + n[2]) / 2 + 3} ${(y + n[3]) / 2 - 4}, ${n[2]} ${n[3]}`, w, t);
    }),
  );
  g.batch(() =>
    pts.forEach(([x, y, fx, fy]) => {
      g.cord(`${fx} ${fy}, ${(x + fx) / 2} ${(y + fy) / 2 - 5}, ${x} ${y}`, w, t);
    }),
  );
  pts.forEach(([x, y], i) => {
    if (i >= pts.length - hooks)
      g.place('hook', x, y, 0, () =>
        g.p(rr(-9, -6, 17, 12, 5), g.lin({ 0: '#e9ecee', 0.5: '#9aa2a8', 1: '#565e64' })).p(el(-3, 0, 2.2), '#3c4246'),
      );
    else
      g.place('eye', x, y, 0, () =>
        g.p(el(0, 0, 7), g.lin({ 0: '#dfe3e6', 0.5: '#8f979d', 1: '#4e565b' }, 0, 0, 1, 1)).p(el(0, 0, 3.4), '#23272a'),
      );
  });
}
