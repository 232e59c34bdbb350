import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, pl, points, rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';
import { HARD_SHELL } from './hard-shell.ts';

export function skiBinding(o: DrawOptions) {
  const g = new Pen('bind', o),
    t = g.c,
    a = g.a,
    s = neutral.steel,
    b = neutral.black;
  g.shadow(320, 560, 262, 14, 0.4);
  const rail = sp('56 520!, 584 520!, 592 548!, 48 548!', true);
  g.lit({ blur: 4, scale: 6, amt: 0, post: 1 }, () => g.p(rail, g.lin({ 0: s.l4, 0.3: s.b, 1: s.d3 }, 0, 520, 0, 548)));
  for (let i = 0; i < 16; i++) g.p(rr(250 + i * 9, 527, 5, 12, 2), s.d4, 'opacity=".6"');
  // toe piece (right) and heel piece (left)
  const T = sp('420 520!, 424 450, 440 420!, 452 380, 500 366, 552 384, 574 440, 580 520!', true),
    H = sp('70 520!, 66 460, 74 380, 96 318, 140 292, 186 300, 206 340, 204 400, 240 440, 256 484, 254 520!', true);
  g.s('M76 512L34 420', s.d3, 9, 'stroke-linecap="round"').s('M76 510L36 420', s.l3, 4, 'stroke-linecap="round"');
  const br = pl('262 540, 300 600, 352 612');
  g.s(br, s.d3, 10, 'stroke-linejoin="round" stroke-linecap="round"')
    .s(br, s.l3, 5, 'stroke-linejoin="round" stroke-linecap="round" transform="translate(-1 -1)"')
    .p(rr(318, 598, 64, 26, 10), g.lin({ 0: a.l2, 1: a.d2 }));
  for (const [d, x0, x1] of [
    [T, 420, 580],
    [H, 66, 256],
  ] as const)
    g.cast(d, 0.3, 5, 6, 6).lit(HARD_SHELL, () =>
      g.p(d, g.lin({ 0: t.l2, 0.45: t.b, 1: t.d2 }, x0, 290, x1, 520)).edge(d, t, 14, 0.55, 0.5),
    );
  const Lv = sp('104 330!, 60 250, 40 176, 54 160, 82 172, 130 250, 176 306!, 146 330', true);
  g.cast(Lv, 0.35, 4, 8, 6).lit(HARD_SHELL, () =>
    g.p(Lv, g.lin({ 0: b.l3, 0.5: b.b, 1: b.d2 })).edge(Lv, b, 8, 0.5, 0.6),
  );
  g.p(rr(56, 176, 26, 40, 10), a.b, 'transform="rotate(-24 69 196)"');
  const jaw = sp('204 404!, 262 400, 276 420, 262 436, 214 440!', true);
  g.p(jaw, g.lin({ 0: s.l4, 1: s.d3 }));
  for (const y of [396, 424]) g.p(rr(400, y, 46, 18, 8), g.lin({ 0: s.l4, 0.5: s.b, 1: s.d3 }));
  g.p(rr(290, 496, 150, 28, 6), g.lin({ 0: b.l2, 1: b.d2 }));
  for (let i = 0; i < 9; i++) g.s(`M${304 + i * 15} 498v22`, b.d4, 3);
  for (const [x, y] of points('510 470, 140 440')) {
    g.p(rr(x - 34, y - 22, 68, 44, 8), b.d2).p(rr(x - 30, y - 18, 60, 36, 6), g.lin({ 0: '#f5f3ea', 1: '#c9c5b8' }));
    for (let i = 0; i < 6; i++) g.s(`M${x - 22 + i * 9} ${y - 10}v${i % 2 ? 9 : 14}`, '#5a5a52', 1.8);
    g.p(rr(x - 2, y - 18, 4, 36, 1), a.b);
  }
  for (const [x, y] of points('550 496, 100 496, 230 500'))
    g.p(el(x, y, 9), g.lin({ 0: '#f0f2f3', 1: '#5b6367' }, 0, 0, 1, 1)).s(`M${x - 5} ${y - 3}l10 6`, '#333', 2);
  g.p(sp('452 384!, 500 370, 548 386!, 540 402, 500 392, 460 402', true), a.b).label(150, 350, 30, 14);
  return g.svg([60, 260, 256, 320]);
}
