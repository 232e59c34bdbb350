import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';

export function knife(o: DrawOptions) {
  const g = new Pen('knife', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const W = v ? tones('#6b4326') : t;
  const Lr = v ? a : neutral.leather;
  g.open('transform="rotate(-52 320 400) translate(0 -70)"');
  const Bl = sp('320 372!, 420 366, 520 370, 600 392, 648 424!, 560 436, 440 440, 316 440!', true);
  g.cast(Bl, 0.3, -4, 14, 10);
  g.p(
    Bl,
    g.lin(
      { 0: '#f4f6f7', 0.36: '#c6ccd0', 0.5: '#8f979c', 0.56: '#e3e7e9', 0.8: '#b4bbbf', 1: '#747c81' },
      0,
      368,
      0,
      440,
    ),
  )
    .s('M318 414Q460 414 560 412Q610 412 646 424', '#fff', 1.6, 'opacity=".9"')
    .s('M318 416Q460 416 560 414Q610 414 646 424', '#5e666b', 1, 'opacity=".6"')
    .s(sp('340 385, 450 379, 540 386'), '#5e666b', 4, 'opacity=".45"');
  const H = sp(
    '322 360!, 260 362, 180 356, 90 364, 40 358, 14 384, 18 430, 50 452, 120 444, 200 452, 280 448, 322 450!',
    true,
  );
  g.cast(H, 0.34, -4, 16, 10).lit(
    { blur: 13, scale: 14, amt: v ? 0.12 : 0.03, freq: '0.01 0.15', oct: 3, post: 1.4, spec: 0.25 },
    () => g.p(H, g.lin({ 0: W.l2, 0.4: W.b, 1: W.d3 }, 0, 358, 0, 450)),
  );
  if (v)
    g.inside(H, () => {
      for (let i = 0; i < 8; i++)
        g.s(`M0 ${366 + i * 11}Q120 ${358 + i * 11 + (i % 3) * 5} 330 ${366 + i * 11}`, W.d3, 1.4, 'opacity=".4"');
    });
  else
    g.inside(H, () => {
      for (let i = 0; i < 9; i++) g.soft(`M${90 + i * 20} 392l14 30`, W.d4, 4, 1, 0.6);
    });
  g.p(rr(308, 356, 22, 98, 4), g.lin({ 0: '#f2f3f4', 0.4: '#a3abb0', 1: '#565e63' }, 0, 0, 0, 1));
  for (const x of [86, 254]) g.p(el(x, 406, 8), g.lin({ 0: '#eee', 1: '#666' }, 0, 0, 1, 1)).p(el(x, 406, 3.4), '#444');
  g.p(el(38, 404, 7), '#1c1f21').cord('38 404, -6 420, -30 396, -10 366, 36 402', 5, a);
  // sheath
  g.open('transform="translate(10 150) rotate(3)"');
  const S = sp('300 352!, 330 342, 430 350, 560 372, 640 412, 636 432, 540 446, 400 452, 300 452!', true);
  g.cast(S, 0.32, -4, 16, 10).lit(
    { blur: 12, scale: 12, amt: 0.2, freq: '0.05', oct: 3, post: 1.2, fine: 1.2, fineF: 0.5 },
    () => g.p(S, g.lin({ 0: Lr.l1, 0.5: Lr.b, 1: Lr.d2 }, 0, 344, 0, 452)).edge(S, Lr, 10, 0.5, 0.3),
  );
  g.stitch(sp('306 441, 400 441, 540 435, 626 420'), Lr, '#e8d9bd', 2.2);
  const Lp = sp(
    '310 350!, 220 356, 160 372, 150 402, 164 430, 220 446, 310 450!, 310 424!, 220 420, 196 402, 220 382, 310 376!',
    true,
  );
  g.cast(Lp, 0.3, -3, 10, 7)
    .p(Lp, g.lin({ 0: Lr.l2, 1: Lr.d2 }))
    .stitch(sp('304 357, 222 363, 168 380, 158 402, 170 424, 222 439, 304 443'), Lr, '#e8d9bd', 1.8);
  g.p(el(330, 400, 9), g.lin({ 0: '#f3e3b0', 1: '#7c5f22' }, 0, 0, 1, 1));
  g.close().close();
  return g.svg([220, 300, 256, 320]);
}
