import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, points, rr, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';

export function watch(o: DrawOptions) {
  const g = new Pen('watch', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const s = v ? neutral.steel : neutral.black;
  g.shadow(330, 728, 90, 9, 0.25);
  const st = (y0: number, y1: number, w0: number, w1: number) =>
    sp(
      `${320 - w0} ${y0}!, ${320 + w0} ${y0}!, ${320 + w1} ${(y0 + y1) / 2}, ${320 + w1 - 2} ${y1}!, 320 ${y1 + (y1 > y0 ? 16 : -16)}, ${320 - w1 + 2} ${y1}!, ${320 - w1} ${(y0 + y1) / 2}`,
      true,
    );
  for (const d of [st(300, 84, 84, 58), st(500, 700, 84, 56)]) {
    g.cast(d, 0.3, 8, 10, 9).lit({ blur: 9, scale: 11, amt: 0.04, freq: '0.2', oct: 1, post: 1.4, fine: 0.7 }, () =>
      g.p(d, g.lin({ 0: t.l1, 0.3: t.l2, 0.6: t.b, 1: t.d2 }, 240, 0, 400, 0)).edge(d, t, 9, 0.55, 0.5),
    );
  }
  for (let i = 0; i < 6; i++) g.p(rr(308, 566 + i * 22, 24, 9, 4.5), '#0f1112', 'opacity=".75"');
  for (const y of [120, 150, 180, 210]) g.soft(`M276 ${y}H364`, t.d4, 5, 1.5, 0.7);
  g.p(rr(258, 90, 124, 34, 7), 'none')
    .s(rr(254, 74, 132, 30, 7), neutral.steel.d3, 9)
    .s(rr(254, 74, 132, 30, 7), neutral.steel.l3, 4, 'transform="translate(-1 -1.4)"');
  g.strap('262 150, 320 152, 378 150', 20, tones(t.d1));
  // case, buttons
  for (const [x, y] of points('470 330, 482 400, 470 470, 170 350, 170 450'))
    g.p(rr(x - 18, y - 15, 36, 30, 7), g.lin({ 0: neutral.steel.l4, 0.5: neutral.steel.b, 1: neutral.steel.d3 })).s(
      `M${x > 320 ? x + 10 : x - 10} ${y - 10}v20`,
      neutral.steel.d4,
      3,
      'opacity=".6"',
    );
  g.p(rr(466, 388, 26, 24, 6), a.b);
  const Cs = el(320, 400, 160);
  g.cast(Cs, 0.35, 8, 14, 11).lit({ blur: 9, scale: 12, amt: 0.01, freq: '0.1', oct: 1, post: 1.4, spec: 0.35 }, () =>
    g.p(Cs, g.lin({ 0: s.l4, 0.5: s.b, 1: s.d3 }, 0, 0, 1, 1)),
  );
  g.p(el(320, 400, 138), g.lin({ 0: s.d3, 0.5: s.l1, 1: s.l3 }, 0, 0, 1, 1));
  for (let i = 0; i < 60; i++) {
    if (i % 5) continue;
    const q = (i / 60) * 6.283;
    const c = Math.cos(q);
    const n = Math.sin(q);
    g.s(
      `M${(320 + 126 * c).toFixed(1)} ${(400 + 126 * n).toFixed(1)}L${(320 + 136 * c).toFixed(1)} ${(400 + 136 * n).toFixed(1)}`,
      i % 15 ? s.l5 : a.b,
      i % 15 ? 3 : 6,
    );
  }
  g.p(el(320, 400, 121), '#0c0e0f').p(
    el(320, 400, 116),
    v ? g.rad({ 0: '#262c30', 1: '#101315' }, 0.4, 0.35, 0.8) : g.rad({ 0: t.d2, 1: t.d5 }, 0.4, 0.35, 0.8),
  );
  g.s(el(320, 400, 98), '#fff', 9, 'opacity=".13" stroke-dasharray="2 8.26"')
    .s('M320 302A98 98 0 0 1 412 434', a.b, 9, 'stroke-linecap="round"')
    .s('M240 457A98 98 0 0 1 232 356', a.l3, 9, 'stroke-linecap="round" opacity=".8"');
  // blank gauges instead of figures
  const M = 'M246 430L286 376L306 402L340 350L394 430Z';
  g.p(M, g.lin({ 0: ['#f3f0e6', 0.95], 1: ['#f3f0e6', 0.25] }, 0, 0, 0, 1))
    .p('M340 350L356 375L342 384L330 372L322 378Z', '#fff')
    .s('M252 446H388', a.b, 3);
  for (let i = 0; i < 5; i++)
    g.p(rr(276 + i * 19, 460 + (4 - i) * 3, 12, 6 + i * 3, 2), '#f3f0e6', `opacity="${i < 3 ? 0.9 : 0.3}"`);
  g.p(el(320, 322, 5), a.b).s('M306 322h-14M334 322h14', '#f3f0e6', 3, 'opacity=".6"');
  g.inside(el(320, 400, 118), () => g.p('M190 330L330 270L410 290L220 460Z', '#fff', 'opacity=".1"'));
  g.s('M214 366A112 112 0 0 1 320 288', '#fff', 3, `opacity=".5" filter="${g.blur(1)}"`);
  return g.svg([220, 280, 200, 250]);
}
