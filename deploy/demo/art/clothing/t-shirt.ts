import { cutOf, upperBodyWarp } from '../kit/cut.ts';
import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, pl, points, sp, sym } from '../kit/shapes.ts';
import { neutral, type Tones } from '../kit/tones.ts';

export function tShirt(o: DrawOptions) {
  const g = new Pen('tee', o);
  const t = g.c;
  const a = g.a;
  const back = g.view === 'back';
  const v = g.seed % 4;
  g.warp = upperBodyWarp(cutOf(g.seed), 'classic');
  const B = sym(
    `0 ${back ? 146 : 190}!, 30 ${back ? 143 : 180}, 58 148!, 104 168, 152 194!, 160 260, 164 340, 160 470, 160 590, 166 700!, 80 709, 0 712`,
  );
  const slp = points('140 188!, 182 208, 214 250, 248 336, 262 378!, 196 412!, 180 376, 165 344!, 158 280, 148 214');
  const SR = sp(at(slp), true);
  const SL = sp(at(slp, -1), true);
  g.cast(B);
  g.cast(SL);
  g.cast(SR);
  const bg = (tt: Tones) =>
    g.lin({ 0: tt.d1, 0.12: tt.b, 0.32: tt.l2, 0.55: tt.b, 0.85: tt.d1, 1: tt.d3 }, 154, 300, 490, 330);
  const I = sym('0 140, 40 142, 60 150, 46 178, 0 196');
  if (!back)
    g.p(I, g.lin({ 0: t.d2, 1: t.d4 })).inside(I, () => {
      g.soft(I, '#000', 12, 5, 0.35);
      g.s('M262 158Q320 142 378 158', t.d1, 5);
      g.label(306, 156, 28, 14);
    });
  const sc = v === 2 ? a : t;
  g.lit({ blur: 9, scale: 9, amt: 0.46, freq: '0.012 0.008', post: 2.2, fine: 0.8, fineF: 0.95 }, () => {
    g.p(B, bg(t))
      .inside(B, () => {
        if (v === 1)
          for (const [y, h] of points('296 40, 346 9'))
            g.p(sp(`140 ${y}!, 320 ${y + 6}, 500 ${y}!, 500 ${y + h}!, 320 ${y + h + 6}, 140 ${y + h}!`, true), bg(a));
        g.fold(182, 350, 262, 440, 18, 9, t, 0.42)
          .fold(460, 350, 380, 430, -18, 9, t, 0.46)
          .fold(174, 400, 226, 500, 12, 8, t, 0.35)
          .fold(468, 410, 410, 520, -14, 8, t, 0.4)
          .fold(190, 620, 290, 660, 14, 9, t, 0.28)
          .fold(460, 610, 360, 668, -14, 9, t, 0.32)
          .fold(236, 214, 270, 290, -12, 8, t, 0.25)
          .fold(406, 214, 372, 290, 12, 8, t, 0.28)
          .fold(250, 480, 330, 530, 12, 8, t, 0.2)
          .fold(430, 540, 340, 590, -12, 8, t, 0.2);
      })
      .edge(B, t, 15, 0.5, 0.4);
    for (const [s, S] of [
      [-1, SL],
      [1, SR],
    ] as const) {
      g.inside(B, () => g.soft(sp(at('150 210, 158 280, 166 350', s)), t.d5, 12, 7, 0.4));
      g.p(
        S,
        s < 0
          ? g.lin({ 0: sc.l1, 0.4: sc.l2, 0.8: sc.b, 1: sc.d2 }, 60, 330, 172, 300)
          : g.lin({ 0: sc.b, 0.4: sc.b, 0.75: sc.d1, 1: sc.d3 }, 468, 300, 580, 340),
      )
        .inside(S, () => {
          g.fold(320 + s * 168, 336, 320 + s * 226, 300, -10 * s, 7, sc, 0.45).fold(
            320 + s * 176,
            366,
            320 + s * 238,
            346,
            -8 * s,
            6,
            sc,
            0.4,
          );
        })
        .edge(S, sc, 13, 0.5, 0.4)
        .seam(sp(at('144 190, 156 270, 165 344', s)), sc, 1.6, 0.6);
      g.stitch(pl(at('194 402, 257 368', s)), sc).stitch(pl(at('192 396, 255 362', s)), sc);
    }
    const C = back
      ? sp('258 149!, 286 143, 320 141, 354 143, 382 149!, 376 160!, 320 154, 264 160!', true)
      : sp('259 147!, 282 180, 320 195, 358 180, 381 147!, 394 154!, 368 196, 320 214, 272 196, 246 154!', true);
    const ct = v === 1 || v === 2 ? a : t;
    g.p(C, g.lin({ 0: ct.l2, 0.5: ct.b, 1: ct.d2 }, 246, 150, 394, 210)).edge(C, ct, 4, 0.5, 0.3);
    if (v === 0) {
      const P = sp('372 262!, 446 262!, 444 334!, 409 346!, 374 334!', true);
      if (!back)
        g.cast(P, 0.25, 2, 3, 3)
          .p(P, g.lin({ 0: a.l1, 1: a.d1 }))
          .stitch(sp('376 274!, 442 274!, 440 331!, 409 341!, 378 331!', true), a);
    }
  });
  g.stitch(sp('156 688, 320 700, 484 688'), t).stitch(sp('156 694, 320 706, 484 694'), t);
  if (!back) g.stitch(sp('242 158, 270 200, 320 219, 370 200, 398 158'), t);
  if (back) g.label(308, 176, 24, 11);
  else if (v !== 0) g.label(398, 264, 22, 10, v === 2 ? a : neutral.cream);
  g.label(146, 640, 14, 20, a);
  return g.svg([230, 130, 256, 320]);
}
