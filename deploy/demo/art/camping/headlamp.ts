import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { neutral, type Tones, tones } from '../kit/tones.ts';

export function headlamp(o: DrawOptions) {
  const g = new Pen('lamp', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const blk = neutral.black;
  g.shadow(320, 612, 190, 14, 0.3);
  const back = sp('110 376, 130 262, 220 214, 320 206, 420 214, 510 262, 530 376');
  const band = (d: string, w: number, tt: Tones, sh = 1) => {
    if (sh) g.s(d, '#000', w, `opacity=".25" filter="${g.blur(8)}" transform="translate(6 10)"`);
    g.s(d, tt.d4, w)
      .s(d, tt.b, w - 4)
      .s(d, a.b, w * 0.3)
      .s(d, a.d2, w * 0.3, 'stroke-dasharray="14 22" opacity=".7"')
      .s(d, '#000', w - 4, 'stroke-dasharray="1.4 3" opacity=".22"');
  };
  band(back, 54, tones(t.d4));
  g.s(back, '#000', 60, `opacity=".35" filter="${g.blur(8)}" transform="translate(0 16)"`);
  // battery box seen through the loop
  const top = sp('318 470, 316 330, 318 206');
  if (v) band(top, 40, t, 0);
  const fr = sp('110 376, 96 452, 140 530, 230 566, 320 572, 410 566, 500 530, 544 452, 530 376');
  band(fr, 66, t);
  g.s(fr, '#fff', 20, `opacity=".16" filter="${g.blur(8)}" transform="translate(-6 -20)"`);
  for (const s of [-1, 1]) g.buckle(320 + s * 186, 518, 34, 72, s * -36);
  const bx = rr(212, 452, 216, 168, 44);
  const P = rr(196, 470, 248, 138, 36);
  g.cast(P, 0.4, 4, 12, 10);
  g.lit({ blur: 12, scale: 13, amt: 0.02, freq: '0.2', oct: 1, post: 1.6, spec: 0.3 }, () =>
    g.p(P, g.lin({ 0: blk.l2, 0.5: blk.b, 1: blk.d2 }, 0, 470, 0, 608)),
  );
  g.cast(bx, 0.4, 2, 6, 6).lit({ blur: 14, scale: 15, amt: 0.02, freq: '0.2', oct: 1, post: 1.6, spec: 0.35 }, () =>
    g.p(bx, g.lin({ 0: t.l2, 0.5: t.b, 1: t.d2 }, 0, 452, 0, 620)).edge(bx, t, 10, 0.5, 0.6),
  );
  // lens
  const lens = (x: number, y: number, r: number) => {
    g.p(el(x, y, r + 9), g.lin({ 0: '#d7dcdf', 0.5: '#7d858a', 1: '#33393d' }, 0, 0, 1, 1))
      .p(el(x, y, r + 4), '#14181a')
      .p(
        el(x, y, r),
        g.rad({ 0: '#fffef2', 0.22: '#fdf6cf', 0.5: '#c9cdc4', 0.8: '#6f7a7e', 1: '#2b3236' }, 0.5, 0.5, 0.52),
      );
    for (let i = 1; i < 4; i++) g.s(el(x, y, (r * i) / 4), '#fff', 1.2, 'opacity=".35"');
    g.p(el(x, y, r * 0.2), '#f6e27a').p(
      `M${x - r * 0.8} ${y - r * 0.2}A${r * 0.82} ${r * 0.82} 0 0 1 ${x + r * 0.1} ${y - r * 0.8}Q${x - r * 0.3} ${y - r * 0.4} ${x - r * 0.8} ${y - r * 0.2}Z`,
      '#fff',
      'opacity=".55"',
    );
  };
  if (v) {
    lens(276, 536, 40);
    lens(370, 536, 34);
  } else {
    lens(320, 532, 54);
    for (const s of [-1, 1]) lens(320 + s * 82, 546, 11);
  }
  g.p(rr(290, 444, 60, 18, 8), g.lin({ 0: a.l2, 1: a.d2 })).s('M306 453h28', a.d4, 2, 'opacity=".5"');
  for (let i = 0; i < 5; i++) g.s(`M${280 + i * 20} 606v8`, t.d4, 3, 'opacity=".6"');
  return g.svg([190, 400, 256, 320]);
}
