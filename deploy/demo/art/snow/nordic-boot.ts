import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

export function nordicBoot(o: DrawOptions) {
  const g = new Pen('nboot', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 4;
  g.open('transform="translate(-20 70) scale(1.06 .88)"').shadow(320, 672, 246, 12, 0.42);
  const U = sp(
    '150 250!, 158 214, 200 206, 260 214, 306 210!, 330 290, 352 370, 396 436, 456 488, 524 528, 576 570, 596 612, 590 642!, 330 650, 100 644!, 90 590, 112 520, 134 440, 146 340',
    true,
  );
  g.lit({ blur: 10, scale: 11, amt: 0.16, freq: '0.02', oct: 3, post: 1.6, fine: 0.8, fineF: 0.8 }, () => {
    g.p(U, g.lin({ 0: t.d1, 0.25: t.l2, 0.55: t.b, 0.8: t.l1, 1: t.d2 }, 96, 400, 590, 480))
      .inside(U, () => {
        g.glow(el(470, 540, 50, 16), t.l5, 12, 0.45);
        g.fold(330, 400, 410, 560, 20, 9, t, 0.3);
        g.glow(sp('90 620, 330 600, 590 620, 590 680, 90 680', true), t.d5, 12, 0.5);
        const H = sp('70 660!, 78 540!, 104 486, 150 512, 172 560, 232 606, 300 622, 330 660!', true);
        g.p(H, g.lin({ 0: neutral.black.l1, 1: neutral.black.d1 })).edge(H, neutral.black, 8, 0.5, 0.6);
        const T = sp('420 660!, 452 616, 500 590, 548 552, 620 560!, 620 660!', true);
        g.p(T, g.lin({ 0: neutral.black.l2, 1: neutral.black.d1 })).edge(T, neutral.black, 7, 0.5, 0.7);
        if (v === 2) g.p(sp('196 520!, 300 560, 430 600, 470 640!, 400 660!, 230 610', true), a.b, 'opacity=".9"');
        if (v === 3)
          for (const y of [540, 566, 592]) g.s(sp(`200 ${y}, 320 ${y + 18}, 470 ${y + 10}`), a.b, 7, 'opacity=".85"');
        if (v === 1) g.p(sp('250 470!, 300 460, 400 540, 420 660!, 380 660!, 350 560', true), a.b, 'opacity=".9"');
      })
      .edge(U, t, 14, 0.6, 0.5);
    const C = sp('138 256!, 150 206, 200 190, 270 200, 318 204!, 336 290!, 320 360!, 240 372, 138 356!', true);
    g.p(C, g.lin({ 0: a.d1, 0.3: a.l2, 0.65: a.b, 1: a.d2 }, 136, 0, 336, 30)).edge(C, a, 12, 0.5, 0.5);
    const Cf = sp('128 400!, 220 376, 330 372!, 346 440!, 300 470, 220 484, 118 500!', true);
    g.p(Cf, g.lin({ 0: neutral.black.l1, 0.3: neutral.black.l3, 1: neutral.black.d1 }, 120, 0, 346, 0)).edge(
      Cf,
      neutral.black,
      8,
      0.5,
      0.6,
    );
    // zipped lace cover
    const Z = sp('316 216!, 346 300, 366 380, 420 450, 496 514!, 466 556!, 390 500, 330 420, 304 330, 296 216!', true);
    g.p(Z, g.lin({ 0: t.l1, 1: t.d1 })).edge(Z, t, 8, 0.5, 0.5);
  });
  g.zip(sp('310 226, 326 320, 350 400, 400 468, 470 526'), t, { w: 8, tape: t.d4, teeth: a.b });
  g.pull(312, 236, a, 10, 28);
  g.buckle(318, 420, 34, 44, -12, neutral.steel).strap('150 440, 230 426, 304 420', 18, a);
  g.label(196, 268, 40, 20);
  g.s(sp('150 240, 128 210, 136 180, 160 196'), a.b, 8);
  g.stitch(sp('142 344, 240 360, 316 350'), a, a.l4);
  const S = sp('90 636!, 330 646, 470 640, 586 622!, 596 640, 582 662, 540 670!, 94 674!, 84 656', true);
  g.lit({ blur: 4, scale: 6, amt: 0.05, freq: '0.2', oct: 1, post: 1 }, () =>
    g.p(S, g.lin({ 0: neutral.black.l2, 1: neutral.black.d1 })),
  );
  g.s('M92 648Q330 660 584 638', a.b, 4)
    .p(rr(556, 656, 26, 13, 6), '#c9cfd2')
    .p(rr(300, 664, 30, 10, 3), '#15181a');
  g.close();
  return g.svg([220, 220, 256, 320]);
}
