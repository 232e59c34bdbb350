import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

/** A plastic bottle with a screw cap, a label of the accent and a drop on it. */
export function careBottle(o: DrawOptions) {
  const g = new Pen('care', o);
  const t = g.c;
  const a = g.a;
  g.shadow(320, 706, 130, 16, 0.45);
  const bottle = sp(
    '278 214!, 276 250, 236 288, 208 330, 204 392!, 206 672!, 216 700, 250 710, 320 713, 390 710, 424 700, 434 672!, 436 392!, 432 330, 404 288, 364 250, 362 214!',
    true,
  );
  g.p(
    bottle,
    g.lin({ 0: t.d3, 0.12: t.b, 0.26: t.l4, 0.36: t.l1, 0.64: t.b, 0.9: t.d2, 1: t.d4 }, 204, 0, 436, 0),
  ).inside(bottle, () => {
    g.p(
      'M190 404Q320 430 450 404V632Q320 658 190 632Z',
      g.lin({ 0: neutral.cream.d2, 0.2: neutral.cream.l3, 0.6: neutral.cream.b, 1: neutral.cream.d3 }, 204, 0, 436, 0),
    );
    g.p(
      'M190 576Q320 602 450 576V632Q320 658 190 632Z',
      g.lin({ 0: a.d2, 0.3: a.l2, 0.7: a.b, 1: a.d3 }, 204, 0, 436, 0),
    );
    const drop = 'M320 444C352 486 362 506 362 526A42 42 0 0 1 278 526C278 506 288 486 320 444Z';
    g.p(drop, g.lin({ 0: a.l1, 1: a.d1 })).p(el(304, 524, 9, 15), '#fff', 'opacity=".5"');
    g.glow('M232 320Q246 284 276 262Q256 316 254 690H232Z', '#fff', 7, 0.45);
    g.glow('M180 690H460V730H180Z', '#000', 8, 0.35);
  });
  const c = neutral.black;
  g.p(rr(272, 132, 96, 86, 8), g.lin({ 0: c.d3, 0.2: c.l3, 0.5: c.b, 1: c.d4 }));
  for (let i = 0; i < 9; i++) g.s(`M${280 + i * 10} 146V214`, c.l1, 1.6, 'opacity=".5"');
  g.p(el(320, 134, 48, 9), g.lin({ 0: c.l3, 1: c.b }));
  return g.svg([190, 330, 260, 325]);
}
