import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { tones } from '../kit/tones.ts';

export function hammock(o: DrawOptions) {
  const g = new Pen('hammock', o);
  const t = g.c;
  const a = g.a;
  g.glow(el(330, 640, 210, 20), '#2a2620', 14, 0.22);
  const L = [74, 232] as const;
  const R = [566, 232] as const;
  g.strap('20 176, 74 232', 10, tones('#3a3e40'));
  g.strap('620 176, 566 232', 10, tones('#3a3e40'));
  const Bk = sp('84 242!, 180 300, 320 330, 460 300, 556 242!, 500 400, 400 500, 320 520, 230 500, 140 400', true);
  const Fr = sp(
    '84 242!, 140 340, 230 436, 320 466, 410 436, 500 340, 556 242!, 540 400, 470 530, 390 590, 320 602, 250 590, 170 530, 100 400',
    true,
  );
  g.lit({ blur: 8, scale: 9, amt: 0.3, freq: '0.012 0.02', post: 2 }, () =>
    g.p(Bk, g.lin({ 0: t.d1, 0.5: t.d2, 1: t.d3 }, 0, 260, 0, 520)).inside(Bk, () => {
      for (let i = 0; i < 9; i++)
        g.fold(90, 246, 200 + i * 36, 330 + (i % 4) * 30, 10, 6, t, 0.3).fold(
          550,
          246,
          230 + i * 32,
          340 + (i % 4) * 28,
          -10,
          6,
          t,
          0.3,
        );
      g.soft(sp('140 340, 230 436, 320 466, 410 436, 500 340'), '#000', 40, 14, 0.45);
    }),
  );
  g.lit({ blur: 10, scale: 10, amt: 0.35, freq: '0.012 0.02', oct: 3, post: 2, fine: 0.7 }, () =>
    g
      .p(Fr, g.lin({ 0: t.l1, 0.3: t.l2, 0.6: t.b, 1: t.d3 }, 200, 300, 420, 610))
      .inside(Fr, () => {
        g.p(
          sp(
            '84 242!, 140 340, 230 436, 320 466, 410 436, 500 340, 556 242!, 506 380, 416 478, 320 510, 224 478, 134 380',
            true,
          ),
          g.lin({ 0: a.l1, 0.5: a.b, 1: a.d2 }, 80, 0, 560, 0),
        );
        for (let i = 0; i < 7; i++)
          g.fold(86, 246, 150 + i * 40, 470 + (i % 3) * 46, -26 + i * 5, 8, t, 0.4).fold(
            554,
            246,
            490 - i * 40,
            470 + (i % 3) * 46,
            26 - i * 5,
            8,
            t,
            0.42,
          );
      })
      .edge(Fr, t, 14, 0.55, 0.45),
  );
  g.stitch(sp('92 252, 146 344, 233 438, 320 468, 407 438, 494 344, 548 252'), a, a.l4, 1.6).stitch(
    sp('134 382, 224 480, 320 512, 416 480, 506 382'),
    t,
    t.l4,
    1.6,
  );
  for (const [x, y, s] of [
    [...L, 1],
    [...R, -1],
  ] as const) {
    const W = sp(
      `${x - s * 2} ${y - 8}!, ${x + s * 20} ${y}!, ${x + s * 34} ${y + 34}!, ${x + s * 14} ${y + 40}!`,
      true,
    );
    g.p(W, g.lin({ 0: a.l1, 1: a.d3 }));
    for (let i = 0; i < 4; i++) g.s(`M${x + s * (2 + i * 5)} ${y + i * 10}l${s * 16} 6`, a.d4, 2, 'opacity=".5"');
    const c = sp(
      `${x - s * 34} ${y - 38}, ${x - s * 14} ${y - 44}, ${x + s * 6} ${y - 14}, ${x + s * 4} ${y + 4}, ${x - s * 14} ${y}, ${x - s * 32} ${y - 22}`,
      true,
    );
    g.s(c, '#000', 7, `opacity=".3" filter="${g.blur(3)}" transform="translate(3 5)"`)
      .s(c, '#4c5458', 7)
      .s(c, '#cfd5d8', 3, 'transform="translate(-.8 -1.2)"');
  }
  const P = rr(350, 520, 84, 62, 10);
  g.open('transform="rotate(-14 390 550)"')
    .cast(P, 0.35, 3, 5, 4)
    .p(P, g.lin({ 0: a.l1, 1: a.d2 }))
    .stitch(rr(355, 525, 74, 52, 7), a)
    .zip('M360 536H424', a, { w: 5 })
    .label(378, 552, 28, 14)
    .close();
  return g.svg([40, 180, 240, 300]);
}
