import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

export function alpineSki(o: DrawOptions) {
  const g = new Pen('aski', o),
    t = g.c,
    a = g.a,
    v = g.seed % 3;
  const one = (x: number, dy: number, ang: number) => {
    g.open(`transform="translate(${x} ${dy}) rotate(${ang} 0 400) scale(.8 1.04)"`);
    const S = sp(
      '0 62, 30 78, 42 124, 36 220, 28 400, 34 580, 38 690, 28 722, 0 728, -28 722, -38 690, -34 580, -28 400, -36 220, -42 124, -30 78',
      true,
    );
    g.cast(S, 0.3, 12, 10, 9)
      .p(S, g.lin({ 0: t.d1, 0.2: t.l3, 0.45: t.b, 0.85: t.d1, 1: t.d3 }, -42, 0, 42, 20))
      .inside(S, () => {
        if (v === 0) {
          g.p('M-60 60L60 180V300L-60 160Z', a.b)
            .p('M-60 560L60 640V760L-60 660Z', a.b)
            .p('M-60 190L60 330V344L-60 204Z', a.l3);
        } else if (v === 1) {
          g.p('M-60 40H60V230L0 200L-60 230Z', a.b)
            .p('M-60 740H60V600L0 630L-60 600Z', a.d1)
            .p('M-4 230H4V600H-4Z', a.b);
        } else {
          for (let i = 0; i < 6; i++)
            g.p(
              `M-60 ${150 + i * 26}L0 ${120 + i * 26}L60 ${150 + i * 26}V${162 + i * 26}L0 ${132 + i * 26}L-60 ${162 + i * 26}Z`,
              a.b,
              `opacity="${(0.95 - i * 0.13).toFixed(2)}"`,
            );
          g.p('M-60 600H60V760H-60Z', a.b, 'opacity=".85"');
        }
        g.glow('M-26 90Q-16 300 -18 720H-8Q-6 300 -10 84Z', '#fff', 6, 0.5);
        g.glow('M20 80Q44 300 24 720H50V80Z', '#000', 8, 0.35);
        g.soft(sp('-38 110, 0 66, 38 110'), '#fff', 4, 2, 0.7);
      })
      .s(S, '#c9cfd2', 2.6)
      .s(S, '#2a2e31', 0.9, 'opacity=".7"');
    // binding
    g.p(rr(-27, 318, 54, 206, 8), '#000', `opacity=".35" filter="${g.blur(4)}" transform="translate(3 6)"`).p(
      rr(-25, 320, 50, 200, 8),
      g.lin({ 0: '#5c6367', 0.3: '#3a3f42', 1: '#1c1f21' }, 0, 0, 1, 0),
    );
    g.lit({ blur: 6, scale: 9, amt: 0, post: 1, spec: 0.4 }, () =>
      g
        .p(
          sp('-24 316!, -16 292, 16 292, 24 316!, 30 362, 20 372!, -20 372!, -30 362', true),
          g.lin({ 0: a.l2, 0.5: a.b, 1: a.d2 }),
        )
        .p(
          sp('-26 470!, 26 470!, 28 520, 18 560, 0 566, -18 560, -28 520', true),
          g.lin({ 0: neutral.black.l3, 0.5: neutral.black.b, 1: neutral.black.d2 }),
        ),
    );
    g.p(rr(-12, 300, 24, 30, 5), neutral.black.b)
      .p(rr(-16, 488, 32, 20, 6), a.b)
      .p(rr(-16, 360, 32, 12, 3), '#cfd5d8')
      .s('M-17 400h34M-17 420h34M-17 440h34', '#6d757a', 3);
    g.label(-10, 640, 20, 30);
    g.close();
  };
  one(268, -16, -2.2);
  one(372, -16, 2.2);
  return g.svg([240, 250, 240, 300]);
}
