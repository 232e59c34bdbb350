import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';

export function axe(o: DrawOptions) {
  const g = new Pen('axe', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const W = tones(v ? '#b98a52' : '#9c6a3a');
  g.open('transform="rotate(28 320 400)"');
  const H = sp(
    '298 78!, 346 78!, 348 200, 344 340, 342 480, 352 600, 366 680, 370 724, 340 742, 304 730, 302 690, 308 600, 302 480, 300 340, 296 200',
    true,
  );
  g.cast(H, 0.3, 12, 8, 10).lit(
    { blur: 11, scale: 13, amt: 0.1, freq: '0.12 0.008', oct: 3, post: 1.2, spec: 0.18 },
    () =>
      g.p(H, g.lin({ 0: W.d1, 0.3: W.l3, 0.6: W.b, 1: W.d3 }, 296, 0, 352, 0)).inside(H, () => {
        for (let i = 0; i < 6; i++)
          g.s(
            `M${302 + i * 8} 80C${306 + i * 7} 300 ${296 + i * 9} 500 ${312 + i * 10} 740`,
            W.d3,
            1.3,
            'opacity=".4"',
          );
        g.p('M280 640Q330 626 390 640V760H280Z', g.lin({ 0: t.d1, 0.35: t.l2, 0.65: t.b, 1: t.d3 }, 300, 0, 370, 0));
        g.p('M280 626Q330 612 390 626V634Q330 620 280 634Z', a.b);
      }),
  );
  g.p(el(338, 716, 7), '#2b2118').cord('338 716, 372 752, 356 784, 326 768, 338 718', 5, neutral.leather);
  const A = sp(
    '372 104!, 300 100!, 250 108, 196 104, 136 76!, 124 140, 128 210, 146 268!, 200 222, 250 200, 300 196!, 372 190!, 378 150',
    true,
  );
  g.cast(A, 0.35, 12, 10, 9).lit(
    { blur: 10, scale: 9, amt: 0.16, freq: '0.08', oct: 3, post: 1.2, fine: 1, spec: 0.2 },
    () =>
      g.p(
        A,
        g.lin(
          { 0: '#9aa2a6', 0.16: '#c9ced1', 0.2: '#6c7478', 0.5: '#4d5458', 0.8: '#6a7276', 1: '#3d4347' },
          124,
          150,
          378,
          170,
        ),
      ),
  );
  const E = sp('136 76!, 124 140, 128 210, 146 268!, 166 250!, 156 200, 154 140, 164 90!', true);
  g.p(E, g.lin({ 0: '#fff', 0.5: '#cfd5d8', 1: '#8d959a' }, 124, 0, 166, 0)).s(
    sp('164 90, 154 140, 156 200, 166 250'),
    '#4e565a',
    1.4,
    'opacity=".6"',
  );
  g.p(rr(306, 84, 32, 22, 3), W.d2).p(rr(318, 86, 8, 18, 1), W.d4);
  if (v) {
    const S = sp('120 70!, 170 84!, 200 100!, 206 222!, 150 276!, 126 262!, 112 180, 114 120', true);
    g.cast(S, 0.3, 4, 5, 4)
      .lit({ blur: 7, scale: 7, amt: 0.25, freq: '0.06', post: 1.2, fine: 1 }, () =>
        g.p(S, g.lin({ 0: a.l1, 1: a.d2 })),
      )
      .stitch(sp('128 80, 118 180, 134 260'), a, '#efe2c8', 2.2)
      .strap('200 130, 290 126, 380 128', 13, a)
      .p(el(196, 132, 7), '#d8c27c');
  }
  g.close();
  return g.svg([180, 80, 256, 320]);
}
