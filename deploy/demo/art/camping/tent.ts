import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, points, sp } from '../kit/shapes.ts';
import { tones } from '../kit/tones.ts';

export function tent(o: DrawOptions) {
  const g = new Pen('tent', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const floor = tones('#3a3e40');
  g.glow(el(326, 612, 286, 26), '#2a2620', 11, 0.3);
  const guy = (x: number, y: number, x2: number, y2: number) =>
    g
      .s(`M${x} ${y}L${x2} ${y2}`, '#4b463c', 1.8, 'opacity=".8"')
      .s(`M${x2 - 3} ${y2 - 8}l5 16`, '#6d7478', 4, 'stroke-linecap="round"');
  guy(116, 396, 30, 592);
  guy(560, 404, 626, 586);
  guy(236, 270, 60, 626);
  guy(410, 292, 604, 640);
  const Lf = sp('310 214!, 222 250, 128 370, 72 500, 46 588!, 94 622!, 128 470, 206 300, 310 214!', true);
  const Fr = sp('310 214!, 206 300, 128 470, 94 622!, 310 632, 512 622!, 478 450, 406 296, 310 214!', true);
  const Sd = sp('310 214!, 430 236, 530 350, 586 490, 604 584!, 512 622!, 478 450, 406 296, 310 214!', true);
  const st = v === 1 ? a : tones(t.d1);
  const F = { blur: 9, scale: 8, amt: 0.3, freq: '0.009 0.02', oct: 2, post: 2.2, fine: 0.5, fineF: 0.9 };
  g.lit(F, () => {
    g.p(Lf, g.lin({ 0: t.l1, 1: t.d1 }, 60, 600, 300, 240)).edge(Lf, t, 8, 0.4, 0.5);
    g.p(Sd, g.lin({ 0: st.d1, 0.4: st.d2, 1: st.d3 }, 400, 260, 590, 590))
      .inside(Sd, () => {
        g.glow(sp('310 214, 430 236, 530 350, 500 400, 420 290', true), st.l3, 14, 0.5);
        for (const [x1, y1, x2, y2] of [
          [520, 370, 520, 600],
          [560, 470, 550, 600],
        ] as const)
          g.fold(x1, y1, x2, y2, 8, 9, st, 0.3);
      })
      .edge(Sd, st, 10, 0.55, 0.25);
    g.p(Fr, g.lin({ 0: t.l3, 0.45: t.b, 1: t.d1 }, 200, 240, 440, 630))
      .inside(Fr, () => {
        g.fold(300, 240, 150, 610, -16, 9, t, 0.25)
          .fold(322, 240, 470, 610, 16, 10, t, 0.35)
          .fold(120, 560, 220, 620, 8, 8, t, 0.3)
          .fold(490, 560, 420, 624, -8, 8, t, 0.3);
        g.glow(sp('180 420, 250 300, 290 260, 260 340, 200 520', true), t.l4, 14, 0.4);
      })
      .edge(Fr, t, 9, 0.45, 0.5);
    if (v !== 1)
      for (const [P, tt] of [
        [Fr, a],
        [Sd, tones(a.d2)],
      ] as const)
        g.inside(P, () =>
          g.p(
            sp('30 580!, 96 588, 310 600, 512 588, 620 548!, 620 650!, 30 650!', true),
            g.lin({ 0: tt.l1, 1: tt.d2 }, 60, 580, 560, 640),
          ),
        );
  });
  // side window and vents
  const W = sp('500 470!, 540 452, 566 520!, 526 548!', true);
  g.p(W, g.lin({ 0: '#20282c', 1: '#55636a' }, 0, 0, 1, 1), 'opacity=".85"').s(W, st.l2, 3);
  // door
  const D = sp('206 626!, 222 480, 262 362, 306 318, 352 352, 398 470, 420 626!', true);
  g.soft(D, '#000', 10, 5, 0.4);
  g.p(D, g.lin({ 0: '#15191b', 0.6: '#2a3033', 1: '#474b49' }, 0, 320, 0, 626));
  const mesh = g.def(
    'mesh',
    (id) =>
      `<pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.5H5M2.5 0V5" stroke="#cfd3cf" stroke-width=".7" opacity=".3"/></pattern>`,
  );
  g.inside(D, () => {
    g.p('M190 600H440V640H190Z', g.lin({ 0: floor.b, 1: floor.l2 }, 0, 600, 0, 640));
    g.glow(el(290, 560, 90, 26), a.b, 14, 0.5);
    g.glow(el(330, 470, 60, 90), '#f6e2b0', 20, 0.12);
    g.p('M190 300H440V640H190Z', mesh);
  });
  const fl = sp('306 318!, 352 352, 398 470, 420 626!, 398 622, 380 540, 362 450, 334 372', true);
  g.cast(fl, 0.5, -8, 4, 5).lit({ blur: 6, scale: 9, amt: 0.2, freq: '0.05 0.02', post: 1.2 }, () =>
    g.p(fl, g.lin({ 0: a.l2, 0.5: a.b, 1: a.d3 }, 340, 0, 420, 0)),
  );
  for (const [x, y] of points('366 430, 394 540'))
    g.strap(`${x - 18} ${y + 4}, ${x + 2} ${y}, ${x + 18} ${y - 6}`, 9, tones(t.d2));
  g.zip(sp('206 626, 222 480, 262 362, 306 318'), t, { w: 6, tape: t.d3, teeth: a.b });
  g.pull(242, 418, a, 20, 20);
  // poles in sleeves
  for (const q of [
    [
      [94, 622],
      [128, 470],
      [206, 300],
      [310, 214],
      [430, 236],
      [530, 350],
      [586, 490],
      [604, 584],
    ],
    [
      [46, 588],
      [72, 500],
      [128, 370],
      [222, 250],
      [310, 214],
      [406, 296],
      [478, 450],
      [512, 622],
    ],
  ] as const) {
    const d = sp(q);
    g.s(d, t.d5, 10, `opacity=".4" filter="${g.blur(3)}" transform="translate(3 4)"`)
      .s(d, v === 1 ? t.d2 : a.d2, 9)
      .s(d, v === 1 ? t.b : a.b, 6.4)
      .s(d, '#fff', 1.8, 'opacity=".5" transform="translate(-1.4 -1.6)"');
  }
  const V = sp('282 238!, 300 206, 330 204, 352 244!, 318 236', true);
  g.p(V, g.lin({ 0: t.l3, 1: t.d1 })).s(V, t.d3, 1.2, 'opacity=".5"');
  for (const [x, y] of points('94 622, 46 588, 512 622, 604 584, 206 628, 420 628'))
    g.s(`M${x - 2} ${y - 4}l4 16`, '#737a7e', 5, 'stroke-linecap="round"');
  g.label(138, 560, 26, 14, a, -8);
  g.stitch(sp('100 606, 310 617, 508 606'), v !== 1 ? a : t);
  return g.svg([200, 300, 240, 300]);
}
