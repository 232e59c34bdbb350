import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

export function skiPole(o: DrawOptions) {
  const g = new Pen('pole', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const one = (x: number, ang: number) => {
    g.open(`transform="translate(${x} 0) rotate(${ang} 0 400)"`);
    const sh = `M-9 200L-6 716H6L9 200Z`;
    g.cast(sh, 0.3, 10, 8, 7)
      .p(sh, g.lin({ 0: t.d3, 0.3: t.l4, 0.5: t.b, 1: t.d3 }, -9, 0, 9, 0))
      .inside(sh, () => {
        g.p('M-12 420H12V500H-12Z', a.b)
          .p('M-12 508H12V514H-12ZM-12 240H12V252H-12Z', a.b)
          .glow('M-5 200H-2V720H-5Z', '#fff', 1.5, 0.8)
          .glow('M4 200H10V720H4Z', '#000', 2, 0.3);
      });
    g.p('M-5 700L-1.4 752H1.4L5 700Z', g.lin({ 0: '#e9ecee', 0.5: '#8b9398', 1: '#4b5256' }, 0, 0, 1, 0));
    const Bk = v
      ? sp('-50 676, -30 668, 0 664, 30 668, 50 676, 34 694, 0 700, -34 694', true)
      : sp('-26 680, 0 668, 26 680, 20 706, 0 712, -20 706', true);
    g.cast(Bk, 0.35, 3, 6, 5).p(Bk, g.lin({ 0: neutral.black.l3, 0.5: neutral.black.b, 1: neutral.black.d3 }));
    if (v) for (const s of [-1, 1]) g.p(el(s * 26, 680, 12, 5), '#f4f1ea', 'opacity=".85"');
    g.p(rr(-9, 656, 18, 40, 5), g.lin({ 0: a.l2, 0.5: a.b, 1: a.d3 }, 0, 0, 1, 0));
    const G = sp(
      '-16 76!, -4 60, 14 60, 20 76!, 14 100, 15 130, 12 180, 13 212, -13 212, -13 180, -14 150, -16 130, -13 104',
      true,
    );
    const gt = neutral.black;
    g.strap('4 78, 46 116, 44 210, 22 250, 2 196, -4 120, 4 78', 11, a);
    g.cast(G, 0.35, 4, 6, 5).lit({ blur: 5, scale: 8, amt: 0.05, freq: '0.3', oct: 1, post: 1, spec: 0.25 }, () =>
      g.p(G, g.lin({ 0: gt.l2, 0.5: gt.b, 1: gt.d2 }, 0, 0, 1, 0)).p(rr(-15, 62, 33, 14, 6), a.b),
    );
    for (let i = 0; i < 4; i++) g.soft(`M-10 ${116 + i * 22}q10 5 20 0`, '#000', 4, 1, 0.7);
    g.close();
  };
  one(258, -5);
  one(384, 5);
  return g.svg([190, 40, 240, 300]);
}
