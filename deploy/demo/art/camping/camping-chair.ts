import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, el, type Points, pl, points, rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

export function chair(o: DrawOptions) {
  const g = new Pen('chair', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const s = v ? neutral.black : neutral.alu;
  g.shadow(320, 706, 210, 16, 0.35);
  const tb = (pts: Points, w = 13) => {
    const d = pl(pts);
    g.s(d, '#000', w, `opacity=".22" filter="${g.blur(4)}" transform="translate(5 7)"`)
      .s(d, s.d4, w, 'stroke-linecap="round" stroke-linejoin="round"')
      .s(d, s.b, w * 0.74, 'stroke-linecap="round" stroke-linejoin="round" transform="translate(-.8 -.6)"')
      .s(
        d,
        s.l5,
        w * 0.22,
        'stroke-linecap="round" stroke-linejoin="round" transform="translate(-2.4 -1.4)" opacity=".85"',
      );
  };
  // rear legs and frame
  tb(points('164 470, 430 664'), 11);
  tb(points('476 470, 210 664'), 11);
  tb(points('180 664, 168 110'), 13);
  tb(points('460 664, 472 110'), 13);
  const Bk = sp(
    '150 104!, 170 96, 240 116, 320 122, 400 116, 470 96, 490 104!, 478 300, 466 478!, 400 500, 320 508, 240 500, 174 478!, 162 300',
    true,
  );
  g.cast(Bk, 0.25).lit(
    { blur: 11, scale: 10, amt: 0.3, freq: '0.012', oct: 3, post: 2, fine: 1.1, fineF: '0.9 0.9' },
    () =>
      g
        .p(Bk, g.lin({ 0: t.d1, 0.3: t.l2, 0.6: t.b, 1: t.d2 }, 150, 0, 490, 60))
        .inside(Bk, () => {
          g.p(
            sp('140 80!, 320 96, 500 80!, 500 190!, 320 210, 140 190!', true),
            g.lin({ 0: a.d1, 0.3: a.l2, 0.6: a.b, 1: a.d2 }, 150, 0, 490, 0),
          );
          g.fold(180, 300, 280, 470, 16, 10, t, 0.35)
            .fold(460, 300, 360, 470, -16, 10, t, 0.35)
            .fold(210, 230, 420, 236, 10, 8, t, 0.2);
          g.glow('M160 420Q320 470 480 420V520H160Z', t.d5, 20, 0.5);
          const M = sp('220 250!, 320 262, 420 250!, 408 370!, 320 384, 232 370!', true);
          if (v) g.p(M, '#000', 'opacity=".35"').stitch(M, t);
        })
        .edge(Bk, t, 13, 0.5, 0.4),
  );
  g.stitch(sp('160 198, 320 218, 480 198'), t).label(302, 142, 36, 18);
  // seat
  const St = sp('134 470!, 240 500, 320 508, 400 500, 506 470!, 540 548!, 430 580, 320 588, 210 580, 100 548!', true);
  g.cast(St, 0.35, 4, 16, 11).lit(
    { blur: 11, scale: 11, amt: 0.3, freq: '0.012 0.02', oct: 3, post: 2, fine: 1.1 },
    () =>
      g
        .p(St, g.lin({ 0: t.d1, 0.4: t.l2, 1: t.b }, 0, 470, 0, 590))
        .inside(St, () => {
          g.glow(sp('130 470, 320 512, 510 470, 500 500, 320 530, 140 500', true), '#000', 10, 0.4);
          g.fold(130, 540, 300, 520, 10, 9, t, 0.3).fold(510, 540, 340, 524, -10, 9, t, 0.3);
        })
        .edge(St, t, 10, 0.5, 0.5),
  );
  g.stitch(sp('104 540, 210 570, 320 578, 430 570, 536 540'), t).s(
    sp('100 549, 210 581, 320 589, 430 581, 540 549'),
    a.b,
    5,
  );
  // front legs crossing
  tb(points('104 552, 500 706'));
  tb(points('536 552, 140 706'));
  g.p(el(320, 635, 11), g.lin({ 0: '#ddd', 1: '#444' }, 0, 0, 1, 1)).p(el(320, 635, 4), '#333');
  tb(points('104 700, 92 400'));
  tb(points('536 700, 548 400'));
  for (const [x, y] of points('104 704, 536 704, 140 706, 500 706'))
    g.p(rr(x - 17, y - 8, 34, 18, 7), g.lin({ 0: neutral.black.l1, 1: neutral.black.d3 }));
  for (const sg of [-1, 1]) {
    const A = sp(at('142 356!, 206 384, 250 396!, 252 420!, 210 416, 138 392!', sg), true);
    g.cast(A, 0.35, 4, 10, 6)
      .lit({ blur: 7, scale: 8, amt: 0.2, freq: '0.03', post: 1.4, fine: 1 }, () =>
        g.p(A, g.lin({ 0: a.l1, 1: a.d2 })).edge(A, a, 6, 0.5, 0.5),
      )
      .stitch(sp(at('146 364, 206 390, 246 402', sg)), a);
  }
  if (v) {
    g.p(el(552, 414, 26, 8), '#15181a');
    g.p('M526 414L534 476Q552 484 570 476L578 414Q552 426 526 414Z', g.lin({ 0: a.d1, 0.4: a.l1, 1: a.d3 }));
  }
  return g.svg([150, 90, 256, 320]);
}
