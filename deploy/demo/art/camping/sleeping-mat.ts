import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, points, rr, sp, sym } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';

export function sleepingMat(o: DrawOptions) {
  const g = new Pen('mat', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const mum = v !== 1;
  const half = mum
    ? points('0 84, 70 88, 108 116, 122 190, 122 330, 104 560, 92 680, 76 708, 0 712')
    : points('0 84, 96 86, 116 104, 118 200, 118 600, 116 692, 96 710, 0 712');
  const cx = 238;
  const B = sym(half, cx);
  g.cast(B, 0.28, 9, 12, 11);
  g.p(B, t.d2);
  const F = { blur: 6, scale: 11, amt: 0.1, freq: '0.05', oct: 2, post: 1.2, fine: 0.7, fineF: 0.8, spec: 0.12 };
  const Bi = sym(
    half.map(([x, y]) => [Math.max(0, x - 10), 398 + (y - 398) * 0.97]),
    cx,
  );
  const gr = g.lin({ 0: t.d1, 0.25: t.l3, 0.6: t.b, 1: t.d2 }, 116, 200, 360, 260);
  let d = '';
  let dots = '';
  if (v === 0) for (let y = 92; y < 708; y += 34) d += rr(100, y, 280, 31.6, 14);
  else if (v === 1) for (let x = 124; x < 352; x += 38) d += rr(x, 80, 35, 640, 14);
  else for (let j = 0, y = 96; y < 712; y += 33, j++) dots += `M${104 + (j % 2) * 22} ${y}h264`;
  g.edge(B, t, 7, 0.6, 0.7).inside(Bi, () =>
    g.lit(F, () => (dots ? g.s(dots, t.b, 40, 'stroke-linecap="round" stroke-dasharray="0 44"') : g.p(d, gr))),
  );
  g.inside(B, () => g.glow(sp('350 100, 380 300, 360 700, 310 720, 330 400', true), t.d5, 20, 0.3));
  g.p(el(cx + (mum ? 64 : 92), 106, 13), g.lin({ 0: '#888', 1: '#222' }))
    .p(el(cx + (mum ? 63 : 91), 105, 8), a.b)
    .s(el(cx + (mum ? 63 : 91), 105, 4.6), a.d3, 1.6);
  g.label(cx - 14, 676, 28, 14, neutral.cream);
  // packed mat in its sack
  const S = sp(
    '418 470!, 424 452, 480 442, 536 452, 544 470!, 546 580, 542 700!, 530 714, 480 720, 430 714, 418 700!, 414 580',
    true,
  );
  const st = a;
  g.shadow(482, 716, 70, 8, 0.4);
  g.lit({ blur: 12, scale: 11, amt: 0.35, freq: '0.03 0.012', oct: 3, post: 1.5, fine: 0.8 }, () =>
    g
      .p(S, g.lin({ 0: st.d2, 0.25: st.l2, 0.6: st.b, 1: st.d3 }, 414, 0, 546, 0))
      .inside(S, () => {
        g.p(rr(400, 676, 160, 50, 2), st.d2, 'opacity=".6"');
      })
      .edge(S, st, 14, 0.5, 0.3),
  );
  g.p(el(481, 456, 54, 12), g.lin({ 0: st.d3, 1: st.d2 }));
  for (let i = 0; i < 7; i++) g.s(`M${440 + i * 14} ${452 + (i % 2) * 3}L480 457`, st.d5, 1.6, 'opacity=".6"');
  g.cord('480 456, 498 424, 470 402, 462 436, 482 456', 4, tones('#33373a'));
  g.p(rr(474, 438, 14, 20, 5), g.lin({ 0: '#777', 1: '#1e2022' }));
  g.label(462, 590, 36, 18, neutral.cream);
  g.strap('416 520, 480 530, 546 520', 11, tones('#33373a')).buckle(500, 528, 30, 20, 2);
  return g.svg([150, 100, 256, 320]);
}
