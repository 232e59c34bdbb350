import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, points, sp } from '../kit/shapes.ts';

/** A long tunnel for wind: three hoops in a row, a porch in front, guy lines to all sides, a flap along the ground. */
export function tunnelTent(o: DrawOptions) {
  const g = new Pen('tunnel', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  g.glow(el(336, 632, 270, 24), '#2a2620', 11, 0.3);
  const guy = (x: number, y: number, x2: number, y2: number) =>
    g
      .s(`M${x} ${y}L${x2} ${y2}`, '#4b463c', 1.8, 'opacity=".8"')
      .s(`M${x2 - 3} ${y2 - 8}l5 16`, '#6d7478', 4, 'stroke-linecap="round"');
  guy(508, 338, 628, 540);
  guy(516, 344, 596, 632);
  guy(176, 318, 14, 560);
  guy(200, 312, 30, 668);
  guy(352, 318, 398, 672);
  const body = sp(
    '88 628!, 92 488, 140 356, 214 312!, 300 318, 390 322, 470 330!, 556 384, 592 500, 600 588!, 470 632, 300 652, 88 628!',
    true,
  );
  const front = sp('88 628!, 92 488, 140 356, 214 312!, 268 350, 300 480, 306 650!', true);
  const F = { blur: 9, scale: 8, amt: 0.3, freq: '0.009 0.02', oct: 2, post: 2.2, fine: 0.5, fineF: 0.9 };
  g.lit(F, () => {
    g.p(body, g.lin({ 0: t.l2, 0.4: t.b, 1: t.d3 }, 0, 312, 0, 650))
      .inside(body, () => {
        for (const [x1, x2] of [
          [330, 344],
          [430, 452],
          [520, 548],
        ] as const)
          g.fold(x1, 330, x2, 640, 16, 12, t, 0.35);
        g.glow(sp('230 318, 320 322, 460 334, 440 370, 300 356, 240 350', true), t.l4, 14, 0.45);
        if (v === 1) g.p('M200 300L500 316L540 372L250 350Z', a.b, 'opacity=".55"');
        g.p('M60 612Q320 676 620 570V690H60Z', g.lin({ 0: a.l1, 1: a.d2 }, 0, 600, 0, 660));
      })
      .edge(body, t, 10, 0.5, 0.4);
    g.p(front, g.lin({ 0: t.l3, 0.5: t.l1, 1: t.d1 }, 90, 320, 300, 640)).edge(front, t, 9, 0.45, 0.4);
    g.inside(front, () => g.p('M60 606Q200 640 320 630V700H60Z', g.lin({ 0: a.l1, 1: a.d2 }, 0, 600, 0, 660)));
  });
  // the door of the porch
  const door = sp('128 636!, 138 500, 170 404, 206 372, 244 416, 266 520, 268 648!', true);
  g.soft(door, '#000', 10, 5, 0.4);
  g.p(door, g.lin({ 0: '#15191b', 0.6: '#2a3033', 1: '#474b49' }, 0, 370, 0, 640));
  const flap = sp('206 372!, 244 416, 266 520, 268 648!, 240 644, 232 520, 222 430', true);
  g.cast(flap, 0.5, -8, 4, 5).p(flap, g.lin({ 0: a.l2, 0.5: a.b, 1: a.d3 }, 206, 0, 268, 0));
  g.zip(sp('128 636, 138 500, 170 404, 206 372'), t, { w: 6, tape: t.d3, teeth: a.b });
  // three hoops
  for (const hoop of [
    '88 628, 92 488, 140 356, 214 312, 268 350, 300 480, 306 650',
    '330 648, 318 470, 352 334, 396 322',
    '470 632, 462 470, 474 346, 486 332',
  ]) {
    const d = sp(points(hoop));
    g.s(d, t.d5, 10, `opacity=".4" filter="${g.blur(3)}" transform="translate(3 4)"`)
      .s(d, a.d2, 9)
      .s(d, a.b, 6.4)
      .s(d, '#fff', 1.8, 'opacity=".5" transform="translate(-1.4 -1.6)"');
  }
  const vent = sp('428 346!, 438 318, 470 324, 474 350!', true);
  g.p(vent, g.lin({ 0: t.l3, 1: t.d1 })).s(vent, t.d3, 1.4, 'opacity=".6"');
  const pane = sp('392 470!, 434 462, 446 520!, 398 530!', true);
  g.p(pane, g.lin({ 0: '#20282c', 1: '#55636a' }, 0, 0, 1, 1), 'opacity=".85"').s(pane, t.l2, 3);
  g.label(340, 574, 30, 16, a, -4);
  return g.svg([70, 320, 256, 320]);
}
