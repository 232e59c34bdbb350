import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, el, rr, sp } from '../kit/shapes.ts';
import { tones, webbing } from '../kit/tones.ts';
import { PACK_CLOTH, piece } from './pack-cloth.ts';

export function duffel(o: DrawOptions) {
  const g = new Pen('duffel', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  g.shadow(320, 596, 258, 16, 0.42);
  const B = sp(
    '74 330, 104 280!, 320 268, 536 280!, 566 330, 580 430, 572 540, 540 590!, 320 598, 100 590!, 68 540, 60 430',
    true,
  );
  g.strap('110 300, 120 230, 220 176, 330 182, 450 220, 534 300', 16, webbing);
  g.cast(B, 0.2).lit({ ...PACK_CLOTH, spec: v ? 0.14 : 0 }, () => {
    piece(g, B, g.lin({ 0: t.l2, 0.18: t.l3, 0.5: t.b, 0.8: t.d1, 1: t.d3 }, 310, 268, 330, 600), t, 22, 0).inside(
      B,
      () => {
        for (const s of [-1, 1]) {
          const E = sp(at('190 260!, 280 260!, 280 620!, 196 620!, 206 440', s), true);
          g.p(E, g.lin({ 0: tones(t.d2).l1, 0.5: t.d2, 1: t.d4 }, 0, 268, 0, 600), 'opacity=".85"');
          g.seam(sp(at('190 266, 206 440, 196 606', s)), t, 2.4, 0.7);
        }
        for (const [x1, y1, x2, y2, bend] of [
          [140, 330, 240, 420, 16],
          [490, 330, 400, 440, -16],
          [220, 300, 330, 340, 10],
          [420, 520, 330, 560, -10],
          [120, 500, 230, 540, 10],
        ] as const)
          g.fold(x1, y1, x2, y2, bend, 10, t, 0.38);
      },
    );
  });
  const z = sp('124 312, 320 300, 516 312');
  const fl = sp('116 300!, 320 286, 524 300!, 526 326!, 320 314, 114 326!', true);
  g.soft(fl, t.d5, 8, 4, 0.5)
    .p(fl, g.lin({ 0: t.d1, 1: t.d3 }))
    .zip(z, t, { w: 9, tape: t.d4, teeth: a.b });
  g.pull(500, 311, a, -24, 30);
  const P = rr(234, 410, 172, 132, 14);
  const pt = v ? a : t;
  g.cast(P, 0.3, 3, 5, 4)
    .lit(PACK_CLOTH, () => piece(g, P, g.lin({ 0: pt.l1, 1: pt.d2 }, 234, 410, 380, 542), pt, 9, 0))
    .stitch(rr(240, 416, 160, 120, 10), pt)
    .zip('M248 440H392', pt, { w: 7, tape: pt.d4, teeth: v ? t.b : a.b });
  g.pull(384, 440, v ? t : a, 10, 26).label(288, 476, 64, 34);
  g.batch(() => {
    for (const s of [-1, 1]) g.strap(at('112 596, 112 440, 110 330', s), 20, a);
  });
  for (const s of [-1, 1]) {
    if (s > 0) g.strap('210 336, 224 250, 264 206, 320 200, 376 206, 416 250, 430 336', 18, a);
    for (const y of [440, 560]) g.s(`M${320 + s * 112 - 8} ${y}l16 14m0 -14l-16 14`, a.l4, 1.8, 'opacity=".8"');
  }
  g.lit({ blur: 6, scale: 8, amt: 0.1, freq: '0.05', post: 1 }, () =>
    g.p(rr(276, 186, 88, 34, 14), g.lin({ 0: webbing.l2, 1: webbing.d1 })),
  );
  g.stitch(rr(281, 191, 78, 24, 10), webbing);
  for (const s of [-1, 1]) {
    g.s(el(320 + s * 226, 320, 13), '#5a6267', 6).s(el(320 + s * 226, 320, 13), '#d5dadd', 2.4);
    g.buckle(320 + s * 232, 440, 22, 40, s * 4);
  }
  for (let i = 0; i < 5; i++) g.s(`M${136 + i * 14} 470v34`, t.l4, 2, 'opacity=".0"');
  return g.svg([200, 260, 240, 300]);
}
