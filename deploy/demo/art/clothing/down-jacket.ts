import { upperBody } from '../kit/cut.ts';
import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { pick } from '../kit/pick.ts';
import { at, lerp, type Point, pl, points, round1, sp, sym, tube } from '../kit/shapes.ts';
import { neutral, type Tones, tones } from '../kit/tones.ts';
import { hasHood } from './has-hood.ts';

export function downJacket(o: DrawOptions) {
  const g = new Pen('down', o);
  const t = g.c;
  const a = g.a;
  const back = g.view === 'back';
  const v = g.seed % 3;
  const hooded = hasHood(g.seed);
  const nb = pick([9, 7, 12], v);
  g.warp = upperBody(g.seed, 1);
  const wide = (y: number) => {
    const u = (y - 246) / 460;
    return 140 + 10 * Math.sin(u * 3) + (u > 0.9 ? -(u - 0.9) * 90 : 0);
  };
  const hw = (y: number) =>
    y < 246 ? lerp(58, 124, Math.max(0, (y - 208) / 38)) : Math.min(wide(y), lerp(124, 146, (y - 246) / 120));
  const grad = (tt: Tones, x0 = 170, x1 = 470) =>
    g.lin({ 0: tt.b, 0.28: tt.l2, 0.55: tt.b, 1: tt.d2 }, x0, 400, x1, 424);
  const yokeT = v === 2 && g.seed % 2 ? a : null;
  const rows: number[] = [];
  const y0 = 214;
  const y1 = 690;
  for (let i = 0; i <= nb; i++) rows.push(lerp(y0, y1, i / nb));
  const band = (
    ya: number,
    yb: number,
    w: (y: number) => number,
    cx: number,
    sag: number,
    bulge: number,
    split = false,
  ) => {
    const [wa, wb] = [w(ya), w(yb)];
    const bulged = w((ya + yb) / 2) + bulge;
    const [mid, low] = [(ya + yb) / 2, yb - 2];
    const xy = (dx: number, y: number) => `${round1(cx + dx)} ${round1(y)}`;
    const whole = `M${xy(-wa, ya)}Q${xy(0, ya + sag * 2)} ${xy(wa, ya)}Q${xy(bulged, mid)} ${xy(wb, low)}Q${xy(0, low + sag * 2)} ${xy(-wb, low)}Q${xy(-bulged, mid)} ${xy(-wa, ya)}Z`;
    const half = (s: number) =>
      `M${xy(s * 7, ya + sag)}Q${xy(s * wa * 0.5, ya + sag)} ${xy(s * wa, ya)}Q${xy(s * bulged, mid)} ${xy(s * wb, low)}Q${xy(s * wb * 0.5, low + sag)} ${xy(s * 7, low + sag)}Z`;
    return split ? half(-1) + half(1) : whole;
  };
  const bodyD = sym('0 214, 56 206, 124 244, 144 380, 149 520, 148 620, 143 690!, 138 714!, 0 721');
  const cl = points('108 252, 146 312, 166 386, 181 470, 192 550, 199 620, 204 668');
  const cw = [14, 38, 42, 41, 39, 37, 33];
  for (const s of [-1, 1]) g.cast(tube(at(cl, s), cw));
  g.cast(bodyD);
  const F = {
    blur: 6.5,
    scale: 11,
    amt: 0.36,
    freq: '0.03 0.018',
    oct: 3,
    post: 1.5,
    fine: 0.5,
    fineF: 0.7,
    spec: 0.16,
    gain: 0.5,
  };
  const drawHood = () => {
    const H = sym('0 78, 52 88, 84 124, 94 176, 84 222, 60 250, 0 264');
    g.p(H, t.d4);
    g.lit(F, () => {
      const hb = back
        ? points('80 118, 121 160, 163 204, 207 256')
        : points('80 112, 115 150, 153 190, 193 230, 233 262');
      const W = (y: number) => 92 * Math.sqrt(Math.max(0.05, 1 - ((y - 178) / 112) ** 2)) - 2;
      g.p(hb.map(([p, q]) => band(p, q, W, 320, back ? 8 : -4, 5)).join(''), grad(t, 226, 414));
    });
    if (back) return;
    const O = sym('0 112, 36 120, 54 150, 52 192, 34 222, 0 236');
    const l = v === 2 ? a : tones(t.d1);
    g.s(O, t.d3, 9)
      .s(O, t.l1, 5)
      .p(O, g.lin({ 0: l.d4, 1: l.d2 }))
      .inside(O, () => {
        for (const y of [146, 180, 214])
          g.s(`M260 ${y}Q320 ${y - 14} 380 ${y}`, l.d5, 3, `opacity=".5" filter="${g.blur(1.5)}"`);
        g.soft(O, '#000', 24, 9, 0.6);
        g.label(307, 192, 26, 14);
      });
  };
  const drawCollar = () => {
    // stand collar, puffed
    const I = sym('0 142, 40 146, 62 158, 56 200, 0 208');
    const l = v === 1 ? a : tones(t.d1);
    if (!back)
      g.p(I, g.lin({ 0: l.d3, 1: l.d4 })).inside(I, () => {
        g.soft(I, '#000', 16, 7, 0.5);
        g.label(307, 160, 26, 14);
      });
    g.lit(F, () => {
      for (const [p, q, sg] of back
        ? ([
            [140, 180, 4],
            [182, 222, 5],
          ] as const)
        : ([
            [150, 186, 22],
            [188, 226, 16],
          ] as const))
        g.p(
          band(p, q, (y) => lerp(66, 74, (y - 140) / 80), 320, sg, 4, !back),
          grad(t, 246, 394),
        );
    });
  };
  if (hooded && back) drawHood();
  g.p(bodyD, t.d4);
  for (const s of [-1, 1])
    g.p(
      tube(
        at(cl, s),
        cw.map((x) => x - 4),
      ),
      t.d4,
    );
  if (!hooded) {
    g.p(sym(`0 ${back ? 150 : 200}, 62 ${back ? 154 : 190}, 72 224, 0 240`), t.d4);
    drawCollar();
  }
  if (hooded && !back) drawHood();
  const side = v === 2 ? 0 : 10;
  g.lit(F, () => {
    const acc: [string, string] = ['', ''];
    rows.slice(0, -1).forEach((y, i) => {
      const q = pick(rows, i + 1);
      acc[yokeT && i < 2 ? 1 : 0] += band(y, q, (yy) => hw(yy), 320, back ? 5 : side * (1 - i / nb) + 4, 5, !back);
    });
    g.p(acc[0], grad(t));
    if (acc[1]) g.p(acc[1], grad(yokeT ?? t));
    g.p(sp('178 690!, 320 696, 462 690!, 458 714!, 320 721, 182 714!', true), grad(v === 0 ? a : tones(t.d1)));
  });
  g.inside(bodyD, () => {
    g.glow(sp(at('150 380, 108 470, 104 620, 150 710', 1), true), t.d5, 18, 0.35);
    g.glow(sp('226 250, 210 420, 214 600, 250 640, 262 420', true), t.l4, 22, 0.2);
    for (const s of [-1, 1]) g.soft(sp(at('122 256, 130 330, 136 400, 152 520, 166 640', s)), t.d5, 20, 9, 0.6);
  });
  for (const s of [-1, 1]) {
    // sleeves
    const n = nb + (v === 1 ? 1 : 0);
    const P = (u: number) => {
      const f = u * (cl.length - 1);
      const i = Math.min(cl.length - 2, Math.floor(f));
      const k = f - i;
      const [x0, ya] = pick(cl, i);
      const [x1, yb] = pick(cl, i + 1);
      const l = Math.hypot(x1 - x0, yb - ya);
      return {
        x: lerp(x0, x1, k),
        y: lerp(ya, yb, k),
        w: lerp(pick(cw, i), pick(cw, i + 1), k),
        dx: (x1 - x0) / l,
        dy: (yb - ya) / l,
      };
    };
    type OnSleeve = ReturnType<typeof P>;
    g.lit(F, () => {
      const acc: [string, string] = ['', ''];
      for (let i = 0; i < n; i++) {
        const A = P(i / n);
        const Bq = P((i + 1) / n - 0.004);
        const M = P((i + 0.5) / n);
        const e = i === 0 ? 0.75 : 1;
        const pt = (p: OnSleeve, k: number, b = 0): Point => [
          320 + s * (p.x + p.dy * (p.w + b) * k),
          p.y - p.dx * (p.w + b) * k,
        ];
        const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
        const a0 = whole(pt(A, -e));
        const a1 = whole(pt(A, e));
        const b1 = whole(pt(Bq, 1));
        const b0 = whole(pt(Bq, -1));
        const q = (c: Point, to: Point) => `Q${round1(c[0])} ${round1(c[1])} ${to[0]} ${to[1]}`;
        const d = `M${a0[0]} ${a0[1]}${q([320 + s * A.x, A.y + 9], a1)}${q(pt(M, 1, 13), b1)}${q([320 + s * Bq.x, Bq.y + 8], b0)}${q(pt(M, -1, 12), a0)}Z`;
        acc[yokeT && i < 2 ? 1 : 0] += d;
      }
      for (const [d, cloth] of [
        [acc[0], t],
        [acc[1], yokeT ?? t],
      ] as const)
        if (d) g.p(d, grad(cloth, s < 0 ? 90 : 440, s < 0 ? 190 : 560));
      g.p(tube(at('203 668, 207 690', s), 31), v === 0 ? a.b : t.d1);
    });
  }
  if (!back) {
    const top = hooded ? 232 : 170;
    g.soft(`M324 ${top}V716`, t.d5, 10, 4, 0.5).zip(`M320 ${top}V718`, t, {
      w: 10,
      teeth: v === 1 ? a.b : neutral.black.l3,
      tape: t.d4,
    });
    g.pull(320, top + 12, a, 5, 32);
    {
      const d = pl(at('78 486, 104 590', -1)) + pl(at('78 486, 104 590'));
      g.soft(d, t.d5, 10, 4, 0.55).zip(d, t, { w: 6, tape: t.d4, teeth: v === 1 ? a.b : neutral.black.l3 });
      for (const s of [-1, 1]) g.pull(320 + s * 79, 490, a, s * 15, 22);
    }
    g.label(372, 330, 26, 13);
  } else g.label(307, 276, 26, 13);
  return g.svg(back ? [192, 90, 256, 320] : [212, 180, 240, 300]);
}
