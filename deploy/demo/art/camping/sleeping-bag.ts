import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { pick } from '../kit/pick.ts';
import { at, points, rr, sp, sym } from '../kit/shapes.ts';
import { neutral, type Tones, tones } from '../kit/tones.ts';

export function sleepingBag(o: DrawOptions) {
  const g = new Pen('sbag', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const nb = pick([12, 9, 14], v);
  const half = points(
    '0 76, 66 84, 112 120, 130 180, 136 240, 158 300, 160 380, 146 480, 124 590, 104 670, 84 712, 0 724',
  );
  const B = sym(half);
  const W = (y: number) => {
    for (let i = 1; i < half.length; i++)
      if (y <= pick(half, i)[1]) {
        const [x0, y0] = pick(half, i - 1);
        const [x1, y1] = pick(half, i);
        return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
      }
    return 60;
  };
  g.cast(B, 0.26);
  g.p(B, t.d4);
  const R = Math.round;
  let U = '';
  let Lw = '';
  for (let i = 0; i < nb; i++) {
    const y0 = 262 + (452 * i) / nb;
    const y1 = y0 + 452 / nb - 2.4;
    const wa = W(y0) + 1;
    const wb = W(y1) + 1;
    const sg = v === 1 ? 40 : 12;
    const h = y1 - y0;
    const d = `M${R(320 - wa)} ${R(y0)}q${R(wa)} ${sg * 2} ${R(2 * wa)} 0q7 ${R(h / 2)} ${R(wb - wa)} ${R(h)}q${R(-wb)} ${sg * 2} ${R(-2 * wb)} 0q-7 ${R(-h / 2)} ${R(wb - wa)} ${R(-h)}Z`;
    if (i > nb * 0.62) Lw += d;
    else U += d;
  }
  const gr = (tt: Tones) =>
    g.lin({ 0: tt.d2, 0.14: tt.b, 0.32: tt.l3, 0.55: tt.b, 0.85: tt.d1, 1: tt.d3 }, 160, 300, 480, 320);
  const F = { blur: 7, scale: 12, amt: 0.34, freq: '0.03 0.016', oct: 3, post: 1.5, fine: 0.5, spec: 0.16 };
  const lo = v === 0 ? tones(t.d2) : v === 2 ? a : t;
  g.inside(B, () =>
    g.lit(F, () => {
      if (v === 1) g.p('M150 262H490V400H150Z', gr(t));
      g.p(U, gr(t)).p(Lw, gr(lo));
      const H = points('80 122, 124 168, 170 214, 216 268');
      g.p(
        H.map(([p, q]) => {
          const wa = W(p) + 2;
          const wb = W(q) + 2;
          return `M${R(320 - wa)} ${p}q${R(wa)} -14 ${R(2 * wa)} 0q${R((wb - wa) / 2 + 6)} ${R((q - p) / 2)} ${R(wb - wa)} ${q - p}q${R(-wb)} -14 ${R(-2 * wb)} 0q-4 ${R(-(q - p) / 2)} ${R(wb - wa)} ${p - q}Z`;
        }).join(''),
        gr(v === 1 ? a : t),
      );
    }),
  );
  g.edge(B, t, 20, 0.55, 0.35);
  const O = sym('0 120, 56 132, 80 176, 78 226, 58 268, 30 290, 0 296');
  const In = v === 1 ? tones('#3b4247') : a;
  g.s(O, t.d3, 16, `filter="${g.blur(2)}" opacity=".6"`)
    .s(O, t.d1, 11)
    .s(O, t.l2, 4, 'opacity=".7" transform="translate(-2 -2.4)"')
    .p(O, g.lin({ 0: In.d3, 0.5: In.d1, 1: In.l1 }, 320, 120, 320, 296));
  g.inside(O, () => {
    g.lit({ blur: 6, scale: 8, amt: 0.6, freq: '0.02 0.04', post: 2 }, () => {
      g.p(sp('240 196!, 290 182, 350 184, 402 200!, 402 300!, 240 300!', true), g.lin({ 0: In.b, 1: In.l2 }));
    });
    for (const y of [152, 214, 246]) g.soft(`M230 ${y}Q320 ${y - 12} 410 ${y}`, In.d5, 3, 1.5, 0.5);
    g.soft(O, '#000', 26, 9, 0.55);
    g.label(306, 226, 28, 15);
  });
  for (const s of [-1, 1]) {
    g.cord(at('20 290, 30 316, 26 340', s), 3.4, a);
    g.p(rr(320 + s * 26 - 5, 334, 10, 16, 4), g.lin({ 0: '#777', 1: '#222' }));
  }
  // zip down the side with a turned-down corner
  const Z = sp('256 278, 232 330, 226 420, 238 520, 252 600');
  g.soft(Z, t.d5, 12, 4, 0.5).zip(Z, t, { w: 8, tape: t.d4, teeth: a.b });
  g.pull(254, 284, a, 24, 30);
  g.label(386, 330, 34, 16, neutral.cream);
  g.strap('296 716, 320 742, 344 716', 7, tones('#33373a'));
  return g.svg([190, 90, 256, 320]);
}
