import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { rr, sp, sym } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

const OUTLINE = sym('0 18, 30 30, 46 72, 45 130, 35 250, 30 400, 34 560, 42 690, 41 760, 28 780, 0 784', 0);

function topsheet(g: Pen) {
  const { c: t, a } = g;
  switch (g.seed % 4) {
    case 0:
      g.p('M-60 40L60 190V330L-60 150Z', a.b).p('M-60 560L60 660V800L-60 690Z', a.b);
      g.p('M-60 186L60 372V384L-60 200Z', a.l3);
      break;
    case 1:
      g.p('M-60 0H60V250L0 214L-60 250Z', a.b).p('M-60 800H60V610L0 646L-60 610Z', a.d1).p('M-4 250H4V610H-4Z', a.b);
      break;
    case 2:
      for (let i = 0; i < 7; i++) {
        const y = 120 + i * 30;
        g.p(
          `M-60 ${y + 34}L0 ${y}L60 ${y + 34}V${y + 48}L0 ${y + 14}L-60 ${y + 48}Z`,
          a.b,
          `opacity="${0.96 - i * 0.12}"`,
        );
      }
      g.p('M-60 640H60V800H-60Z', a.b, 'opacity=".9"');
      break;
    default:
      // A range of fells along the shovel, and its reflection on the tail.
      g.p('M-60 240L-22 150L-4 190L14 130L60 250V300H-60Z', a.b).p('M-60 270L-20 214L10 250L60 196V300H-60Z', a.d2);
      g.p('M-60 620H60V690L20 660L-8 720L-30 680L-60 730Z', a.b).p('M-14 312H-8V600H-14ZM8 312H14V600H8Z', t.l4);
  }
}

function binding(g: Pen) {
  const { a } = g;
  const black = neutral.black;
  g.s('M-40 556L-52 612M40 556L52 612', neutral.steel.d2, 5, 'stroke-linecap="round"');
  g.p(rr(-56, 602, 12, 26, 5), a.b).p(rr(44, 602, 12, 26, 5), a.b);
  g.p(rr(-28, 326, 56, 220, 9), '#000', `opacity=".4" filter="${g.blur(4)}" transform="translate(3 6)"`);
  g.p(rr(-25, 322, 50, 222, 9), g.lin({ 0: '#5c6367', 0.3: '#3a3f42', 1: '#1c1f21' }));
  g.s('M-15 402h30M-15 418h30M-15 434h30M-15 450h30', '#6d757a', 3);
  const toe = sp('-31 352!, -30 312, -18 284, 18 284, 30 312, 31 352!, 18 372!, -18 372!', true);
  const heel = sp('-27 478!, 27 478!, 31 520, 24 572, 10 590, -10 590, -24 572, -31 520', true);
  g.lit({ blur: 6, scale: 9, amt: 0, post: 1, spec: 0.4 }, () => {
    g.p(toe, g.lin({ 0: a.l2, 0.5: a.b, 1: a.d2 })).p(heel, g.lin({ 0: black.l3, 0.5: black.b, 1: black.d2 }));
  });
  g.p(rr(-9, 294, 18, 26, 4), black.d1).p(rr(-14, 352, 28, 14, 4), '#cfd5d8');
  g.p(rr(-15, 486, 30, 30, 6), a.b)
    .p(rr(-9, 540, 18, 30, 4), '#f2efe6')
    .s('M-9 555H9', a.b, 3);
}

export function alpineSki(o: DrawOptions) {
  const g = new Pen('aski', o);
  const t = g.c;
  const ski = (x: number, y: number, turn: number) =>
    g.group(`transform="translate(${x} ${y}) rotate(${turn} 0 400) scale(.78 .98)"`, () => {
      g.cast(OUTLINE, 0.3, 12, 10, 9);
      g.p(OUTLINE, g.lin({ 0: t.d1, 0.2: t.l3, 0.45: t.b, 0.85: t.d1, 1: t.d3 }, -46, 0, 46, 20));
      g.inside(OUTLINE, () => {
        topsheet(g);
        g.glow('M-28 70Q-18 300 -22 770H-11Q-8 300 -12 60Z', '#fff', 6, 0.5);
        g.glow('M20 60Q46 300 26 770H54V60Z', '#000', 8, 0.35);
        g.soft(sp('-44 76, 0 26, 44 76'), '#fff', 4, 2, 0.7);
      });
      g.s(OUTLINE, '#c9cfd2', 2.8).s(OUTLINE, '#2a2e31', 0.9, 'opacity=".7"');
      binding(g);
      g.label(-9, 700, 18, 26);
    });
  ski(262, 4, 2.4);
  ski(380, 4, -2.4);
  return g.svg([240, 240, 240, 300]);
}
