import { cutOf, upperBodyWarp } from '../kit/cut.ts';
import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, pl, sp, sym } from '../kit/shapes.ts';
import { bodyGrad, folds, slvFolds, slvGrad } from './garment.ts';

export function baseLayer(o: DrawOptions) {
  const g = new Pen('base', o);
  const t = g.c;
  const a = g.a;
  const back = g.view === 'back';
  const v = g.seed % 3;
  const zip = v === 1;
  g.warp = upperBodyWarp(cutOf(g.seed), 'classic');
  const B = sym(
    `0 ${back ? 196 : 236}!, 24 ${back ? 194 : 230}, 46 204!, 86 224, 120 244!, 128 300, 132 384, 122 490, 120 590, 130 700!, 70 708, 0 711`,
  );
  const S = (s: number) =>
    sp(
      at(
        '110 239!, 142 254, 164 300, 180 380, 194 480, 206 580, 214 686!, 172 696!, 158 600, 148 510, 138 440, 132 384!, 124 310, 118 262',
        s,
      ),
      true,
    );
  const SR = S(1);
  const SL = S(-1);
  g.cast(B);
  g.cast(SL);
  g.cast(SR);
  const rib = g.def(
    'rib',
    (id) =>
      `<pattern id="${id}" width="5" height="8" patternUnits="userSpaceOnUse"><path d="M1 0V8" stroke="${t.d4}" stroke-width="1.1" opacity=".34"/><path d="M3 0V8" stroke="${t.l4}" stroke-width="1" opacity=".22"/></pattern>`,
  );
  const sr = v === 2 ? a : t;
  if (!back) {
    const I = sym(`0 ${zip ? 146 : 190}, 36 ${zip ? 150 : 193}, 50 ${zip ? 160 : 204}, 40 226, 0 244`);
    g.p(I, g.lin({ 0: t.d3, 1: t.d4 })).inside(I, () => {
      g.soft(I, '#000', 12, 5, 0.4);
      g.label(308, zip ? 160 : 200, 24, 12);
    });
  }
  g.lit({ blur: 9, scale: 8, amt: 0.4, freq: '0.015 0.01', post: 2, fine: 0.6, fineF: 0.9 }, () => {
    g.p(B, bodyGrad(g, t))
      .inside(B, () => {
        folds(g, t, 0.62, back);
        g.fold(228, 520, 300, 566, 10, 6, t, 0.25).fold(410, 540, 340, 580, -10, 6, t, 0.25);
        if (v !== 2) {
          for (const s of [-1, 1])
            g.p(sp(at('150 384!, 104 430, 96 560, 112 720!, 160 720!', s), true), t.d3, 'opacity=".45"');
        }
      })
      .edge(B, t, 15, 0.5, 0.35);
    for (const [s, q] of [
      [-1, SL],
      [1, SR],
    ] as const) {
      g.inside(B, () => g.soft(sp(at('120 262, 126 320, 130 390, 146 510, 160 640', s)), t.d5, 14, 8, 0.5));
      g.p(q, slvGrad(g, sr, s))
        .inside(q, () => slvFolds(g, sr, s, 0.75))
        .edge(q, sr, 13, 0.5, 0.4);
    }
    if (v === 2)
      for (const s of [-1, 1]) {
        const R = sp(at('46 204!, 86 224, 124 246!, 134 384!, 96 316, 52 236!', s), true);
        g.p(R, slvGrad(g, a, s)).seam(sp(at('50 232, 94 312, 132 382', s)), a);
      }
    if (zip) {
      for (const s of back ? [0] : [-1, 1]) {
        const C = s
          ? sp(at('2 178!, 28 166, 52 154!, 56 206!, 30 232, 2 242!', s), true)
          : sym('0 162, 40 162, 52 166!, 60 212!, 30 222, 0 224');
        g.p(C, g.lin({ 0: t.l1, 0.5: t.b, 1: t.d2 }, 262, 150, 378, 240)).edge(C, t, 7);
      }
    } else {
      const C = back
        ? sp('272 206!, 290 196, 320 193, 350 196, 368 206!, 364 216!, 346 208, 320 205, 294 208, 276 216!', true)
        : sp('271 203!, 290 230, 320 241, 350 230, 369 203!, 380 210!, 358 246, 320 260, 282 246, 260 210!', true);
      g.p(C, g.lin({ 0: sr.l2, 0.5: sr.b, 1: sr.d2 }, 260, 200, 380, 256)).edge(C, sr, 4, 0.5, 0.3);
    }
  });
  g.p(B, rib).p(SL, rib).p(SR, rib);
  const flat = (d: string) =>
    g
      .s(d, a.d2, 2.6, 'opacity=".5" transform="translate(.6 1)"')
      .s(d, v === 2 ? t.l1 : a.b, 2)
      .s(d, a.l3, 0.8, 'stroke-dasharray="2 1.6"');
  for (const s of [-1, 1]) {
    if (v !== 2) {
      flat(sp(at('114 243, 122 300, 131 384', s)));
      flat(sp(at('132 384, 104 432, 96 560, 108 704', s)));
    }
    g.s(pl(at('170 676, 213 667', s)), t.d4, 1.4, 'opacity=".6"');
    g.stitch(pl(at('170 672, 212 663', s)), t);
  }
  g.stitch(sp('192 688, 320 698, 448 688'), t);
  g.s(sp('192 692, 320 702, 448 692'), t.d4, 1.3, 'opacity=".5"');
  if (zip && !back) {
    g.zip('M320 176V372', t, { w: 8, teeth: a.b, tape: t.d3 }).stitch('M310 180V372L320 380 330 372V180', t);
    g.pull(320, 188, a, 4, 22);
  }
  g.label(back ? 308 : 376, back ? 238 : 292, 24, 11, a);
  return g.svg([216, 146, 224, 280]);
}
