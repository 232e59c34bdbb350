import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, points, rr, sp, sym } from '../kit/shapes.ts';
import { type Tones, tones, webbing } from '../kit/tones.ts';

export function lifeVest(o: DrawOptions) {
  const g = new Pen('vest', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const back = g.view === 'back';
  const sh = tones(t.d2);
  const B = sym(
    `0 ${back ? 170 : 320}!, 24 ${back ? 166 : 270}, 44 190, 56 128!, 112 116!, 124 200, 148 290, 176 340, 184 430, 180 560, 174 690!, 80 704, 0 706`,
  );
  g.cast(B, 0.26);
  if (!back) {
    const I = sym('0 150, 40 140, 58 126!, 50 260, 20 400, 0 420');
    g.p(I, g.lin({ 0: a.d3, 1: a.d4 })).inside(I, () => {
      g.soft(I, '#000', 20, 9, 0.5);
      g.label(304, 186, 32, 18);
    });
  }
  const F = { blur: 12, scale: 13, amt: 0.2, freq: '0.016', oct: 3, post: 1.8, fine: 0.9, fineF: 0.8 };
  const seg = (d: string, tt: Tones, x0: number, x1: number) => {
    g.p(d, g.lin({ 0: tt.l1, 0.3: tt.l3, 0.6: tt.b, 1: tt.d2 }, x0, 0, x1, 40)).edge(d, tt, 13, 0.55, 0.45);
  };
  g.p(B, sh.d3);
  g.lit(F, () => {
    if (back) {
      seg(sym('0 176, 40 170, 104 130, 118 220, 140 310, 150 358!, 70 370, 0 372'), t, 180, 460);
      seg(sym('0 382, 80 378, 150 366!, 172 400, 180 518!, 90 528, 0 530'), t, 150, 490);
      seg(sym('0 540, 90 536, 180 526!, 172 684!, 80 698, 0 700'), v ? a : t, 150, 490);
    } else
      for (const s of [-1, 1]) {
        const x0 = s < 0 ? 140 : 330;
        const x1 = s < 0 ? 310 : 500;
        seg(
          sp(at('60 132!, 108 122!, 120 204, 144 294, 170 342!, 120 372, 8 384!, 10 330, 40 240', s), true),
          t,
          x0,
          x1,
        );
        seg(sp(at('8 392!, 120 380, 174 352!, 182 430, 180 510!, 90 524, 8 528!', s), true), t, x0, x1);
        seg(sp(at('8 536!, 90 532, 180 518!, 178 600, 172 684!, 80 696, 8 698!', s), true), v ? a : t, x0, x1);
      }
  });
  if (!back) {
    g.soft('M322 350V700', '#000', 10, 4, 0.5).zip('M320 340V702', t, { w: 12, tape: webbing.b, teeth: '#c9cfd2' });
    g.pull(320, 350, a, 3, 30);
    for (const [y, w] of points('456 182, 610 178')) {
      g.strap(`${320 - w} ${y - 6}, 320 ${y + 4}, ${320 + w} ${y - 6}`, 22, webbing)
        .buckle(330, y + 3, 58, 42, 0)
        .buckle(320 - w + 40, y - 2, 26, 34);
    }
    for (const s of [-1, 1]) {
      g.strap(at('92 120, 100 200, 112 262', s), 16, webbing).buckle(320 + s * 106, 232, 30, 26, s * -8);
    }
    const P = rr(372, 300, 74, 62, 7);
    g.cast(P, 0.3, 2, 4, 3)
      .p(P, g.lin({ 0: sh.l2, 1: sh.d1 }))
      .stitch(rr(376, 304, 66, 54, 5), sh)
      .zip('M378 314H440', sh, { w: 5 });
    g.p(rr(186, 316, 64, 15, 2), g.lin({ 0: '#fff', 0.5: '#c9ced1', 1: '#eef0f1' })).s(
      'M189 323.5H247',
      '#8e979b',
      10,
      'stroke-dasharray="2.4 2.4" opacity=".35"',
    );
    g.label(394, 334, 30, 16);
  } else {
    g.p(rr(270, 300, 100, 18, 2), g.lin({ 0: '#fff', 0.5: '#c9ced1', 1: '#eef0f1' }));
    g.strap('146 450, 320 460, 494 450', 22, webbing).label(294, 240, 52, 26);
  }
  for (const s of [-1, 1]) g.s(sp(at('118 122, 130 204, 154 292, 182 344, 190 430', s)), a.b, 5, 'opacity=".9"');
  return g.svg([230, 320, 224, 280]);
}
