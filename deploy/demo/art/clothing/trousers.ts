import { cutOf, legsWarp, silhouetteOf } from '../kit/cut.ts';
import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, el, pl, rr, sp } from '../kit/shapes.ts';
import { type Tones, tones } from '../kit/tones.ts';

export function legs(g: Pen, short = false) {
  const t = g.c;
  const a = g.a;
  const back = g.view === 'back';
  const v = g.seed % 4;
  const hemY = short ? 640 : 716;
  const top = short ? 150 : 88;
  const wX = short ? 150 : 104;
  const hipX = short ? 206 : 138;
  const crotch = short ? 420 : 330;
  const hemO = short ? 236 : 128;
  const hemI = short ? 26 : 44;
  const out = short
    ? ([
        [wX, top + 34, 1],
        [hipX - 14, 290],
        [hipX + 8, 400],
        [hemO - 12, 540],
        [hemO, hemY, 1],
      ] as const)
    : ([
        [wX, top + 30, 1],
        [126, 190],
        [hipX, 280],
        [141, 400],
        [138, 520],
        [133, 630],
        [hemO, hemY, 1],
      ] as const);
  const inn = short
    ? ([
        [hemI, hemY + 16, 1],
        [18, 540],
        [8, crotch, 1],
      ] as const)
    : ([
        [hemI, hemY + 12, 1],
        [40, 620],
        [34, 520],
        [22, 410],
        [6, crotch, 1],
      ] as const);
  g.warp = legsWarp(cutOf(g.seed), silhouetteOf(g.seed), short ? 125 : 84, crotch, hemY);
  const L = (s: number) => sp(at([[0, top + 34, 1], ...out, ...inn, [0, crotch - 10, 1]], s), true);
  const LL = L(-1);
  const LR = L(1);
  const W = sp(
    `${320 - wX - 2} ${top + 4}!, 320 ${top + (back ? 0 : 14)}, ${320 + wX + 2} ${top + 4}!, ${320 + wX + 3} ${top + 36}!, 320 ${top + (back ? 34 : 48)}, ${320 - wX - 3} ${top + 36}!`,
    true,
  );
  const gr = (s: number, tt: Tones) => {
    const x0 = 320 + (s < 0 ? -hipX - 10 : 4);
    const x1 = 320 + (s < 0 ? -4 : hipX + 10);
    return s < 0
      ? g.lin({ 0: tt.d1, 0.2: tt.l1, 0.45: tt.l2, 0.75: tt.b, 1: tt.d3 }, x0, 400, x1, 410)
      : g.lin({ 0: tt.d2, 0.25: tt.b, 0.45: tt.l1, 0.7: tt.b, 1: tt.d3 }, x0, 400, x1, 410);
  };
  g.cast(LL, 0.2);
  g.cast(LR, 0.2);
  const inT = tones(t.d2);
  if (!back)
    g.p(
      sp(`${320 - wX + 4} ${top + 8}!, 320 ${top - 6}, ${320 + wX - 4} ${top + 8}!, 320 ${top + 30}`, true),
      inT.d3,
    ).label(306, top + 1, 28, 10);
  const F = { blur: 9, scale: 9, amt: 0.46, freq: '0.015 0.007', post: 2.2, fine: 0.8, fineF: 0.85 };
  const kn = v === 1 || v === 3 ? tones(t.d2) : null;
  g.lit(F, () => {
    for (const [s, d] of [
      [1, LR],
      [-1, LL],
    ] as const) {
      g.p(d, gr(s, t))
        .inside(d, () => {
          const f = (x1: number, y1: number, x2: number, y2: number, b: number, w: number, o: number) =>
            g.fold(320 + s * x1, y1, 320 + s * x2, y2, b * s, w, t, o);
          if (kn && !short && !back)
            g.p(sp(at('20 430!, 80 416, 150 436!, 148 560!, 84 576, 24 560!', s), true), gr(s, kn));
          if (kn && short && v === 1)
            g.p(sp(at(`${hipX - 40} 330!, 300 330!, 300 700!, ${hemO - 46} 700!`, s), true), gr(s, kn));
          if (v === 3) g.p(sp(at('104 300!, 180 250!, 190 760!, 104 760!, 112 520', s), true), gr(s, kn || t));
          if (short) {
            f(16, 430, 110, 500, 20, 10, 0.5);
            f(10, 400, 90, 380, -14, 8, 0.4);
            f(200, 470, 120, 560, -16, 9, 0.35);
            f(60, 560, 150, 610, 14, 9, 0.3);
            f(30, 320, 50, 420, 8, 6, 0.3);
          } else {
            f(8, 336, 74, 372, 14, 8, 0.55);
            f(8, 326, 84, 316, -12, 7, 0.45);
            f(26, 430, 84, 450, 10, 7, 0.4);
            f(134, 452, 70, 480, -10, 7, 0.4);
            f(36, 510, 92, 520, 10, 7, 0.4);
            f(132, 540, 80, 566, -10, 7, 0.36);
            f(42, 640, 96, 660, 10, 7, 0.4);
            f(130, 670, 74, 690, -10, 6, 0.4);
            f(46, 690, 90, 706, 6, 5, 0.4);
          }
          if (s === 1) g.glow(sp(`320 300, 346 420, 358 560, 366 ${hemY}, 300 ${hemY}, 300 300`, true), t.d5, 12, 0.35);
        })
        .edge(d, t, 15, 0.55, 0.4);
      if (!short && !back) {
        g.seam(sp(at('24 430, 80 418, 140 436', s)), t, 1.5, 0.5);
        g.seam(sp(at('36 562, 84 574, 136 560', s)), t, 1.5, 0.5);
      }
    }
    g.seam(`M320 ${top + 46}L320 ${crotch - 8}`, t, 2, 0.8);
    g.p(W, g.lin({ 0: t.d1, 0.35: t.l2, 0.6: t.b, 1: t.d3 }, 320 - wX, 0, 320 + wX, 0)).edge(W, t, 7, 0.5, 0.4);
  });
  const yb = top + (back ? 34 : 44);
  g.stitch(sp(`${320 - wX + 4} ${top + 30}, 320 ${yb}, ${320 + wX - 4} ${top + 30}`), t);
  g.stitch(sp(`${320 - wX + 4} ${top + 10}, 320 ${top + (back ? 6 : 20)}, ${320 + wX - 4} ${top + 10}`), t);
  for (const x of [-0.72, -0.36, 0.36, 0.72]) {
    const yy = top + (back ? 2 : 12) - Math.abs(x) * (back ? -2 : 7);
    const d = rr(320 + x * wX - 5, yy, 10, 40, 3);
    g.cast(d, 0.4, 2, 2, 2)
      .p(d, g.lin({ 0: t.l2, 1: t.d2 }, 0, 0, 1, 0))
      .stitch(rr(320 + x * wX - 3, yy + 3, 6, 34, 2), t);
  }
  if (!back) {
    g.p(el(320, top + 30, 8), g.rad({ 0: '#e8eaeb', 0.6: '#8d9499', 1: '#4d5357' })).s(
      el(320, top + 30, 4.4),
      '#555b60',
      1,
    );
    g.stitch(sp(`338 ${top + 48}, 338 ${top + 110}, 322 ${top + 146}`), t);
    for (const s of [-1, 1]) {
      const d = sp(
        at(
          `${wX - (short ? 40 : 34)} ${top + 40}, ${wX - 10} ${top + 84}, ${hipX - (short ? 22 : 12)} ${top + (short ? 170 : 148)}`,
          s,
        ),
      );
      if (v % 2) {
        g.soft(d, t.d5, 7, 3, 0.5).zip(d, t, { w: 5, tape: a.d2, teeth: a.b });
        g.pull(320 + s * (wX - (short ? 39 : 33)), top + 44, a, -s * 20, 18);
      } else {
        g.soft(d, t.d5, 5, 2.4, 0.6)
          .seam(d, t, 2)
          .stitch(
            sp(
              at(
                `${wX - (short ? 46 : 40)} ${top + 42}, ${wX - 17} ${top + 88}, ${hipX - (short ? 28 : 19)} ${top + (short ? 172 : 150)}`,
                s,
              ),
            ),
            t,
          );
      }
    }
    const cargo = (s: number) => {
      const P = short
        ? sp(at('96 430!, 200 416!, 206 556!, 104 566!', s), true)
        : sp(at('62 348!, 130 340!, 128 424!, 66 430!', s), true);
      g.cast(P, 0.3, 2, 4, 3).p(P, gr(s, t)).edge(P, t, 6, 0.45, 0.4);
      if (v === 0) {
        const Fp = short
          ? sp(at('92 424!, 203 410!, 205 452!, 96 464!', s), true)
          : sp(at('60 344!, 132 336!, 132 362!, 62 369!', s), true);
        g.cast(Fp, 0.35, 2, 4, 3)
          .p(Fp, gr(s, tones(t.d1)))
          .edge(Fp, t, 4)
          .stitch(short ? sp(at('98 458, 202 447', s)) : sp(at('65 364, 129 357', s)), t);
        const [bx, by] = short ? [150, 446] : [97, 356];
        g.p(el(320 + s * bx, by, 4), t.d4).p(el(320 + s * bx - 1, by - 1, 2), t.l3);
      } else {
        const d = short ? pl(at('112 448, 190 438', s)) : pl(at('72 362, 122 356', s));
        g.zip(d, t, { w: 5, tape: a.d2, teeth: a.b });
        g.pull(320 + s * (short ? 114 : 74), short ? 448 : 362, a, -20, 18);
      }
    };
    if (v === 0) {
      cargo(-1);
      cargo(1);
    }
    if (v === 2) cargo(1);
    if (v === 3 && !short) {
      const d = pl(at('112 330, 108 414'));
      g.zip(d, t, { w: 5, tape: a.d2, teeth: a.b });
      g.pull(432, 332, a, 0, 18);
    }
    g.label(short ? 140 : 206, short ? 606 : 320, short ? 22 : 20, 11, a);
  } else {
    for (const s of [-1, 1]) {
      const k = short ? 1.4 : 1;
      const P = sp(
        at(
          `${30 * k} ${top + 92 * k}!, ${94 * k} ${top + 86 * k}!, ${96 * k} ${top + 160 * k}!, ${64 * k} ${top + 176 * k}!, ${34 * k} ${top + 164 * k}!`,
          s,
        ),
        true,
      );
      g.cast(P, 0.25, 2, 3, 3).p(P, gr(s, t)).edge(P, t, 5).stitch(P, t);
      g.seam(sp(at(`0 ${top + 66}, 50 ${top + 62}, ${wX + 10} ${top + 50}`, s)), t, 1.5, 0.6);
    }
    g.label(360, top + 58, 24, 11, a);
  }
  for (const s of [-1, 1]) {
    g.stitch(sp(at(`${hemI + 2} ${hemY - 2}, ${hemO - 3} ${hemY - 14}`, s)), t);
    g.stitch(
      sp(
        at(
          out.map(([x, y]) => [x - 9, y + (y > 600 ? -14 : 8)]),
          s,
        ),
      ),
      t,
    );
  }
  return g.svg(short ? [180, 130, 288, 360] : [196, 76, 256, 320]);
}

export const trousers = (o: DrawOptions) => legs(new Pen('trousers', o));

export const shorts = (o: DrawOptions) => legs(new Pen('shorts', o), true);
