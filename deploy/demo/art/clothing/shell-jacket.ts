import { upperBody } from '../kit/cut.ts';
import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, type Points, pl, rr, sp, sym } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';
import { bodyGrad, bodyHalf, folds, sleeveR, slvFolds, slvGrad } from './garment.ts';
import { cuff, hood } from './hood.ts';

export function shellJacket(o: DrawOptions) {
  const g = new Pen('shell', o);
  const t = g.c;
  const a = g.a;
  const back = g.view === 'back';
  const sd = g.seed;
  const v = sd % 4;
  g.warp = upperBody(g.seed, 0);
  const yoke = v === 1 ? a : v === 2 ? tones(t.d2) : null;
  const zipT = v === 3 || v === 0 ? a : tones(t.d3);
  const slv = v === 1 && sd % 8 > 3 ? a : t;
  const B = sym(bodyHalf());
  const SR = sp(at(sleeveR()), true);
  const SL = sp(at(sleeveR(), -1), true);
  g.group('', () => {
    g.cast(B);
    g.cast(SL);
    g.cast(SR);
  });
  if (back) hood(g, t, a, true);
  g.lit(
    { blur: 7, scale: 8, amt: 0.42, freq: '0.014 0.009', oct: 3, post: 2.2, fine: 0.7, fineF: 0.9, gain: 0.51 },
    () => {
      if (!back) hood(g, t, v === 2 ? a : tones(t.d2));
      g.p(B, bodyGrad(g, t))
        .inside(B, () => {
          if (yoke) {
            const Y = back
              ? sp('170 190!, 470 190!, 470 350!, 392 340, 320 330, 248 340, 170 352!', true)
              : sp('170 190!, 470 190!, 470 342!, 396 332, 320 360!, 244 332, 170 342!', true);
            g.p(Y, bodyGrad(g, yoke));
          }
          if (v === 0) for (const s of [-1, 1]) g.seam(sp(at('136 330, 92 400, 84 540, 98 720', s)), t, 1.6, 0.6);
          if (v === 3)
            for (const s of [-1, 1])
              g.p(
                sp(at('146 380!, 104 430, 92 560, 112 730!, 170 730!', s), true),
                bodyGrad(g, tones(t.d2)),
                'opacity=".8"',
              );
          g.seam(
            back
              ? sp('176 346, 248 336, 320 330, 392 336, 464 346')
              : v % 2
                ? sp('178 342, 244 332, 320 360, 396 332, 464 342')
                : sp('186 300, 250 292, 300 290'),
            t,
            1.6,
            0.65,
          );
          folds(g, t, 1, back);
          g.seam(sp('176 688, 320 700, 464 688'), t, 1.4, 0.6);
        })
        .edge(B, t, 14, 0.5, 0.4);
      const both = (p: Points) => sp(at(p, -1)) + sp(at(p));
      const S2 = SL + SR;
      g.inside(B, () => g.soft(both('122 262, 128 320, 136 390, 152 510, 166 610'), t.d5, 16, 8, 0.55));
      g.p(SL, slvGrad(g, slv, -1))
        .p(SR, slvGrad(g, slv, 1))
        .inside(S2, () => {
          for (const s of [-1, 1]) {
            if (yoke && slv === t)
              g.p(sp(at('100 230!, 190 240!, 200 352!, 160 346, 120 342!', s), true), slvGrad(g, yoke, s));
            slvFolds(g, slv, s);
          }
        })
        .edge(S2, slv, 13, 0.55, 0.45);
      g.seam(both('116 244, 124 300, 134 382') + both('178 664, 206 660, 231 650'), slv, 1.8, 0.7);
      for (const s of [-1, 1]) cuff(g, v === 3 ? a : slv, s);
      if (!back) {
        // collar front and placket
        const C = sym('0 232!, 16 230, 42 212, 62 200!, 74 216, 58 240, 30 258, 0 264');
        g.p(C, g.lin({ 0: t.l2, 0.5: t.b, 1: t.d2 }, 246, 200, 394, 260))
          .edge(C, t, 7, 0.5, 0.4)
          .seam(sp(at('-66 232, -40 252, 0 264, 40 252, 66 232')), t, 1.4, 0.6);
      }
    },
  );
  if (!back) {
    g.soft('M324 240V714', t.d5, 9, 4, 0.45)
      .zip('M320 236V714', t, { w: 8, teeth: zipT.b, tape: zipT === a ? a.d2 : t.d4 })
      .stitch('M308 240V712', t)
      .stitch('M332 240V712', t);
    g.pull(320, 250, a, 4, 30);
    const pz: [string, number, number, number][] = [];
    const pk = (d: string, x: number, y: number, ang: number) => pz.push([d, x, y, ang]);
    pk(pl(at('74 500, 98 610', -1)), 246, 502, -16);
    pk(pl(at('74 500, 98 610')), 394, 502, 16);
    if (v === 0) pk('M384 312L378 400', 384, 314, -4);
    if (v === 2) {
      pk('M262 316L266 410', 262, 318, 6);
      pk('M378 316L374 410', 378, 318, -6);
    }
    if (v === 1) pk('M252 384L290 402', 254, 385, 100);
    {
      const d = pz.map((p) => p[0]).join('');
      g.zip(d, t, { w: 6, teeth: zipT.b, tape: zipT === a ? a.d2 : t.d4 });
      for (const [, x, y, an] of pz) g.pull(x, y, a, an, 22);
    }
    g.label(v === 0 ? 246 : 372, 386 - (v === 0 ? 60 : 0), 26, 12, v === 2 ? a : neutral.cream);
    g.s(sp(at('40 240, 46 262, 42 282', -1)) + sp(at('40 240, 46 262, 42 282')), a.d1, 3);
    g.p(rr(273, 276, 10, 15, 4) + rr(357, 276, 10, 15, 4), g.lin({ 0: '#666', 1: '#1e2022' }));
  } else {
    g.label(308, 372, 26, 12, a);
    g.stitch(sp('178 352, 248 342, 320 336, 392 342, 462 352'), t);
  }
  g.stitch(sp('178 694, 320 706, 462 694') + sp('178 682, 320 694, 462 682'), t);
  return g.svg(back ? [192, 90, 256, 320] : [212, 170, 240, 300]);
}
