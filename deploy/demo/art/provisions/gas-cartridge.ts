import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

/** A squat steel cartridge with a threaded valve, its colour all around and a band of the accent. */
export function gasCartridge(o: DrawOptions) {
  const g = new Pen('gas', o);
  const t = g.c;
  const a = g.a;
  const s = neutral.steel;
  g.shadow(320, 640, 190, 22, 0.45);
  const body = sp(
    '140 360!, 152 300, 214 256, 320 246, 426 256, 488 300, 500 360!, 502 586!, 486 628, 446 644, 320 652, 194 644, 154 628, 138 586!',
    true,
  );
  g.p(body, g.lin({ 0: t.d3, 0.1: t.b, 0.24: t.l4, 0.34: t.l1, 0.62: t.b, 0.9: t.d2, 1: t.d4 }, 138, 0, 502, 0)).inside(
    body,
    () => {
      g.p(
        'M120 430Q320 476 520 430V540Q320 586 120 540Z',
        g.lin({ 0: a.d3, 0.1: a.b, 0.24: a.l4, 0.34: a.l1, 0.62: a.b, 0.9: a.d2, 1: a.d4 }, 138, 0, 502, 0),
      );
      g.glow(sp('160 350, 184 300, 262 266, 220 306, 200 356', true), '#fff', 8, 0.5);
      g.s('M132 362Q320 402 508 362', t.d4, 3, 'opacity=".5"').s('M132 367Q320 407 508 367', t.l4, 1.6, 'opacity=".6"');
      g.glow('M120 600Q320 640 520 600V680H120Z', '#000', 10, 0.35);
      // The scale by which one reads what is left.
      for (let i = 0; i < 5; i++) g.s(`M452 ${420 + i * 34}h${i % 2 ? 18 : 30}`, t.l5, 3, 'opacity=".7"');
    },
  );
  g.s('M140 592Q320 652 500 592', '#d8dcde', 6, 'opacity=".8"').label(214, 478, 78, 38);
  // valve
  g.p(el(320, 258, 66, 15), g.lin({ 0: s.l3, 0.5: s.b, 1: s.d3 }));
  g.p(rr(284, 208, 72, 54, 5), g.lin({ 0: s.d3, 0.25: s.l5, 0.5: s.b, 0.85: s.d3, 1: s.d1 }));
  for (let i = 0; i < 5; i++)
    g.s(`M284 ${216 + i * 9}Q320 ${223 + i * 9} 356 ${216 + i * 9}`, s.d3, 2.4, 'opacity=".7"');
  g.p(el(320, 209, 36, 8), g.lin({ 0: s.l4, 1: s.d1 })).p(el(320, 208, 11, 3.4), neutral.black.b);
  return g.svg([190, 190, 260, 325]);
}
