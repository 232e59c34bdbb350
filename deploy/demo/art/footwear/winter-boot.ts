import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { pick } from '../kit/pick.ts';
import { el, type Point, points, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';
import { laces } from './laces.ts';
import { outsole } from './sole.ts';

export function winterBoot(o: DrawOptions) {
  const g = new Pen('wboot', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const rub = v ? neutral.rubber : tones('#4a3f36');
  const fur = tones(v ? '#d9cfbd' : '#bfae93');
  const lace = tones(v ? '#e0d8c6' : '#8c2f26');
  g.open('transform="translate(-26 52) scale(1.08 .9)"').shadow(334, 692, 240, 14, 0.42);
  const U = sp(
    '132 150!, 230 140, 334 152!, 350 240, 364 340, 396 420, 450 496!, 430 600!, 110 600!, 116 490, 126 380, 122 260',
    true,
  );
  g.lit({ blur: 10, scale: 11, amt: 0.24, freq: '0.016', oct: 3, post: 1.8, fine: 1, fineF: 0.8 }, () =>
    g
      .p(U, g.lin({ 0: t.d1, 0.25: t.l2, 0.6: t.b, 1: t.d2 }, 118, 300, 420, 340))
      .inside(U, () => {
        g.fold(150, 330, 300, 346, 14, 9, t, 0.45)
          .fold(140, 410, 290, 420, 14, 9, t, 0.45)
          .fold(200, 240, 310, 250, 10, 7, t, 0.3);
        g.seam([186, 262].map((x) => sp(`${x} 150, ${x + 4} 300, ${x + 6} 560`)).join(''), t, 2, 0.5);
      })
      .edge(U, t, 15, 0.6, 0.5),
  );
  g.stitch(sp('179 180, 183 300, 185 500') + sp('269 180, 273 300, 275 500'), t);
  const E = sp('312 170!, 346 170!, 360 270, 384 370, 440 470!, 420 520!, 360 440, 326 340, 314 250', true);
  const et = tones(t.d2);
  g.cast(E, 0.3, -2, 4, 4)
    .p(E, g.lin({ 0: et.l1, 1: et.d1 }))
    .edge(E, et, 7, 0.5, 0.5)
    .stitch(sp('320 180, 322 250, 334 336, 366 430, 416 502'), et);
  // rubber shell
  const R = sp(
    '96 520!, 132 506, 210 526, 290 562, 346 562, 386 522, 432 490, 490 494, 540 526, 570 572, 578 640!, 90 640!, 88 580',
    true,
  );
  g.cast(R, 0.3, 2, -6, 5);
  g.lit({ blur: 13, scale: 13, amt: 0.03, freq: '0.05', oct: 1, post: 2, spec: 0.35 }, () =>
    g.p(R, g.lin({ 0: rub.b, 0.3: rub.l1, 0.7: rub.b, 1: rub.d2 }, 90, 450, 580, 640)).edge(R, rub, 16, 0.6, 0.4),
  );
  g.inside(R, () => {
    g.glow(sp('430 512, 490 510, 530 546, 510 552, 460 536', true), '#fff', 8, 0.4);
    g.glow(el(122, 570, 12, 36), '#fff', 8, 0.25);
    g.soft(sp('96 540, 132 526, 210 546, 290 584, 350 584, 394 542, 436 510, 494 514'), rub.d5, 3, 1, 0.8);
    g.s(sp('88 612, 340 620, 578 608'), rub.d4, 2);
    g.s(sp('88 615, 340 623, 578 611'), rub.l3, 1.4);
  });
  g.stitch(sp('98 530, 132 516, 210 536, 290 573, 348 573, 390 532, 434 500'), rub, fur.b, 1.8);
  outsole(g, { top: 640, ground: 696, lugs: 12, lugWidth: 24, tones: rub, from: 88, to: 576, heel: 10 });
  g.s('M88 652Q340 662 577 650', a.b, 5, 'opacity=".85"');
  laces(
    g,
    [
      [414, 490, 436, 464],
      [386, 448, 414, 418],
      [360, 396, 392, 364],
      [340, 334, 376, 306],
      [326, 272, 362, 246],
      [322, 220, 356, 196],
    ] as const,
    lace,
    8,
  );
  g.batch(() => g.cord('322 220, 300 262, 282 250, 318 222', 6.5, lace).cord('324 222, 330 268, 316 296', 6.5, lace));
  // fur cuff
  const F: Point[] = [];
  const base = points(
    '126 152, 124 118, 140 96, 180 88, 230 86, 280 90, 330 96, 352 116, 352 150, 340 178, 290 182, 230 176, 170 178, 134 176',
  );
  for (let i = 0; i < base.length; i++) {
    const p = pick(base, i);
    const q = pick(base, i + 1);
    for (let k = 0; k < 2; k++) {
      const u = k / 2;
      const j = (g.random() - 0.5) * 11;
      F.push([p[0] + (q[0] - p[0]) * u + j, p[1] + (q[1] - p[1]) * u + (g.random() - 0.5) * 11]);
    }
  }
  const Fd = sp(F, true);
  g.cast(Fd, 0.35, 2, 8, 6).lit({ blur: 6, scale: 9, amt: 0.55, freq: '0.07 0.05', oct: 4, post: 1, gain: 0.52 }, () =>
    g.p(Fd, g.lin({ 0: fur.l2, 0.5: fur.b, 1: fur.d2 }, 130, 90, 350, 190)),
  );
  g.label(200, 300, 34, 18, a);
  g.s(sp('128 230, 104 196, 110 168, 132 176'), t.d3, 11).s(sp('128 230, 104 196, 110 168, 132 176'), t.b, 8).close();
  return g.svg([220, 140, 256, 320]);
}
