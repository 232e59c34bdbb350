import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

/** A spirit stove as the north knows it: a brass burner in a windshield with holes below and supports for a pot above. */
export function alcoholStove(o: DrawOptions) {
  const g = new Pen('spirit', o);
  const t = g.c;
  const a = g.a;
  const s = neutral.alu;
  const B = neutral.gold;
  g.shadow(320, 640, 220, 22, 0.45);
  const cone = 'M168 352L112 604A208 50 0 0 0 528 604L472 352A152 36 0 0 1 168 352Z';
  // inside of the windshield, seen over its rim
  g.p(el(320, 352, 152, 38), g.lin({ 0: s.d4, 0.5: s.d3, 1: s.d1 }, 168, 0, 472, 0));
  // burner with its flames
  g.p(el(320, 372, 74, 20), g.lin({ 0: B.d3, 0.3: B.l3, 0.6: B.b, 1: B.d3 }, 246, 0, 394, 0))
    .p(el(320, 368, 50, 12), '#2a2420')
    .s(el(320, 370, 66, 17), B.l4, 2, 'opacity=".7"');
  for (let i = 0; i < 9; i++) {
    const x = 320 + 58 * Math.cos((i / 9) * 6.283);
    const y = 366 + 14 * Math.sin((i / 9) * 6.283);
    const h = 58 + ((i * 11) % 26);
    g.p(`M${x.toFixed(0)} ${y.toFixed(0)}q-13 -${h / 2} 0 -${h}q13 ${h / 2} 0 ${h}z`, '#e8a64a', 'opacity=".35"').p(
      `M${x.toFixed(0)} ${y.toFixed(0)}q-8 -${h / 3} 0 -${(h * 0.7).toFixed(0)}q8 ${h / 3} 0 ${(h * 0.7).toFixed(0)}z`,
      '#6f9fe0',
      'opacity=".5"',
    );
  }
  g.p(
    cone,
    g.lin({ 0: s.d4, 0.1: s.d1, 0.24: s.l5, 0.34: s.l2, 0.6: s.b, 0.86: s.d2, 1: s.d4 }, 112, 0, 528, 0),
  ).inside(cone, () => {
    const band = 'M100 470Q320 528 540 470V520Q320 578 100 520Z';
    g.p(band, g.lin({ 0: t.d3, 0.12: t.b, 0.26: t.l4, 0.36: t.l1, 0.62: t.b, 0.9: t.d2, 1: t.d4 }, 112, 0, 528, 0));
    g.s('M100 470Q320 528 540 470', a.b, 4).s('M100 520Q320 578 540 520', a.b, 4);
    for (let i = 0; i < 11; i++) {
      const x = 140 + i * 36;
      const y = 602 + 34 * Math.sin(((i + 0.6) / 11.2) * Math.PI);
      g.p(el(x, y - 14, 9, 10), '#1b1e20').s(el(x, y - 14, 9, 10), s.l4, 1.4, 'opacity=".6"');
    }
    g.glow('M196 380L160 640H206L228 384Z', '#fff', 9, 0.4);
  });
  g.s('M168 352A152 36 0 0 0 472 352', s.l5, 4, 'opacity=".9"').s(
    'M168 356A152 36 0 0 0 472 356',
    s.d4,
    2,
    'opacity=".5"',
  );
  // supports
  for (const [x, y, bend] of [
    [196, 370, -18],
    [320, 386, 0],
    [444, 370, 18],
  ] as const) {
    const arm = `M${x} ${y}V${y - 66}q0 -14 ${-bend - (bend === 0 ? 12 : 0)} -14`;
    g.s(arm, s.d4, 13, 'stroke-linecap="round"')
      .s(arm, s.l1, 8, 'stroke-linecap="round" transform="translate(-1 -1)"')
      .s(arm, s.l5, 2, 'stroke-linecap="round" transform="translate(-3 -2)"');
  }
  // snuffer with a handle on the ground beside it
  g.p(rr(470, 584, 92, 44, 10), g.lin({ 0: B.d2, 0.3: B.l4, 0.6: B.b, 1: B.d3 }));
  g.s('M560 606h46', s.d3, 9, 'stroke-linecap="round"').s('M560 604h46', s.l3, 4, 'stroke-linecap="round"');
  g.label(282, 504, 56, 28);
  return g.svg([180, 260, 280, 350]);
}
