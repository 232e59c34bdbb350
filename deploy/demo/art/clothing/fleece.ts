import { upperBody } from '../kit/cut.ts';
import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, type Points, pl, rr, sp, sym } from '../kit/shapes.ts';
import { tones } from '../kit/tones.ts';
import { bodyGrad, bodyHalf, folds, sleeveR, slvFolds, slvGrad } from './garment.ts';

export function fleece(o: DrawOptions) {
  const g = new Pen('fleece', o);
  const t = g.c;
  const a = g.a;
  const back = g.view === 'back';
  const v = g.seed % 3;
  const half = v === 1;
  g.warp = upperBody(g.seed, 2);
  const B = sym(bodyHalf({ bot: 2, neckDrop: 8 }));
  const SR = sp(at(sleeveR({ out: 2 })), true);
  const SL = sp(at(sleeveR({ out: 2 }), -1), true);
  const trim = v === 2 ? a : tones(t.d2);
  const yk = v === 0 ? tones(t.d2) : v === 2 ? a : null;
  g.cast(B);
  g.cast(SL);
  g.cast(SR);
  const F = {
    blur: 9,
    scale: v === 1 ? 8 : 7,
    amt: v === 1 ? 0.38 : 0.3,
    freq: v === 1 ? '0.016 0.01' : '0.075',
    oct: v === 1 ? 3 : 2,
    post: 1.7,
    fine: v === 1 ? 1.5 : 2.2,
    fineF: v === 1 ? '0.2 0.55' : 0.42,
    gain: 0.5,
  };
  // inside of the collar
  const I = sym('0 140, 44 146, 64 160, 56 214, 0 240');
  if (!back)
    g.p(I, g.lin({ 0: t.d3, 1: t.d4 })).inside(I, () => {
      g.soft(I, '#000', 18, 8, 0.45);
      g.soft('M262 176Q320 158 378 176', t.d2, 3, 1, 0.8);
      g.label(306, 172, 28, 15);
    });
  g.lit(F, () => {
    g.p(B, bodyGrad(g, t))
      .inside(B, () => {
        if (yk) g.p(sp('170 190!, 470 190!, 470 330!, 392 322, 320 326, 248 322, 170 330!', true), bodyGrad(g, yk));
        folds(g, t, 0.7, back);
        if (yk || half) g.seam(sp('176 330, 248 322, 320 326, 392 322, 464 330'), t, 2.4, 0.6);
      })
      .edge(B, t, 18, 0.5, 0.3);
    const both = (p: Points) => sp(at(p, -1)) + sp(at(p));
    const S2 = SL + SR;
    g.inside(B, () => g.soft(both('122 262, 128 320, 136 390, 152 510, 166 610'), t.d5, 16, 9, 0.5));
    g.p(SL, slvGrad(g, t, -1))
      .p(SR, slvGrad(g, t, 1))
      .inside(S2, () => {
        for (const s of [-1, 1]) {
          if (v === 0) g.p(sp(at('100 220!, 200 240!, 204 340!, 150 330, 110 326!', s), true), slvGrad(g, yk ?? t, s));
          slvFolds(g, t, s, 0.7);
        }
      })
      .edge(S2, t, 16, 0.5, 0.3);
    g.seam(both('116 244, 124 300, 134 384'), t, 2.2, 0.55);
    const C = back ? sym('0 156, 50 158, 64 164!, 72 218!, 40 232, 0 236') : '';
    if (back)
      g.p(C, g.lin({ 0: t.l1, 0.5: t.b, 1: t.d2 }, 250, 140, 390, 230))
        .edge(C, t, 9)
        .seam(sp('250 216, 290 228, 320 232, 350 228, 390 216'), t, 2);
    else
      for (const s of [-1, 1]) {
        const q = sp(at('2 178!, 30 168, 66 156!, 74 190, 72 216!, 40 240, 2 250!', s), true);
        g.p(q, g.lin({ 0: t.l1, 0.6: t.b, 1: t.d2 }, s < 0 ? 246 : 322, 160, s < 0 ? 318 : 394, 250)).edge(
          q,
          t,
          8,
          0.5,
          0.4,
        );
      }
  });
  // bindings
  const bind = (d: string) =>
    g
      .s(d, '#000', 9, `opacity=".25" filter="${g.blur(2)}" transform="translate(1 2)"`)
      .s(d, trim.d2, 9)
      .s(d, trim.b, 6.6)
      .s(d, trim.l2, 2, 'opacity=".6" transform="translate(-.8 -1.4)"');
  const pr = (p: Points) => pl(at(p, -1)) + pl(at(p));
  const pq = (p: Points) => sp(at(p, -1)) + sp(at(p));
  bind(
    sp('178 704, 250 714, 320 717, 390 714, 462 704') +
      pr('182 688, 233 674') +
      (back ? '' : pq('3 177, 30 167, 66 155')),
  );
  if (!back) {
    const zb = half ? 402 : 714;
    g.soft(`M325 180V${zb}`, t.d5, 9, 4, 0.4).zip(`M320 178V${zb}`, t, {
      w: 10,
      teeth: v === 0 ? a.b : t.d5,
      tape: v === 0 ? a.d3 : t.d3,
    });
    if (v !== 0) g.stitch(`M308 184V${zb}M332 184V${zb}`, t);
    g.pull(320, 190, a, 4, 28);
    if (half) g.stitch('M308 404L320 412 332 404', t);
    if (v !== 1) {
      g.zip(pl(at('84 510, 104 610', -1)) + pl(at('84 510, 104 610')), t, {
        w: 6,
        tape: t.d3,
        teeth: v === 0 ? a.b : t.d5,
      });
      for (const s of [-1, 1]) g.pull(320 + s * 84, 512, a, s * 12, 20);
    }
    // chest pocket
    if (v !== 2) {
      const P = half ? rr(362, 346, 72, 82, 8) : rr(366, 288, 64, 72, 7);
      const pt = v === 0 ? a : trim;
      g.cast(P, 0.3, 2, 3, 3)
        .p(P, g.lin({ 0: pt.l1, 1: pt.d2 }, 0, 0, 1, 1))
        .stitch(half ? rr(366, 350, 64, 74, 6) : rr(370, 292, 56, 64, 5), pt);
      const d = half ? 'M370 360H426' : 'M374 302H422';
      g.zip(d, pt, { w: 5, tape: pt.d3 });
      g.pull(half ? 424 : 420, half ? 360 : 302, v === 0 ? t : a, 12, 18);
      g.label(half ? 386 : 386, half ? 396 : 332, 24, 12);
    } else g.label(372, 300, 26, 13);
  }
  return g.svg([216, 140, 240, 300]);
}
