import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';
import { HARD_SHELL } from './hard-shell.ts';

export function skiBoot(o: DrawOptions) {
  const g = new Pen('sboot', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 4;
  const sl = neutral.black;
  g.shadow(320, 712, 228, 13, 0.42);
  const L = sp('226 166!, 238 112, 296 86, 372 88, 434 112!, 446 178!, 330 222, 230 214!', true);
  g.lit({ ...HARD_SHELL, amt: 0.2, freq: '0.03', spec: 0 }, () =>
    g.p(L, g.lin({ 0: sl.l2, 1: sl.d1 })).edge(L, sl, 10),
  );
  for (const x of [286, 346]) g.soft(`M${x} 96Q${x + 8} 140 ${x - 4} 190`, '#000', 4, 2, 0.6);
  g.label(372, 104, 26, 14, neutral.cream, 8);
  const sole = sp(
    '88 668!, 240 672, 300 660, 360 672, 584 660!, 588 690, 560 708!, 400 708!, 390 694!, 262 694!, 252 710!, 110 710!, 88 698',
    true,
  );
  g.lit({ blur: 4, scale: 6, amt: 0.15, freq: '0.2', oct: 1, post: 1 }, () => g.p(sole, g.lin({ 0: sl.l1, 1: sl.d2 })));
  const Lo = sp(
    '98 560!, 112 506, 170 470, 280 444, 380 438!, 432 470, 500 520, 556 562, 590 612, 592 672!, 90 674!, 86 616',
    true,
  );
  const Cu = sp(
    '188 186!, 236 156, 320 144, 412 144, 454 158!, 448 240, 438 330, 436 410, 444 470!, 380 522, 262 550, 120 556!, 108 500, 130 404, 160 290',
    true,
  );
  const lt = v % 2 ? a : t;
  const ct = v > 1 ? a : t;
  g.lit(HARD_SHELL, () =>
    g.p(Lo, g.lin({ 0: lt.l2, 0.5: lt.b, 1: lt.d2 }, 200, 440, 300, 680)).edge(Lo, lt, 16, 0.55, 0.5),
  );
  g.inside(Lo, () => {
    g.glow(sp('440 508, 510 542, 562 592, 532 590, 470 550', true), '#fff', 7, 0.5);
    g.s(sp('100 640, 340 650, 586 636'), lt.d3, 3, 'opacity=".5"');
    g.soft(sp('370 470, 410 530, 440 640'), lt.d5, 5, 2, 0.6);
  });
  g.cast(Cu, 0.4, 4, 10, 7).lit(HARD_SHELL, () =>
    g.p(Cu, g.lin({ 0: ct.d1, 0.25: ct.l3, 0.55: ct.b, 1: ct.d2 }, 116, 200, 440, 260)).edge(Cu, ct, 16, 0.55, 0.5),
  );
  g.inside(Cu, () => {
    g.glow(sp('252 180, 274 172, 256 320, 226 480, 214 484, 236 330', true), '#fff', 8, 0.45);
    const P = sp('112 520!, 140 400, 170 290, 200 180!, 232 176!, 214 320, 184 440, 176 560!', true);
    g.p(P, (ct === a ? t : a).b, v ? 'opacity=".95"' : 'opacity=".9"').soft(P, ct.d5, 4, 2, 0.6);
    g.soft(sp('388 150, 376 300, 372 520'), t.d5, 6, 2.4, 0.6);
  });
  g.p(el(214, 510, 19), g.lin({ 0: '#f0f2f3', 0.5: '#959da2', 1: '#4d5458' }, 0, 0, 1, 1))
    .p(el(214, 510, 10), '#2d3235')
    .s('M208 504l12 12', '#999', 2.4);
  const pw = sp('180 208!, 300 178, 456 172!, 454 212!, 306 220, 168 250!', true);
  g.cast(pw, 0.4, 2, 5, 4)
    .lit({ ...HARD_SHELL, spec: 0, amt: 0.1, fine: 1 }, () => g.p(pw, g.lin({ 0: sl.l2, 1: sl.d1 })))
    .s(sp('176 229, 304 199, 452 193'), a.b, 5);
  g.buckle(372, 194, 36, 34, -4);
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
  bk(386, 286, 128, -6);
  bk(386, 384, 128, 0);
  bk(386, 504, 124, 22);
  bk(462, 582, 120, 32);
  return g.svg([230, 200, 256, 320]);
}
