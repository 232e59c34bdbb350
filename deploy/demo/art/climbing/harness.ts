import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, rr, sp } from '../kit/shapes.ts';
import { neutral, type Tones, tones, webbing } from '../kit/tones.ts';

export function harness(o: DrawOptions) {
  const g = new Pen('harn', o);
  const t = g.c;
  const a = g.a;
  const pad = (d: string, tt: Tones, x0: number, x1: number) => {
    g.cast(d, 0.28, 6, 10, 8).lit(
      { blur: 9, scale: 10, amt: 0.16, freq: '0.03', oct: 2, post: 1.4, fine: 1, fineF: '0.4 0.7' },
      () => g.p(d, g.lin({ 0: tt.l1, 0.3: tt.l2, 0.65: tt.b, 1: tt.d2 }, x0, 0, x1, 60)).edge(d, tt, 12, 0.5, 0.5),
    );
  };
  // back of the belt and rear risers
  const Bk = sp('150 226, 200 176, 320 160, 440 176, 490 226, 486 262, 430 222, 320 206, 210 222, 154 262', true);
  pad(Bk, tones(t.d2), 150, 490);
  g.batch(() => {
    for (const s of [-1, 1]) g.strap(at('60 206, 84 340, 96 470', s), 10, webbing);
  });
  // leg loops: back halves
  for (const s of [-1, 1]) {
    const d = sp(at('34 520, 60 474, 130 462, 186 486, 196 530, 180 520, 126 498, 66 510, 44 540', s), true);
    pad(d, tones(t.d2), s < 0 ? 120 : 350, s < 0 ? 290 : 520);
  }
  // belt front wings
  for (const s of [-1, 1]) {
    const d = sp(at('170 214!, 186 240, 180 300, 140 340, 64 356!, 58 300!, 120 290, 150 260', s), true);
    pad(d, t, s < 0 ? 130 : 370, s < 0 ? 270 : 520);
    g.stitch(sp(at('172 236, 172 292, 134 328, 70 342', s)), t, a.b, 1.8).s(
      sp(at('158 262, 122 306, 62 318', s)),
      a.b,
      7,
    );
    const L = sp(at('168 310, 176 366, 140 392, 100 372, 92 348', s));
    g.s(L, '#000', 10, `opacity=".3" filter="${g.blur(3)}" transform="translate(3 5)"`)
      .s(L, a.d3, 11)
      .s(L, a.b, 8)
      .s(L, a.l4, 2.4, 'transform="translate(-1.6 -1.6)" opacity=".8"');
  }
  g.strap('250 330, 320 344, 390 330', 24, webbing).buckle(376, 332, 44, 40, -8, neutral.steel);
  g.strap('400 330, 440 360, 446 420', 20, webbing);
  // leg loop fronts
  for (const s of [-1, 1]) {
    const d = sp(
      at('28 560!, 40 516!, 70 560, 120 578, 170 560, 196 522!, 208 560, 190 620, 130 650, 66 630', s),
      true,
    );
    pad(d, t, s < 0 ? 112 : 340, s < 0 ? 300 : 530);
    g.stitch(sp(at('40 566, 76 616, 130 636, 182 610, 200 562', s)), t, a.b, 1.8).s(
      sp(at('44 548, 76 590, 126 606, 176 588, 200 548', s)),
      a.b,
      6,
    );
    g.buckle(320 + s * 150, 588, 40, 34, s * -30, neutral.steel);
  }
  g.strap('286 548, 320 562, 354 548', 22, webbing);
  // belay loop with tie-in points
  g.batch(() => {
    for (const y of [344, 552]) g.strap(`296 ${y - 6}, 320 ${y + 8}, 344 ${y - 6}`, 20, a);
  });
  const Bl = rr(298, 330, 44, 236, 22);
  g.s(Bl, '#000', 18, `opacity=".35" filter="${g.blur(4)}" transform="translate(4 6)"`)
    .s(Bl, a.d4, 19)
    .s(Bl, a.b, 16)
    .s(Bl, a.l3, 5, 'transform="translate(-3 -2)" opacity=".8"')
    .s(Bl, a.d3, 16, 'stroke-dasharray="1.4 3" opacity=".3"');
  g.p(rr(333, 420, 18, 56, 3), webbing.b).stitch(rr(336, 424, 12, 48, 2), webbing, webbing.l4);
  g.label(192, 272, 36, 16, neutral.cream, 52);
  return g.svg([240, 270, 224, 280]);
}
