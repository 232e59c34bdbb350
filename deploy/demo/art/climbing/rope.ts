import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { points, rr, sp } from '../kit/shapes.ts';

export function rope(o: DrawOptions) {
  const g = new Pen('rope', o);
  const t = g.c;
  const a = g.a;
  g.shadow(320, 704, 150, 14, 0.32);
  // twisted sheath: base stroke + slanted marker dashes
  const strand = (d: string, w = 17) =>
    g
      .s(d, '#000', w, `opacity=".28" filter="${g.blur(3)}" transform="translate(3 5)" stroke-linecap="round"`)
      .s(d, t.d4, w, 'stroke-linecap="round"')
      .s(d, t.b, w - 3, 'stroke-linecap="round"')
      .s(d, a.b, w - 5, 'stroke-dasharray="5 17"')
      .s(d, t.d3, w - 3, 'stroke-dasharray="1.4 3.2" opacity=".45"')
      .s(d, t.l4, w * 0.22, 'transform="translate(-3 -2.6)" opacity=".65" stroke-linecap="round"');
  // mountaineer's coil: long hanging loops gathered by a wrap
  const loop = (w: number, y0: number, y1: number, k: number) =>
    sp(
      `${320 - 14 + k} ${y0}, ${320 - w * 0.62} ${y0 + 60}, ${320 - w} 440, ${320 - w * 0.86} ${y1 - 70}, 320 ${y1}, ${320 + w * 0.86} ${y1 - 70}, ${320 + w} 440, ${320 + w * 0.62} ${y0 + 60}, ${320 + 14 - k} ${y0}`,
    );
  for (let i = 0; i < 8; i++) {
    const j = ((i * 37) % 11) - 5;
    strand(loop(176 - i * 17 + j, 190 + (i % 3) * 6, 690 - i * 19 + j * 2, j));
  }
  // head loops above the wrap
  for (const [w, y] of points('64 96, 40 118, 18 136'))
    strand(
      sp(
        `300 250, ${320 - w} 176, ${320 - w * 0.6} ${y + 6}, 320 ${y}, ${320 + w * 0.6} ${y + 6}, ${320 + w} 176, 340 250`,
      ),
    );
  for (let i = 0; i < 7; i++)
    strand(`M${252 + (i % 2)} ${208 + i * 16.4}Q320 ${226 + i * 16.4} ${388 - (i % 2)} ${206 + i * 16.4}`, 17.5);
  g.glow('M246 200H280V330H246Z', '#000', 8, 0.3).glow('M362 200H396V330H362Z', '#000', 8, 0.4);
  strand(sp('372 314, 404 400, 392 470, 412 540'), 17);
  g.p(rr(401, 532, 20, 40, 6), g.lin({ 0: '#555', 0.4: '#222', 1: '#000' }, 0, 0, 1, 0));
  const L = rr(288, 300, 64, 30, 4);
  g.cast(L, 0.3, 2, 3, 2).p(L, g.lin({ 0: '#f3ecdc', 1: '#cfc6b3' }));
  return g.svg([220, 160, 200, 250]);
}
