import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { rr, sp } from '../kit/shapes.ts';
import { neutral, type Tones, tones } from '../kit/tones.ts';
import { outsole } from './sole.ts';

export function sandal(o: DrawOptions) {
  const g = new Pen('sandal', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const foot = tones('#4a4d50');
  const sole = neutral.rubber;
  g.open('transform="translate(0 64) scale(1 .8)"').shadow(326, 584, 250, 12, 0.42);
  outsole(g, { top: 544, ground: 594, lugs: 18, lugWidth: 17, tones: sole, from: 66, to: 574, heel: 12 });
  const M = sp(
    '60 500!, 130 504, 230 520, 330 520, 430 512, 520 502, 586 484!, 590 520, 570 552, 470 566, 250 568, 80 568, 54 540',
    true,
  );
  const F = sp(
    '58 504!, 66 478, 120 470, 200 486, 300 494, 420 484, 520 462, 580 466, 590 488!, 520 506, 400 518, 260 524, 130 508',
    true,
  );
  // far-side straps first
  const strapD = (d: string, tt: Tones) => {
    g.cast(d, 0.3, 3, 6, 5);
    g.lit({ blur: 6, scale: 7, amt: 0.14, freq: '0.05', post: 1.2, fine: 1, fineF: '0.3 0.9' }, () =>
      g.p(d, g.lin({ 0: tt.l1, 0.5: tt.b, 1: tt.d2 })).edge(d, tt, 7, 0.5, 0.5),
    );
  };
  const back = tones(t.d2);
  strapD(
    sp('394 480!, 412 420, 446 396, 488 404, 522 440, 532 464!, 500 466, 476 434, 446 428, 428 448, 424 482!', true),
    back,
  );
  strapD(
    sp(
      '196 480!, 222 400, 262 354, 300 346, 338 372, 372 430, 392 484!, 352 486, 330 432, 300 388, 268 394, 240 436, 230 486!',
      true,
    ),
    back,
  );
  g.lit({ blur: 5, scale: 5, amt: 0.15, freq: '0.14', oct: 1, post: 1, fine: 0.8, fineF: 0.5 }, () => {
    g.p(F, g.lin({ 0: foot.l1, 1: foot.d1 }, 60, 470, 590, 520));
  });
  g.lit({ blur: 6, scale: 7, amt: 0.03, freq: '0.2', oct: 1, post: 1.2 }, () =>
    g.p(M, g.lin({ 0: a.l1, 0.4: a.b, 1: a.d2 }, 0, 490, 0, 568)),
  );
  g.inside(M, () => {
    g.s(sp('54 536, 240 548, 430 544, 590 512'), a.d4, 2, 'opacity=".6"');
    g.soft(sp('60 500, 230 520, 430 512, 586 486'), '#000', 6, 3, 0.35);
  });
  // heel strap
  const H = sp('92 500!, 84 430, 78 370, 92 338, 120 334, 136 360, 142 420, 150 510!', true);
  strapD(H, t);
  const B = sp('98 344!, 140 340, 210 352, 280 340, 318 330!, 326 368!, 280 378, 210 392, 140 380, 100 382!', true);
  strapD(B, t);
  g.stitch(sp('104 350, 210 360, 312 338'), t).stitch(sp('106 375, 210 384, 316 362'), t);
  const I = sp('216 516!, 232 440, 268 370, 306 322, 340 330, 352 356!, 320 392, 290 450, 280 524!', true);
  strapD(I, t);
  g.stitch(sp('226 508, 240 442, 276 374, 310 332'), t).stitch(sp('272 514, 282 446, 312 388, 342 360'), t);
  const Tt = sp('380 522!, 390 470, 420 424, 462 396, 496 404, 506 430!, 474 440, 448 470, 440 516!', true);
  strapD(Tt, t);
  g.stitch(sp('390 512, 400 470, 428 432, 466 406'), t).stitch(sp('432 510, 440 468, 468 436, 498 426'), t);
  g.p(rr(150, 346, 74, 34, 8), g.lin({ 0: a.l1, 1: a.d2 }))
    .stitch(rr(155, 351, 64, 24, 5), a)
    .label(174, 357, 28, 12);
  g.buckle(312, 352, 44, 30, -48);
  g.buckle(474, 416, 38, 26, -30);
  if (v) g.strap('252 420, 230 400, 170 384', 12, t);
  g.close();
  return g.svg([200, 240, 256, 320]);
}
