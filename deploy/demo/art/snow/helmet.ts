import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';

export function helmet(o: DrawOptions) {
  const g = new Pen('helm', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  g.shadow(320, 640, 180, 14, 0.3);
  // straps behind
  g.strap('180 470, 230 590, 330 650', 13, tones('#33373a'));
  g.strap('430 470, 400 590, 340 650', 13, tones('#33373a')).buckle(338, 646, 44, 28, 6);
  const Ear = sp('150 430!, 250 430!, 262 520, 236 580, 196 586, 158 540', true);
  const et = tones('#3b4043');
  g.cast(Ear, 0.3).lit({ blur: 10, scale: 11, amt: 0.2, freq: '0.03', post: 1.4, fine: 1 }, () =>
    g.p(Ear, g.lin({ 0: et.l1, 1: et.d1 })).edge(Ear, et, 10),
  );
  const In = sp('120 440!, 320 486, 560 420!, 556 470, 440 500, 300 514, 150 486', true);
  g.p(In, '#1b1e20').p(
    sp('120 470!, 290 480, 380 448, 560 430!, 540 480, 440 520, 300 520, 180 510', true),
    g.lin({ 0: '#2c3033', 1: '#111314' }),
  );
  const S = sp(
    '98 430, 100 320, 150 214, 240 152, 340 140, 440 166, 520 236, 560 330, 574 412, 556 442!, 470 440, 380 452, 290 484, 200 488, 120 472!',
    true,
  );
  g.cast(S, 0.25).lit({ blur: 22, scale: 22, amt: 0.01, freq: '0.1', oct: 1, post: 2.4, spec: 0.25 }, () =>
    g.p(S, g.rad({ 0: t.l3, 0.4: t.l1, 0.75: t.b, 1: t.d3 }, 0.34, 0.26, 0.85)),
  );
  g.edge(S, t, 22, 0.5, 0.3).inside(S, () => {
    if (v) {
      g.p(sp('80 380!, 320 400, 600 360!, 600 400!, 320 440, 80 420!', true), a.b, 'opacity=".92"');
    } else {
      g.p(sp('130 250!, 330 150, 560 300!, 580 340!, 330 196, 116 290!', true), a.b, 'opacity=".92"');
    }
    g.glow(sp('170 280, 240 196, 330 172, 270 230, 210 300, 180 350', true), '#fff', 12, 0.5);
    g.glow(el(250, 214, 44, 16), '#fff', 6, 0.45);
    g.soft(sp('560 300, 572 412, 470 440, 380 452, 290 484, 200 488, 110 470'), '#000', 16, 7, 0.4);
  });
  for (const [x, y, r, w] of [
    [250, 262, -38, 64],
    [330, 230, -18, 70],
    [416, 246, 12, 66],
    [484, 300, 36, 56],
    [300, 322, -24, 66],
    [390, 318, 4, 66],
    [466, 366, 24, 50],
  ] as const) {
    g.open(`transform="translate(${x} ${y}) rotate(${r})"`)
      .p(
        `M${-w / 2} 0Q0 -20 ${w / 2} -4Q${w * 0.4} 14 0 16Q${-w * 0.4} 16 ${-w / 2} 0Z`,
        g.lin({ 0: '#08090a', 1: '#3c4143' }),
      )
      .s(`M${-w / 2} 1Q${-w * 0.4} 17 0 17Q${w * 0.4} 15 ${w / 2} -3`, t.l4, 2, 'opacity=".7"')
      .close();
  }
  g.s(sp('120 472, 200 488, 290 484, 380 452, 470 440, 556 442'), '#17191b', 8, 'stroke-linecap="round"');
  g.label(164, 396, 34, 18, neutral.cream, 8);
  g.stitch(sp('164 440, 170 530, 200 572, 232 566, 248 516, 240 440'), et);
  return g.svg([200, 140, 256, 320]);
}
