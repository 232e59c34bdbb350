import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, type Point, points, sp } from '../kit/shapes.ts';
import { tones } from '../kit/tones.ts';

export function gloves(o: DrawOptions) {
  const g = new Pen('gloves', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const palm = tones(v === 1 ? '#6a4a30' : '#33373a');
  const hand = points(
    '78 690!, 74 570, 62 490, 46 420, 32 350, 30 300, 54 276, 82 290, 94 344, 102 396, 102 320, 102 250, 126 214, 154 222, 162 256, 161 330, 163 388, 168 320, 178 246, 204 214, 230 226, 236 260, 227 334, 216 400, 238 344, 256 298, 280 280, 303 298, 300 334, 284 404, 264 460, 270 492, 300 454, 330 412, 360 396, 384 414, 376 456, 342 522, 302 580, 264 624, 258 690!',
  );
  const one = (x0: number, y0: number, ang: number, s: number, back: boolean) => {
    g.open(`transform="translate(${x0} ${y0}) rotate(${ang} 170 450)"`);
    const m = ([x, y, c]: Point): Point => (c ? [s < 0 ? 340 - x : x, y, 1] : [s < 0 ? 340 - x : x, y]);
    const H = sp(hand.map(m), true);
    g.cast(H, 0.26, 7, 12, 11);
    g.lit({ blur: 9, scale: 11, amt: 0.22, freq: '0.025', oct: 3, post: 1.6, fine: 0.9, fineF: 0.8 }, () => {
      const b = t;
      g.p(H, g.lin({ 0: b.l1, 0.35: b.l2, 0.7: b.b, 1: b.d2 }, 40, 300, 320, 420))
        .inside(H, () => {
          const K = sp(points('62 440, 120 424, 190 424, 248 440, 256 478, 220 508, 110 508, 68 490').map(m), true);
          if (back) g.p(K, g.lin({ 0: a.l1, 1: a.d1 })).edge(K, a, 7, 0.5, 0.5);
          for (const _d of [
            [
              [76, 340],
              [66, 300],
              [60, 254],
            ],
            [
              [132, 330],
              [134, 250],
              [140, 180],
            ],
            [
              [188, 340],
              [198, 260],
              [202, 186],
            ],
            [
              [236, 380],
              [252, 310],
              [266, 262],
            ],
          ] as const) {
          }
          for (const q of [
            [
              [96, 350],
              [102, 396],
              [100, 440],
            ],
            [
              [162, 330],
              [163, 390],
              [160, 440],
            ],
            [
              [224, 340],
              [216, 402],
              [208, 440],
            ],
          ] as const)
            g.soft(sp(q.map(m)), b.d5, 9, 4, 0.55);
          for (const [x1, y1, x2, y2] of [
            [34, 350, 88, 346],
            [106, 300, 158, 304],
            [106, 350, 158, 354],
            [176, 300, 230, 306],
            [170, 352, 222, 358],
            [246, 352, 292, 362],
          ] as const)
            g.fold(m([x1, y1])[0], y1, m([x2, y2])[0], y2, 6, 5, b, 0.42);
          g.fold(m([280, 0])[0], 500, m([330, 0])[0], 470, 10, 6, b, 0.4);
          g.fold(m([80, 0])[0], 520, m([210, 0])[0], 540, 14, 8, b, 0.35);
          g.fold(m([70, 0])[0], 580, m([240, 0])[0], 590, -10, 7, b, 0.35);
        })
        .edge(H, b, 13, 0.6, 0.5);
      // reinforced fingertips and thumb
      g.inside(H, () => {
        for (const [x, y, w] of [
          [54, 282, 36],
          [131, 220, 40],
          [206, 220, 40],
          [282, 286, 36],
          [366, 402, 42],
        ] as const) {
          const [X] = m([x, y]);
          g.p(el(X, y, w, 34), palm.b).soft(el(X, y, w, 34), palm.l3, 2, 0.6, 0.5);
        }
      });
    });
    if (back)
      for (const q of [
        [
          [72, 446],
          [120, 432],
          [190, 432],
          [240, 446],
        ],
        [
          [76, 486],
          [110, 499],
          [216, 499],
          [248, 476],
        ],
      ] as const)
        g.stitch(sp(q.map(m)), a, a.l4);
    // cuff
    const Cf = sp(points('66 590!, 150 602, 270 588!, 284 650, 290 712!, 170 726, 48 712!, 56 650').map(m), true);
    const ct = tones(t.d2);
    g.cast(Cf, 0.3, 3, -3, 5).lit({ blur: 8, scale: 9, amt: 0.26, freq: '0.02', post: 1.6, fine: 0.9 }, () =>
      g.p(Cf, g.lin({ 0: ct.b, 0.35: ct.l2, 1: ct.d2 }, 50, 600, 290, 620)).edge(Cf, ct, 11, 0.5, 0.5),
    );
    g.stitch(sp(points('52 700, 170 713, 287 700').map(m)), ct).stitch(
      sp(points('66 600, 150 611, 270 598').map(m)),
      ct,
    );
    const P = sp(points('70 630!, 150 640, 240 630!, 250 646, 240 664!, 150 674, 66 664!').map(m), true);
    g.cast(P, 0.35, 2, 4, 3)
      .p(P, g.lin({ 0: a.l1, 0.5: a.b, 1: a.d2 }))
      .edge(P, a, 5, 0.5, 0.5)
      .stitch(sp(points('76 637, 150 646, 236 637').map(m)), a);
    g.label(m([176, 0])[0] - 13, 650, 26, 12);
    g.close();
  };
  one(262, -62, 9, -1, true);
  one(40, -30, -8, 1, true);
  return g.svg([110, 380, 240, 300]);
}
