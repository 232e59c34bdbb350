import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

export function nordicSki(o: DrawOptions) {
  const g = new Pen('nski', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const one = (x: number, ang: number) => {
    g.open(`transform="translate(${x} 0) rotate(${ang} 0 400)"`);
    const S = sp(
      '0 48, 10 62, 16 100, 18 200, 17 400, 18 640, 17 700, 15 738, 6 746!, -6 746!, -15 738, -17 700, -18 640, -17 400, -18 200, -16 100, -10 62',
      true,
    );
    g.cast(S, 0.32, 10, 9, 8)
      .p(S, g.lin({ 0: t.d1, 0.25: t.l3, 0.5: t.b, 1: t.d3 }, -18, 0, 18, 6))
      .inside(S, () => {
        if (v === 0)
          g.p('M-30 40H30V150L-30 210Z', a.b)
            .p('M-30 660L30 610V760H-30Z', a.b)
            .p('M-30 222L30 162V172L-30 232Z', '#fff', 'opacity=".8"');
        else if (v === 1) g.p('M-30 40H30V260H-30Z', a.b).p('M-30 272H30V282H-30ZM-30 560H30V760H-30Z', a.b);
        else g.p('M-6 40H2V760H-6Z', a.b).p('M-30 40H30V120L0 150L-30 120Z', a.b);
        g.glow('M-10 60H-4V740H-10Z', '#fff', 3, 0.65);
        g.glow('M9 60H20V740H9Z', '#000', 4, 0.35);
        g.soft('M-14 96Q0 88 14 96', '#000', 3, 2, 0.4);
      })
      .s(S, '#2a2e31', 1, 'opacity=".6"');
    g.p(rr(-14, 344, 28, 190, 5), '#000', `opacity=".4" filter="${g.blur(3)}" transform="translate(3 4)"`)
      .p(rr(-13, 344, 26, 190, 5), g.lin({ 0: '#666d71', 0.35: '#3b4043', 1: '#1b1e20' }, 0, 0, 1, 0))
      .p(
        sp('-17 330!, -10 306, 10 306, 17 330!, 17 392!, -17 392!', true),
        g.lin({ 0: a.l2, 0.5: a.b, 1: a.d3 }, 0, 0, 1, 0.3),
      )
      .p(rr(-11, 318, 22, 34, 5), neutral.black.b)
      .p(rr(-14, 386, 28, 8, 3), '#d5dadd')
      .s('M-5 400V528M5 400V528', '#0e1011', 2)
      .p(rr(-16, 500, 32, 26, 4), neutral.black.l1);
    g.label(-8, 600, 16, 26);
    g.close();
  };
  one(266, -3.2);
  one(374, 3.2);
  return g.svg([250, 280, 200, 250]);
}
