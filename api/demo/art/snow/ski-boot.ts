import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';
import { HARD_SHELL } from './hard-shell.ts';

export function skiBoot(o: DrawOptions) {
  const g = new Pen('sboot', o),
    t = g.c,
    a = g.a,
    v = g.seed % 2,
    sl = neutral.black;
  g.shadow(320, 712, 228, 13, 0.42);
  const L = sp('196 150!, 210 104, 270 90, 340 98, 392 122!, 398 180!, 290 220, 200 210!', true);
  g.lit({ ...HARD_SHELL, amt: 0.2, freq: '0.03', spec: 0 }, () =>
    g.p(L, g.lin({ 0: sl.l2, 1: sl.d1 })).edge(L, sl, 10),
  );
  for (const x of [250, 310]) g.soft(`M${x} 96Q${x + 8} 140 ${x - 4} 190`, '#000', 4, 2, 0.6);
  g.label(332, 112, 26, 14, neutral.cream, 8);
  const sole = sp(
    '88 668!, 240 672, 300 660, 360 672, 584 660!, 588 690, 560 708!, 400 708!, 390 694!, 262 694!, 252 710!, 110 710!, 88 698',
    true,
  );
  g.lit({ blur: 4, scale: 6, amt: 0.15, freq: '0.2', oct: 1, post: 1 }, () => g.p(sole, g.lin({ 0: sl.l1, 1: sl.d2 })));
  const Lo = sp(
      '104 560!, 120 480!, 250 440, 360 440!, 420 500, 500 540, 562 586, 584 640, 586 672!, 92 674!, 92 620',
      true,
    ),
    Cu = sp(
      '140 180!, 190 150, 280 150, 370 148, 404 160!, 400 260, 404 360, 420 440, 430 486!, 350 520, 240 540, 116 550!, 116 480, 136 360, 140 260',
      true,
    ),
    lt = v ? a : t;
  g.lit(HARD_SHELL, () =>
    g.p(Lo, g.lin({ 0: lt.l2, 0.5: lt.b, 1: lt.d2 }, 200, 440, 300, 680)).edge(Lo, lt, 16, 0.55, 0.5),
  );
  g.inside(Lo, () => {
    g.glow(sp('430 530, 510 560, 560 610, 530 606, 470 570', true), '#fff', 7, 0.5);
    g.s(sp('100 640, 340 650, 586 636'), lt.d3, 3, 'opacity=".5"');
    g.soft(sp('370 470, 410 530, 440 640'), lt.d5, 5, 2, 0.6);
  });
  g.cast(Cu, 0.4, 4, 10, 7).lit(HARD_SHELL, () =>
    g.p(Cu, g.lin({ 0: t.d1, 0.25: t.l3, 0.55: t.b, 1: t.d2 }, 116, 200, 430, 260)).edge(Cu, t, 16, 0.55, 0.5),
  );
  g.inside(Cu, () => {
    g.glow(sp('170 190, 200 176, 190 330, 160 480, 150 480, 166 330', true), '#fff', 8, 0.45);
    const P = sp('120 500!, 150 330, 156 200, 190 170!, 210 320, 190 560!', true);
    g.p(P, a.b, v ? 'opacity=".95"' : 'opacity=".9"').soft(P, a.d4, 4, 2, 0.6);
    g.soft(sp('348 150, 344 300, 368 520'), t.d5, 6, 2.4, 0.6);
  });
  g.p(el(214, 510, 19), g.lin({ 0: '#f0f2f3', 0.5: '#959da2', 1: '#4d5458' }, 0, 0, 1, 1))
    .p(el(214, 510, 10), '#2d3235')
    .s('M208 504l12 12', '#999', 2.4);
  const pw = sp('138 196!, 270 178, 404 176!, 404 214!, 270 218, 138 236!', true);
  g.cast(pw, 0.4, 2, 5, 4)
    .lit({ ...HARD_SHELL, spec: 0, amt: 0.1, fine: 1 }, () => g.p(pw, g.lin({ 0: sl.l2, 1: sl.d1 })))
    .s(sp('140 215, 270 198, 402 195'), a.b, 5);
  g.buckle(330, 196, 36, 34, -4);
  const bk = (x: number, y: number, w: number, ang: number) => {
    g.open(`transform="translate(${x} ${y}) rotate(${ang})"`);
    g.p(rr(-w / 2, -10, w, 30, 6), '#000', `opacity=".4" filter="${g.blur(4)}" transform="translate(2 4)"`)
      .p(rr(-w / 2, -8, w * 0.42, 24, 4), sl.b)
      .s(`M${-w * 0.1} -2H${w * 0.42}M${-w * 0.1} 8H${w * 0.42}`, '#c9cfd2', 3)
      .p(
        rr(-w * 0.12, -12, w * 0.62, 27, 7),
        g.lin({ 0: '#fafbfb', 0.35: '#b8bfc3', 0.55: '#888f94', 1: '#5b6367' }, 0, 0, 0.1, 1),
      )
      .s(`M${w * 0.06} -6H${w * 0.42}M${w * 0.06} 2H${w * 0.42}`, '#fff', 1.6, 'opacity=".7"')
      .p(rr(w * 0.36, -9, w * 0.1, 20, 3), a.b);
    for (let i = 0; i < 4; i++) g.s(`M${-w * 0.45 + i * 9} -4v14`, '#d2d7da', 2.6);
    g.close();
  };
  bk(340, 290, 128, -6);
  bk(352, 386, 128, -2);
  bk(372, 506, 124, 20);
  bk(446, 590, 120, 30);
  return g.svg([230, 200, 256, 320]);
}
