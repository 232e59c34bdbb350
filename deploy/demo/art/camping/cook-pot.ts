import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, type Points, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';

export function cookPot(o: DrawOptions) {
  const g = new Pen('pot', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const m = v ? neutral.alu : t;
  const rub = v ? t : a;
  g.shadow(310, 640, 190, 20, 0.45);
  const hd = (pts: Points) => {
    const d = sp(pts);
    g.s(d, '#000', 12, `opacity=".28" filter="${g.blur(4)}" transform="translate(5 8)"`)
      .s(d, neutral.steel.d3, 12, 'stroke-linecap="round" stroke-linejoin="round"')
      .s(d, neutral.steel.l2, 7, 'stroke-linecap="round" transform="translate(-1 -1.4)"');
  };
  hd('496 410, 560 404, 588 440, 584 540, 556 580, 500 566');
  const gp = sp('588 440, 590 490, 584 540');
  g.s(gp, rub.d3, 24, 'stroke-linecap="round"')
    .s(gp, rub.b, 19, 'stroke-linecap="round" transform="translate(-1 -1)"')
    .s(gp, rub.l3, 5, 'stroke-linecap="round" transform="translate(-5 -2)" opacity=".7"');
  const B = `M116 340L122 590Q126 636 190 648Q310 664 430 648Q494 636 498 590L504 340Z`;
  g.p(
    B,
    g.lin({ 0: m.d4, 0.08: m.d1, 0.2: m.l4, 0.28: m.l2, 0.5: m.b, 0.78: m.d2, 0.9: m.d1, 1: m.d4 }, 116, 0, 504, 0),
  );
  g.inside(B, () => {
    g.glow('M100 600Q310 690 520 600V700H100Z', '#000', 14, 0.4);
    for (let i = 0; i < 3; i++)
      g.s(`M116 ${440 + i * 60}Q310 ${492 + i * 60} 504 ${440 + i * 60}`, m.d3, 1.4, 'opacity=".4"').s(
        `M116 ${442 + i * 60}Q310 ${494 + i * 60} 504 ${442 + i * 60}`,
        m.l4,
        1,
        'opacity=".4"',
      );
    g.glow('M180 340L190 640H230L214 340Z', '#fff', 11, 0.4);
    g.soft('M116 362Q310 414 504 362', '#000', 14, 6, 0.4);
  });
  for (let i = 0; i < 4; i++) g.s(`M${404 - i * 2} ${470 + i * 34}l${i % 2 ? 22 : 36} -4`, m.d4, 2, 'opacity=".5"');
  // rim and lid
  g.p(el(310, 342, 200, 48), g.lin({ 0: '#e9ecee', 0.3: '#b0b7bb', 0.6: '#eef0f1', 1: '#6d757a' }));
  const L = `M118 334Q140 268 310 262Q480 268 502 334Q480 378 310 380Q140 378 118 334Z`;
  const lt = v ? neutral.alu : tones(t.l1);
  g.p(L, g.rad({ 0: lt.l4, 0.35: lt.l1, 0.75: lt.b, 1: lt.d3 }, 0.36, 0.25, 0.75)).inside(L, () => {
    g.s(el(310, 326, 150, 36), lt.d3, 2, 'opacity=".5"').s(el(310, 324, 150, 36), lt.l5, 1.6, 'opacity=".5"');
    g.glow('M180 300Q240 276 330 276Q260 290 210 320Z', '#fff', 6, 0.6);
    for (let i = 0; i < 7; i++) g.p(el(392 + i * 9 - (i % 2) * 3, 344 - i * 3, 3.4, 2.2), '#1d2123');
  });
  g.s('M120 338Q140 382 310 386Q480 382 500 338', '#fff', 2, 'opacity=".6"');
  g.p(el(310, 292, 30, 9), '#000', `opacity=".35" filter="${g.blur(3)}"`);
  const K = 'M288 288Q284 262 290 250Q310 240 330 250Q336 262 332 288Q310 298 288 288Z';
  g.p(K, g.lin({ 0: rub.d1, 0.3: rub.l3, 0.6: rub.b, 1: rub.d3 })).p(el(310, 250, 21, 7), rub.l1);
  g.label(170, 520, 34, 18);
  return g.svg([120, 240, 256, 320]);
}
