import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { type Point, rr, sp } from '../kit/shapes.ts';
import { neutral, type Tones } from '../kit/tones.ts';

export function beanie(o: DrawOptions) {
  const g = new Pen('beanie', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const pom = v === 1;
  const y0 = pom ? 190 : 140;
  const cb = 640;
  const ct = 470;
  const D = sp(
    `98 ${ct + 20}!, 108 400, 140 ${y0 + 145}, 196 ${y0 + 62}, 260 ${y0 + 14}, 320 ${y0}, 380 ${y0 + 14}, 444 ${y0 + 62}, 500 ${y0 + 145}, 532 400, 542 ${ct + 20}!`,
    true,
  );
  const C = sp(
    `84 ${ct + 6}, 110 ${ct - 8}, 200 ${ct + 6}, 320 ${ct + 12}, 440 ${ct + 6}, 530 ${ct - 8}, 556 ${ct + 6}, 560 ${cb - 70}, 552 ${cb - 18}, 520 ${cb - 6}, 420 ${cb + 12}, 320 ${cb + 18}, 220 ${cb + 12}, 120 ${cb - 6}, 88 ${cb - 18}, 80 ${cb - 70}`,
    true,
  );
  g.cast(D).cast(C, 0.25, 8, 16, 13);
  if (pom) {
    const P: Point[] = [];
    for (let i = 0; i < 40; i++) {
      const q = (i / 40) * 6.283;
      const r = 66 + (g.random() - 0.5) * 14;
      P.push([320 + r * Math.cos(q), 146 + r * Math.sin(q) * 0.95]);
    }
    const d = sp(P, true);
    g.cast(d, 0.2).lit(
      { blur: 14, scale: 10, amt: 0.3, freq: '0.16', oct: 2, post: 1.2, fine: 2.4, fineF: 0.3, gain: 0.5 },
      () => g.p(d, g.rad({ 0: a.l2, 0.6: a.b, 1: a.d2 })),
    );
  }
  const gr = (tt: Tones) =>
    g.lin({ 0: tt.d2, 0.12: tt.b, 0.32: tt.l2, 0.6: tt.b, 0.86: tt.d1, 1: tt.d3 }, 84, 400, 556, 420);
  const ribs = 30; // knitted ribs that meet at the crown
  const F = { blur: 4, scale: 6, amt: 0.12, freq: '0.05', oct: 2, post: 0.9, fine: 1.6, fineF: '0.16 0.4' };
  g.p(D, t.d3);
  g.inside(D, () =>
    g.lit(F, () => {
      let L = '';
      for (let i = 0; i <= ribs; i++) {
        const u = -1 + (2 * i) / ribs;
        const s = Math.sin(u * 1.5) / 0.985;
        const xb = 320 + 224 * s;
        const cy = y0 - 2;
        const w = Math.max(3.2, 22 * Math.cos(u * 1.45));
        L += `M${(320 + 6 * s).toFixed(0)} ${cy}C${(320 + 150 * s).toFixed(0)} ${y0 + 6} ${(320 + 228 * s - w / 2).toFixed(0)} ${y0 + 130} ${(xb - w / 2 + 1).toFixed(1)} ${ct + 30}h${(w - 3).toFixed(1)}C${(320 + 228 * s + w / 2 - 2).toFixed(0)} ${y0 + 130} ${(320 + 150 * s + w * 0.35).toFixed(0)} ${y0 + 6} ${(320 + 6 * s + 1).toFixed(0)} ${cy}z`;
      }
      g.p(L, gr(t));
    }),
  );
  if (v === 2)
    g.inside(D, () => {
      for (const [y, h, c] of [
        [318, 34, a],
        [368, 12, a],
      ] as const) {
        const d = sp(`60 ${y}!, 320 ${y + 26}, 580 ${y}!, 580 ${y + h}!, 320 ${y + h + 26}, 60 ${y + h}!`, true);
        g.p(d, gr(c), 'style="mix-blend-mode:hard-light" opacity=".75"');
      }
    });
  g.inside(D, () => {
    g.glow(sp('150 300, 220 200, 300 180, 260 260, 200 380', true), t.l4, 26, 0.28);
    g.glow(sp('560 300, 470 230, 430 300, 480 480, 560 500', true), t.d5, 30, 0.4);
    g.soft(sp(`84 ${ct}, 200 ${ct + 6}, 320 ${ct + 12}, 440 ${ct + 6}, 556 ${ct}`), '#000', 26, 9, 0.5);
  });
  const tc = t;
  g.p(C, tc.d3)
    .inside(C, () =>
      g.lit(F, () => {
        let L = '';
        const M = 27;
        for (let i = 0; i <= M; i++) {
          const u = -1 + (2 * i) / M;
          const s = Math.sin(u * 1.5);
          const x = 320 + 240 * s;
          const w = Math.max(3.4, 26 * Math.cos(u * 1.45));
          L += `M${(x - w / 2 + 1).toFixed(1)} ${ct - 20}h${(w - 3).toFixed(1)}l${(s * 3).toFixed(1)} 190h${(3 - w).toFixed(1)}z`;
        }
        g.p(L, gr(tc));
      }),
    )
    .edge(C, tc, 18, 0.5, 0.45);
  // sewn patch
  const P = rr(v === 1 ? 276 : 268, ct + 54, v === 1 ? 88 : 104, v === 1 ? 58 : 62, 5);
  const lt = v === 1 ? neutral.leather : a;
  g.cast(P, 0.4, 2, 4, 4)
    .lit({ blur: 4, scale: 5, amt: 0.3, freq: '0.08', post: 1 }, () =>
      g.p(P, g.lin({ 0: lt.l2, 1: lt.d1 }, 0, 0, 1, 1)),
    )
    .stitch(v === 1 ? rr(281, ct + 59, 78, 48, 3) : rr(273, ct + 59, 94, 52, 3), lt, lt.l4, 1.8);
  return g.svg([200, 400, 240, 300]);
}
