import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, pl, points, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';

/** A house of cloth in which one stands: steep walls, a ridge, windows with panes, and an awning on two poles. */
export function familyTent(o: DrawOptions) {
  const g = new Pen('family', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  g.glow(el(322, 626, 288, 26), '#2a2620', 11, 0.3);
  const guy = (x: number, y: number, x2: number, y2: number) =>
    g
      .s(`M${x} ${y}L${x2} ${y2}`, '#4b463c', 1.8, 'opacity=".8"')
      .s(`M${x2 - 3} ${y2 - 8}l5 16`, '#6d7478', 4, 'stroke-linecap="round"');
  guy(586, 330, 632, 596);
  guy(64, 352, 10, 622);
  const side = pl('366 196!, 520 226!, 588 330!, 596 596!, 372 634!, 360 316!', true);
  const face = pl('98 330!, 196 210!, 366 196!, 360 316!, 372 634!, 86 616!', true);
  const F = { blur: 9, scale: 8, amt: 0.3, freq: '0.009 0.02', oct: 2, post: 2.2, fine: 0.5, fineF: 0.9 };
  const st = v === 1 ? a : tones(t.d1);
  g.lit(F, () => {
    g.p(side, g.lin({ 0: st.b, 0.4: st.d1, 1: st.d3 }, 366, 200, 596, 600))
      .inside(side, () => {
        g.fold(470, 230, 480, 620, 12, 12, st, 0.35).fold(556, 290, 566, 610, 8, 9, st, 0.3);
        g.p('M340 598L620 556V660H340Z', g.lin({ 0: a.l1, 1: a.d2 }, 0, 560, 0, 640));
      })
      .edge(side, st, 10, 0.5, 0.3);
    g.p(face, g.lin({ 0: t.l3, 0.5: t.b, 1: t.d1 }, 100, 210, 370, 630))
      .inside(face, () => {
        g.fold(210, 216, 120, 600, -14, 10, t, 0.3).fold(330, 210, 350, 620, 10, 10, t, 0.3);
        g.glow(sp('110 330, 200 220, 350 204, 340 260, 200 300', true), t.l4, 14, 0.4);
        g.p('M60 576L390 594V660H60Z', g.lin({ 0: a.l1, 1: a.d2 }, 0, 580, 0, 640));
      })
      .edge(face, t, 10, 0.45, 0.45);
  });
  // windows with their bars
  const glass = (d: string, x: string) => {
    g.p(d, g.lin({ 0: '#20282c', 1: '#64737a' }, 0, 0, 1, 1), 'opacity=".88"')
      .s(d, t.l3, 5)
      .s(x, t.l3, 3.4);
  };
  glass(pl('416 372!, 476 366!, 480 456!, 418 466!', true), 'M446 369L449 461M417 418L478 411');
  glass(pl('512 364!, 560 360!, 566 442!, 516 450!', true), 'M536 362L541 446M514 407L563 401');
  // door, as high as a grown-up
  const door = sp('152 622!, 152 420, 170 360!, 292 356!, 308 420, 314 630!', true);
  g.soft(door, '#000', 10, 5, 0.4);
  g.p(door, g.lin({ 0: '#15191b', 0.6: '#2a3033', 1: '#474b49' }, 0, 360, 0, 630));
  const flap = sp('292 356!, 308 420, 314 630!, 280 628, 276 430, 268 358!', true);
  g.cast(flap, 0.5, -8, 4, 5).p(flap, g.lin({ 0: a.l2, 0.5: a.b, 1: a.d3 }, 268, 0, 314, 0));
  g.strap('266 470, 290 466, 314 470', 9, tones(t.d2));
  g.zip(sp('152 622, 152 420, 170 360'), t, { w: 6, tape: t.d3, teeth: a.b });
  // awning
  if (v !== 1) {
    const roof = pl('98 330!, 360 316!, 392 384!, 56 404!', true);
    for (const pole of ['60 402, 66 630', '386 382, 392 648']) {
      const d = pl(points(pole));
      g.s(d, neutral.steel.d3, 7, 'stroke-linecap="round"').s(d, neutral.steel.l3, 3, 'stroke-linecap="round"');
    }
    g.cast(roof, 0.35, 4, 16, 8)
      .p(roof, g.lin({ 0: a.l2, 0.6: a.b, 1: a.d1 }, 0, 316, 0, 404))
      .edge(roof, a, 5);
    g.stitch('M62 396L388 378', a);
  }
  const ridge = pl('196 210!, 366 196!, 520 226!', false);
  g.s(ridge, t.d4, 9, 'stroke-linejoin="round"').s(ridge, a.b, 5, 'stroke-linejoin="round"');
  for (const [x, y] of points('88 616, 372 636, 596 598'))
    g.s(`M${x - 2} ${y - 4}l4 16`, '#737a7e', 5, 'stroke-linecap="round"');
  g.label(410, 560, 34, 18, a, -6);
  return g.svg([120, 300, 256, 320]);
}
