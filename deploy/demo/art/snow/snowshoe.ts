import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, points, rr, sp, sym } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

export function snowshoe(o: DrawOptions) {
  const g = new Pen('snow', o);
  const t = g.c;
  const a = g.a;
  const s = neutral.alu;
  const one = (x: number, y: number, ang: number) => {
    g.open(`transform="translate(${x} ${y}) rotate(${ang} 0 400)"`);
    const O = sym('0 74, 66 92, 98 160, 102 280, 90 440, 66 580, 36 690, 14 730, 0 736', 0);
    const I = sym('0 92, 54 106, 82 164, 86 280, 76 430, 54 570, 28 676, 0 706', 0);
    g.cast(O, 0.28, 10, 12, 10);
    g.lit({ blur: 6, scale: 8, amt: 0.15, freq: '0.03', post: 1.4, fine: 0.8 }, () =>
      g.p(I, g.lin({ 0: t.l1, 0.4: t.b, 1: t.d2 }, -90, 90, 90, 700)).inside(I, () => {
        g.p('M-60 250Q0 210 60 250L56 400Q0 420 -56 400Z', '#15181a');
        g.p('M-110 560L110 560V580L-110 580Z', t.d3, 'opacity=".6"');
      }),
    );
    for (const [px, py] of points('0 140, -40 190, 40 190, 0 500, -30 530, 30 530, 0 620'))
      g.p(el(px, py, 11, 7), '#1b1e20', 'opacity=".75"');
    g.s(O, s.d4, 15).s(O, s.b, 11.5).s(O, s.l5, 3.4, 'transform="translate(-2.4 -2.4)"');
    for (const [px, py, r] of [
      [-96, 200, 0],
      [96, 200, 0],
      [-96, 340, 0],
      [96, 340, 0],
      [-76, 500, 12],
      [76, 500, -12],
      [-44, 640, 14],
      [44, 640, -14],
      [0, 84, 90],
    ] as const)
      g.p(
        rr(-11, -20, 22, 40, 5),
        g.lin({ 0: t.l1, 0.5: t.b, 1: t.d2 }, 0, 0, 1, 0),
        `transform="translate(${px} ${py}) rotate(${r})"`,
      );
    g.p(rr(-100, 296, 200, 16, 4), g.lin({ 0: '#e3e7e9', 1: '#6d757a' }));
    const P = sp('-40 262!, 0 240, 40 262!, 46 380, 36 470!, -36 470!, -46 380', true);
    g.cast(P, 0.4, 3, 6, 5).lit({ blur: 7, scale: 9, amt: 0.05, freq: '0.2', oct: 1, post: 1.2, spec: 0.2 }, () =>
      g.p(P, g.lin({ 0: neutral.black.l2, 1: neutral.black.d1 })),
    );
    for (let i = 0; i < 5; i++) g.s(`M-30 ${350 + i * 22}h60`, '#0d0f10', 4);
    for (const yy of [276, 330, 440])
      g.strap(`-62 ${yy + 8}, 0 ${yy - 10}, 62 ${yy + 8}`, 17, a).buckle(24, yy - 6, 30, 26, 8);
    for (let i = 0; i < 5; i++) g.p(`M${-34 + i * 15} 254l6 -16l6 14z`, '#dfe3e5');
    g.label(-14, 570, 28, 14);
    g.close();
  };
  one(206, 0, -4);
  one(434, 0, 4);
  return g.svg([120, 200, 256, 320]);
}
