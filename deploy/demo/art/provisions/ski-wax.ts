import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

/** A block of wax in its paper beside a tin of grip wax with its lid off. */
export function skiWax(o: DrawOptions) {
  const g = new Pen('wax', o);
  const t = g.c;
  const a = g.a;
  const s = neutral.steel;
  g.shadow(300, 640, 210, 20, 0.4);
  // block
  g.open('transform="rotate(-6 250 470)"');
  const block = rr(110, 360, 270, 250, 18);
  g.cast(block, 0.3, 6, 10, 8)
    .p(block, g.lin({ 0: t.l2, 0.5: t.b, 1: t.d2 }, 0, 0, 0.7, 1))
    .inside(block, () => {
      g.p('M110 420H380V548H110Z', g.lin({ 0: a.l2, 1: a.d1 }, 0, 0, 0.4, 1));
      for (let i = 0; i < 6; i++) g.s(`M110 ${374 + i * 7}H380`, t.d2, 1.6, 'opacity=".4"');
      g.glow('M118 366H200L150 604H118Z', '#fff', 8, 0.35);
      g.s('M110 420H380M110 548H380', t.d4, 2, 'opacity=".5"');
    })
    .edge(block, t, 13);
  g.label(164, 452, 108, 54).close();
  // tin
  const side = 'M392 452V592A74 22 0 0 0 540 592V452Z';
  g.p(side, g.lin({ 0: a.d3, 0.14: a.b, 0.28: a.l4, 0.4: a.l1, 0.7: a.b, 1: a.d4 }, 392, 0, 540, 0)).inside(
    side,
    () => {
      g.p('M380 512Q466 542 552 512V562Q466 594 380 562Z', t.b);
      g.glow('M380 590H552V640H380Z', '#000', 8, 0.3);
    },
  );
  g.p(el(466, 452, 74, 22), g.lin({ 0: s.l4, 0.5: s.b, 1: s.d2 }))
    .p(el(466, 450, 64, 18), g.lin({ 0: t.l3, 0.6: t.b, 1: t.d2 }, 0, 0, 1, 0.6))
    .s(el(466, 452, 74, 22), s.l5, 1.6, 'opacity=".7"');
  g.p('M430 446Q466 392 502 446Q466 462 430 446Z', g.lin({ 0: t.l3, 1: t.d1 }), 'opacity=".9"');
  return g.svg([120, 360, 240, 300]);
}
