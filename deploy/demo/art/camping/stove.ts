import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, type Points, pl, points, rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

export function stove(o: DrawOptions) {
  const g = new Pen('stove', o);
  const t = g.c;
  const a = g.a;
  const s = neutral.steel;
  g.shadow(320, 690, 150, 18, 0.45);
  const C = sp(
    '204 470!, 214 430, 260 404, 320 398, 380 404, 426 430, 436 470!, 438 660!, 420 690, 320 702, 220 690, 202 660!',
    true,
  );
  g.p(C, g.lin({ 0: t.d3, 0.1: t.b, 0.24: t.l4, 0.34: t.l1, 0.62: t.b, 0.9: t.d2, 1: t.d4 }, 202, 0, 438, 0)).inside(
    C,
    () => {
      g.p(
        'M190 500Q320 530 450 500V600Q320 630 190 600Z',
        g.lin({ 0: a.d3, 0.1: a.b, 0.24: a.l4, 0.34: a.l1, 0.62: a.b, 0.9: a.d2, 1: a.d4 }, 202, 0, 438, 0),
      );
      g.glow(sp('210 470, 224 430, 290 404, 260 430, 236 470', true), '#fff', 6, 0.5);
      g.s('M200 470Q320 498 440 470', t.d4, 3, 'opacity=".5"').s('M200 474Q320 502 440 474', t.l4, 1.6, 'opacity=".6"');
      g.glow('M190 660Q320 690 450 660V720H190Z', '#000', 8, 0.35);
    },
  );
  g.s('M204 664Q320 702 436 664', '#d8dcde', 5, 'opacity=".8"').label(258, 550, 40, 22);
  g.p(el(320, 408, 48, 11), g.lin({ 0: s.l3, 0.5: s.b, 1: s.d3 }));
  // valve body
  const M = (x: number, y: number, w: number, h: number, r = 3) =>
    g.p(rr(x, y, w, h, r), g.lin({ 0: s.d3, 0.25: s.l5, 0.5: s.b, 0.85: s.d3, 1: s.d1 }));
  const B = neutral.gold;
  M(296, 366, 48, 42, 4);
  g.p(rr(304, 318, 32, 52, 4), g.lin({ 0: B.d2, 0.3: B.l4, 0.6: B.b, 1: B.d3 }));
  g.s('M336 346C380 340 404 350 436 342', s.d3, 7, 'stroke-linecap="round"').s(
    'M336 344C380 338 404 348 436 340',
    s.l4,
    2.4,
  );
  const H = 'M430 320c26-14 62-8 66 12s-30 36-62 24';
  g.s(H, s.d3, 7, 'stroke-linejoin="round" stroke-linecap="round"').s(
    H,
    s.l3,
    3,
    'transform="translate(-.6 -1)" stroke-linecap="round"',
  );
  g.p(rr(420, 316, 20, 44, 6), g.lin({ 0: a.l1, 1: a.d3 }));
  // pot supports
  const arm = (pts: Points) => {
    const d = pl(pts);
    g.s(d, '#000', 10, `opacity=".25" filter="${g.blur(3)}" transform="translate(3 4)"`)
      .s(d, s.d4, 11, 'stroke-linejoin="round" stroke-linecap="round"')
      .s(d, s.l1, 7.5, 'stroke-linejoin="round" stroke-linecap="round" transform="translate(-1 -1)"')
      .s(d, s.l5, 2, 'stroke-linejoin="round" transform="translate(-2 -2.4)"');
  };
  arm(points('330 330, 352 250, 360 166'));
  const head = sp('264 262!, 262 236, 320 222, 378 236, 376 262!, 350 286, 340 320!, 300 320!, 290 286', true);
  g.p(head, g.lin({ 0: s.d3, 0.25: s.l5, 0.5: s.b, 0.85: s.d3, 1: s.d1 })).p(
    el(320, 238, 57, 15),
    g.lin({ 0: s.d1, 0.5: s.d3, 1: s.d4 }),
  );
  for (let i = 0; i < 14; i++) {
    const q = (i / 14) * 6.283;
    g.p(el(320 + 44 * Math.cos(q), 238 + 10.5 * Math.sin(q), 3, 1.6), '#22272a');
  }
  g.p(el(320, 238, 26, 6), s.d4);
  g.open(`filter="${g.blur(2)}"`);
  for (let i = 0; i < 11; i++) {
    const x = 320 + 46 * Math.cos((i / 11) * 6.283);
    const y = 238 + 10 * Math.sin((i / 11) * 6.283);
    const h = 30 + ((i * 7) % 14);
    g.p(`M${x.toFixed(0)} ${y.toFixed(0)}q-9 -${h / 2} 0 -${h}q9 ${h / 2} 0 ${h}z`, '#5b8fd6', 'opacity=".55"');
  }
  g.close();
  arm(points('306 330, 244 252, 150 190, 136 152, 160 152'));
  arm(points('334 330, 396 252, 490 190, 504 152, 480 152'));
  for (const sg of [-1, 1])
    for (let i = 0; i < 3; i++) g.s(`M${320 + sg * (108 + i * 22)} ${228 - i * 14}l${sg * 8} -10`, s.d4, 3);
  return g.svg([200, 180, 256, 320]);
}
