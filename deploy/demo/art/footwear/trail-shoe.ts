import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, points, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';
import { laces } from './laces.ts';
import { outsole } from './sole.ts';

export function trailShoe(o: DrawOptions) {
  const g = new Pen('tshoe', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const foam = v === 1 ? a : neutral.foam;
  const lace = v === 0 ? a : tones(v === 1 ? '#e8e4da' : '#2c2f32');
  const ov = v === 2 ? a : tones(t.d2);
  g.shadow(322, 545, 262, 12, 0.42);
  g.open('transform="translate(-26 62) scale(1.08 .82)"');
  const U = sp(
    '88 330!, 106 300, 136 296, 170 322, 216 342, 262 326!, 300 330, 350 372, 420 412, 500 436, 556 468, 574 508!, 560 532!, 330 540, 72 524!, 66 470, 76 420, 84 370',
    true,
  );
  const T = sp('226 336!, 246 286, 284 260, 304 270, 312 306, 372 360!, 300 360', true);
  g.lit({ blur: 10, scale: 11, amt: 0.14, freq: '0.02', post: 1.6, fine: 0.7, fineF: 0.9 }, () => {
    g.p(sp('96 322!, 118 290, 170 296, 240 306, 256 330!, 190 352', true), g.lin({ 0: a.d4, 1: a.d3 }));
    g.p(T, g.lin({ 0: t.d1, 1: t.l1 }));
  });
  const mesh = g.def(
    'mesh',
    (id) =>
      `<pattern id="${id}" width="9" height="7.8" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><path d="M2 2h2.6M6.5 5.9h2.6" stroke="${t.d5}" stroke-width="2.1" stroke-linecap="round" opacity=".5"/><path d="M2 3.6h2.6M6.5 7.5h2.6" stroke="${t.l4}" stroke-width=".8" opacity=".4"/></pattern>`,
  );
  g.lit({ blur: 10, scale: 11, amt: 0.14, freq: '0.02', post: 1.6, fine: 0.7, fineF: 0.9 }, () => {
    g.p(U, g.lin({ 0: t.d1, 0.2: t.l1, 0.5: t.b, 0.78: t.l1, 1: t.d1 }, 70, 380, 580, 470))
      .p(U, mesh)
      .inside(U, () => {
        g.glow(sp('60 500, 240 520, 400 500, 580 510, 580 580, 60 580', true), t.d5, 14, 0.55);
        g.glow(el(480, 448, 50, 14), t.l5, 12, 0.5);
        g.glow(el(130, 380, 30, 50), t.l4, 18, 0.4);
        // overlays
        const toe = sp('470 540!, 486 490, 520 458, 580 460!, 590 540!', true);
        g.p(toe, g.lin({ 0: ov.l1, 1: ov.d2 })).edge(toe, ov, 6, 0.5, 0.6);
        const heel = sp('60 540!, 60 440!, 80 392, 120 420, 150 470, 196 545!', true);
        g.p(heel, g.lin({ 0: ov.b, 0.4: ov.l1, 1: ov.d2 })).edge(heel, ov, 7, 0.5, 0.5);
        const sad =
          v === 1
            ? points('300 370!, 350 408!, 400 428!, 360 470, 300 500, 150 520!, 150 500!, 250 478, 296 430')
            : points('284 356!, 330 392!, 296 440, 300 500, 330 548!, 200 548!, 170 500, 200 430, 250 400');
        const sd2 = sp(sad, true);
        g.p(sd2, g.lin({ 0: ov.l1, 1: ov.d1 })).edge(sd2, ov, 5, 0.45, 0.6);
        if (v !== 1) {
          const h = sp('262 420!, 240 450, 240 510!, 222 510!, 214 450, 236 420!', true);
          g.p(h, t.d3, 'opacity=".7"');
        }
        g.fold(400, 418, 452, 500, 14, 7, t, 0.35);
      })
      .edge(U, t, 14, 0.6, 0.5);
    const E = sp('250 330!, 286 318, 316 334, 366 376, 430 410!, 418 434!, 350 408, 296 372', true);
    g.p(E, g.lin({ 0: ov.l1, 1: ov.d1 })).edge(E, ov, 5, 0.5, 0.6);
    const C = sp(
      '86 336!, 104 300, 136 294, 170 320, 216 340, 258 326!, 268 352, 216 372, 156 356, 116 352, 86 372!',
      true,
    );
    g.p(C, g.lin({ 0: t.l2, 0.5: t.b, 1: t.d1 })).edge(C, t, 10, 0.5, 0.5);
  });
  g.s(sp('92 338, 80 304, 88 276, 108 282, 112 304'), a.d3, 10).s(
    sp('92 338, 80 304, 88 276, 108 282, 112 304'),
    a.b,
    7,
  );
  laces(
    g,
    [
      [410, 420, 432, 404],
      [378, 404, 406, 384],
      [346, 384, 378, 360],
      [316, 360, 350, 336],
      [288, 336, 322, 312],
    ] as const,
    lace,
    8,
  );
  g.batch(() => g.cord('292 330, 300 296, 330 300, 316 322', 6.5, lace).cord('306 320, 334 340, 350 330', 6.5, lace));
  g.label(262, 282, 24, 12, neutral.cream, -30);
  const M = sp(
    '62 512!, 60 486, 84 498, 160 516, 260 508, 360 524, 470 526, 560 516, 586 500!, 590 528, 566 556, 470 570, 240 572, 84 572, 56 548',
    true,
  );
  outsole(g, {
    top: 562,
    ground: 600,
    lugs: 17,
    lugWidth: 17,
    tones: v === 0 ? tones(a.d1) : neutral.rubber,
    from: 70,
    to: 574,
    heel: 12,
  });
  g.lit({ blur: 7, scale: 9, amt: 0.05, freq: '0.1', oct: 1, post: 1.4 }, () =>
    g.p(M, g.lin({ 0: foam.l2, 0.5: foam.b, 1: foam.d1 }, 0, 490, 0, 572)),
  );
  g.inside(M, () => {
    g.soft(sp('60 500, 160 512, 260 504, 360 520, 470 522, 586 500'), '#000', 7, 3, 0.3);
    g.soft(sp('64 540, 170 548, 250 532, 340 548') + sp('300 556, 420 552, 560 536'), foam.d4, 3, 1, 0.6);
    g.p(sp('52 548, 140 546, 210 562, 120 580, 60 576', true), v === 1 ? t.b : a.b, 'opacity=".9"');
  });
  g.close();
  return g.svg([250, 180, 256, 320]);
}
