import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, type Point, points, rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

export function paddle(o: DrawOptions) {
  const g = new Pen('pad', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  g.open('transform="rotate(38 320 400)"');
  const sh = rr(310, 20, 20, 760, 9);
  g.cast(sh, 0.3, 12, 8, 8).p(
    sh,
    g.lin({ 0: neutral.black.d1, 0.3: neutral.black.l4, 0.5: neutral.black.b, 1: neutral.black.d3 }, 310, 0, 330, 0),
  );
  g.s('M320 200V600', '#000', 18, 'stroke-dasharray="3 3" opacity=".25"');
  const blade = (s: number) => {
    const Y = (y: number) => 400 + s * (y - 400);
    const m = (p: readonly Point[]) => p.map(([x, y, c]): Point => (c ? [x, Y(y), 1] : [x, Y(y)]));
    const d = sp(
      m(
        points(
          '320 -34, 356 -30, 384 6, 388 80, 372 150, 340 196, 331 220!, 309 220!, 300 196, 268 150, 256 80, 262 10, 290 -28',
        ),
      ),
      true,
    );
    g.cast(d, 0.3, 14, 10, 9).lit({ blur: 16, scale: 15, amt: 0.02, freq: '0.1', oct: 1, post: 2, spec: 0.25 }, () =>
      g.p(d, g.lin({ 0: t.l2, 0.48: t.b, 0.52: t.d1, 1: t.d2 }, 258, 0, 388, 0)),
    );
    g.inside(d, () => {
      v
        ? g
            .p(sp(m(points('240 20!, 400 70!, 400 100!, 240 50!')), true), a.b)
            .p(sp(m(points('240 62!, 400 112!, 400 122!, 240 72!')), true), a.b)
        : g.p(sp(m(points('240 -50!, 400 -50!, 400 20!, 320 50, 240 20!')), true), a.b, 'opacity=".95"');
      g.soft(sp(m(points('320 214, 320 120, 322 20'))), t.d4, 12, 4, 0.5).soft(
        sp(m(points('314 210, 314 120, 316 30'))),
        t.l4,
        5,
        2,
        0.6,
      );
    }).s(d, t.d3, 2, 'opacity=".5"');
    g.label(308, s > 0 ? 96 : 684, 24, 14);
  };
  blade(1);
  blade(-1);
  for (const y of [226, 556])
    g.p(rr(303, y, 34, 16, 6), g.lin({ 0: neutral.black.l2, 0.5: neutral.black.b, 1: neutral.black.d3 }, 0, 0, 1, 0));
  for (const y of [290, 440]) {
    g.p(rr(307, y, 26, 70, 8), g.lin({ 0: a.d2, 0.3: a.l3, 0.6: a.b, 1: a.d3 }, 0, 0, 1, 0));
    for (let i = 0; i < 6; i++) g.s(`M308 ${y + 10 + i * 10}h24`, a.d4, 1.6, 'opacity=".5"');
  }
  g.p(rr(306, 388, 28, 26, 4), g.lin({ 0: '#8a9297', 0.3: '#f2f4f5', 0.6: '#b1b8bc', 1: '#535b60' }, 0, 0, 1, 0)).p(
    el(320, 401, 4),
    '#22272a',
  );
  g.close();
  return g.svg([380, 60, 224, 280]);
}
