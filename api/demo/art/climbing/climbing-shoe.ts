import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, points, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';

export function climbingShoe(o: DrawOptions) {
  const g = new Pen('cshoe', o),
    t = g.c,
    a = g.a,
    v = g.seed % 2,
    rub = neutral.rubber;
  g.open('transform="translate(-22 -10) scale(1.05)"').shadow(318, 560, 240, 12, 0.4);
  const U = sp(
    '92 330!, 128 300, 190 292, 250 312, 310 350, 380 400, 450 436, 520 470, 558 514, 560 548!, 430 540, 330 516, 230 536, 110 548!, 80 500, 76 420',
    true,
  );
  const In = sp('98 330!, 130 290, 186 280, 246 306!, 200 340', true);
  g.p(In, g.lin({ 0: tones(a.b).d4, 1: tones(a.b).d2 }));
  g.lit({ blur: 11, scale: 12, amt: 0.16, freq: '0.022', oct: 3, post: 1.6, fine: 1, fineF: 0.7 }, () =>
    g
      .p(U, g.lin({ 0: t.d1, 0.25: t.l2, 0.55: t.b, 0.8: t.l1, 1: t.d2 }, 76, 380, 566, 450))
      .inside(U, () => {
        g.fold(250, 380, 330, 500, 20, 9, t, 0.35).fold(330, 420, 380, 510, 16, 8, t, 0.3);
        g.glow(el(440, 462, 50, 14), t.l5, 12, 0.4);
      })
      .edge(U, t, 14, 0.55, 0.5),
  );
  // rubber: rand and sole, heel cup
  const R = sp(
    '70 430!, 110 420, 156 452, 220 500, 330 494, 400 486, 452 448, 510 452, 556 492, 576 530, 572 560!, 500 566, 420 560, 330 538, 230 560, 110 568!, 76 540',
    true,
  );
  g.lit({ blur: 7, scale: 9, amt: 0.05, freq: '0.2', oct: 1, post: 1.3, spec: 0.22 }, () =>
    g.p(R, g.lin({ 0: rub.l2, 0.5: rub.b, 1: rub.d2 }, 0, 430, 0, 568)).edge(R, rub, 8, 0.5, 0.7),
  );
  g.s(sp('74 536, 110 544, 230 536, 330 514, 420 536, 574 538'), rub.d5, 2.4);
  g.s(sp('74 539, 110 547, 230 539, 330 517, 420 539, 574 541'), rub.l3, 1.2);
  g.s(sp('84 444, 120 436, 156 466, 220 514, 330 508, 404 500, 456 462'), a.b, 3.4);
  const col = sp('90 336, 128 298, 190 290, 250 310');
  g.s(col, t.d4, 17, 'stroke-linecap="round"')
    .s(col, a.d1, 15, 'stroke-linecap="round"')
    .s(col, a.l2, 5, 'stroke-linecap="round" transform="translate(-2 -4)" opacity=".7"');
  for (const d of [
    [
      [96, 346],
      [64, 320],
      [70, 286],
      [100, 290],
      [112, 320],
    ],
  ] as const) {
    g.s(sp(d), t.d4, 12).s(sp(d), t.b, 9);
  }
  if (v) {
    const eye = [
      [266, 346, 300, 322],
      [304, 374, 338, 350],
      [342, 402, 374, 378],
      [382, 428, 412, 404],
    ] as const;
    const E = sp('236 320!, 282 318, 360 366, 430 408!, 420 440!, 340 420, 270 372', true);
    g.cast(E, 0.3, 2, 4, 3)
      .p(E, g.lin({ 0: t.l1, 1: t.d1 }))
      .stitch(E, t);
    eye.forEach(([x, y, fx, fy], i) => {
      const n = eye[i + 1];
      if (n) g.cord(`${x} ${y}, ${n[2]} ${n[3]}`, 7, a);
      g.cord(`${fx} ${fy}, ${x} ${y}`, 7, a);
      g.p(el(x, y, 6), '#b9c0c4').p(el(x, y, 3), '#222');
    });
    g.cord('266 346, 244 300, 280 296, 280 334', 6, a);
  } else
    for (const [x, y] of points('268 330, 352 384')) {
      const d = sp(
        `${x - 40} ${y + 74}!, ${x - 24} ${y + 14}, ${x + 10} ${y - 14}, ${x + 44} ${y - 2}!, ${x + 46} ${y + 24}!, ${x + 14} ${y + 30}, ${x - 2} ${y + 90}!`,
        true,
      );
      g.cast(d, 0.4, 3, 6, 5).lit({ blur: 6, scale: 8, amt: 0.12, freq: '0.04', post: 1.2, fine: 1 }, () =>
        g.p(d, g.lin({ 0: a.l2, 0.5: a.b, 1: a.d2 })).edge(d, a, 6, 0.5, 0.5),
      );
      g.stitch(sp(`${x - 30} ${y + 72}, ${x - 14} ${y + 18}, ${x + 14} ${y - 6}, ${x + 40} ${y + 4}`), a).label(
        x + 2,
        y + 2,
        24,
        11,
        neutral.cream,
        16,
      );
    }
  g.close();
  return g.svg([220, 280, 224, 280]);
}
