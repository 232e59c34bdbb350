import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';
import { laces } from './laces.ts';
import { outsole } from './sole.ts';

export function hikingBoot(o: DrawOptions) {
  const g = new Pen('hboot', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const sole = neutral.rubber;
  const mid = v === 1 ? a : tones('#3b3f43');
  const lace = v === 2 ? a : tones(v ? '#3a3a38' : '#d6c9a8');
  const t2 = v === 1 ? tones(t.d2) : v === 2 ? tones('#4b4f52') : t;
  g.open('transform="translate(-33 76) scale(1.1 .86)"').shadow(330, 688, 236, 13, 0.42);
  const U = sp(
    '128 168!, 150 150, 200 146, 262 156, 318 150!, 340 210, 358 290, 384 352, 430 402, 484 440, 536 484, 564 540, 568 606!, 340 624, 94 616!, 90 560, 100 500, 116 430, 120 360, 114 280, 112 214',
    true,
  );
  // tongue and inner collar
  const T = sp('236 168!, 262 126, 306 96, 346 96, 352 124, 352 190, 364 280, 392 350!, 340 330', true);
  const F = {
    blur: 9,
    scale: 10,
    amt: 0.16,
    freq: '0.02',
    oct: 3,
    post: 1.6,
    fine: 0.9,
    fineF: v === 2 ? 0.5 : 0.8,
    gain: 0.5,
  };
  g.lit(F, () => {
    g.p(T, g.lin({ 0: t2.d1, 0.6: t2.b, 1: t2.l1 }, 236, 0, 360, 0));
    g.p(sp('126 172!, 146 134, 196 128, 250 140, 312 158!, 240 186', true), g.lin({ 0: a.d4, 1: a.d2 }));
  });
  g.inside(T, () => {
    g.soft(
      [0, 1, 2].map((i) => sp(`${268 + i * 4} ${150 + i * 34}, 310 ${140 + i * 34}, 360 ${150 + i * 34}`)).join(''),
      t2.d4,
      4,
      2,
      0.6,
    );
    g.soft(T, t2.d5, 16, 8, 0.35);
  });
  g.label(312, 106, 26, 14, neutral.cream, 6);
  g.lit(F, () => {
    g.p(U, g.lin({ 0: t.d1, 0.22: t.l1, 0.5: t.b, 0.8: t.l1, 1: t.d2 }, 92, 300, 580, 420))
      .inside(U, () => {
        g.glow(sp('90 480, 250 560, 420 540, 570 600, 570 660, 80 660', true), t.d5, 20, 0.5);
        g.glow(el(470, 462, 50, 20), t.l4, 16, 0.5);
        g.glow(el(180, 300, 26, 90), t.l4, 20, 0.4);
        // ankle panel
        const P = sp('150 232!, 240 212, 300 236!, 322 330, 300 400, 220 420, 150 400!, 142 320', true);
        g.p(P, g.lin({ 0: t2.l1, 0.5: t2.b, 1: t2.d2 }, 140, 220, 320, 420)).edge(P, t2, 8, 0.6, 0.4);
        if (v === 2) g.s(P, t2.d4, 3, 'opacity=".4"');
        g.fold(180, 330, 300, 350, 16, 8, t2, 0.42).fold(392, 372, 440, 520, 18, 8, t, 0.3);
      })
      .edge(U, t, 15, 0.6, 0.5);
    // padded collar
    const C = sp('122 176!, 150 150, 200 146, 262 156, 318 150!, 328 186, 316 214!, 250 204, 180 212, 116 236!', true);
    g.p(C, g.lin({ 0: t2.l2, 0.5: t2.b, 1: t2.d2 }, 120, 150, 320, 230)).edge(C, t2, 12, 0.5, 0.5);
    // eyestay
    const E = sp('322 216!, 344 230!, 366 310, 396 362, 446 408!, 428 440!, 372 414, 330 350, 308 260', true);
    g.p(E, g.lin({ 0: t.l1, 0.5: t.b, 1: t.d1 })).edge(E, t, 6, 0.5, 0.5);
    // heel counter and toe cap, rubber rand
    const Hc = sp('112 420!, 160 432, 206 500, 214 600!, 92 618!, 92 540', true);
    g.p(Hc, g.lin({ 0: t.d1, 0.4: t.l1, 1: t.d2 })).edge(Hc, t, 8, 0.5, 0.4);
    const R = sp(
      '88 572!, 150 566, 250 586, 360 586, 430 566, 476 520, 518 494, 550 518, 566 562, 570 622!, 86 626!',
      true,
    );
    g.p(R, g.lin({ 0: sole.b, 0.5: sole.l1, 1: sole.d1 }, 90, 500, 570, 620)).edge(R, sole, 9, 0.6, 0.7);
    g.inside(R, () => g.glow(el(530, 528, 16, 16), '#fff', 8, 0.3));
  });
  g.seam(sp('112 420, 160 432, 206 500, 214 590') + sp('214 560, 280 470, 376 430, 430 444'), t).stitch(
    sp('112 428, 156 439, 199 504, 207 590') +
      sp('314 262, 336 348, 376 408, 426 432') +
      sp('222 562, 286 477, 378 437, 426 450'),
    t,
    v === 2 ? a.b : t.l3,
  );
  g.soft(
    [0, 1, 2]
      .map((i) =>
        sp(`${170 + i * 44} ${154 - (i ? 4 : 0) + (i > 1 ? 6 : 0)}, ${176 + i * 44} 182, ${168 + i * 44} 206`),
      )
      .join(''),
    t2.d5,
    5,
    2,
    0.6,
  );
  // heel strap and pull loop
  g.strap('114 296, 200 334, 290 370, 358 388', 14, v === 0 ? tones(t.d2) : a);
  g.s(sp('116 190, 98 160, 104 130, 124 136, 130 164'), a.d3, 10).s(
    sp('116 190, 98 160, 104 130, 124 136, 130 164'),
    a.b,
    7,
  );
  laces(
    g,
    [
      [424, 424, 448, 404],
      [394, 402, 424, 378],
      [366, 372, 400, 346],
      [344, 334, 380, 306],
      [328, 288, 368, 264],
      [320, 240, 356, 222],
      [316, 196, 350, 178],
    ] as const,
    lace,
    7.5,
    3,
  );
  g.batch(() => g.cord('316 196, 330 150, 352 172, 344 196', 6, lace).cord('330 182, 346 214, 338 236', 6, lace));
  const M = sp('84 612!, 200 622, 340 626, 470 616, 572 606!, 573 630, 558 648!, 340 652, 96 648!, 82 634', true);
  outsole(g, { top: 636, ground: 692, lugs: 13, lugWidth: 22, tones: sole, from: 90, to: 566, heel: 12 });
  g.lit({ blur: 3, scale: 5, amt: 0.12, freq: '0.3', oct: 1, post: 0.9, gain: 0.5 }, () =>
    g.p(M, g.lin({ 0: mid.l1, 0.4: mid.b, 1: mid.d2 }, 0, 606, 0, 668)),
  );
  g.inside(M, () => {
    g.s(
      [0, 1].map((i) => sp(`84 ${630 + i * 9}, 330 ${640 + i * 7}, 570 ${624 + i * 10}`)).join(''),
      mid.d4,
      1.6,
      'opacity=".5"',
    );
    g.soft(sp('84 610, 340 624, 572 604'), '#000', 10, 4, 0.5);
  });
  g.stitch(sp('90 620, 340 633, 568 614'), mid, mid.l4);
  g.label(238, 540, 30, 14, v ? neutral.cream : a, 8).close();
  return g.svg([230, 90, 256, 320]);
}
