import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { points, sp } from '../kit/shapes.ts';
import { type Tones, tones } from '../kit/tones.ts';

export function socks(o: DrawOptions) {
  const g = new Pen('socks', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const one = (dx: number, dy: number, ang: number) => {
    g.open(`transform="translate(${dx} ${dy}) rotate(${ang} 250 400)"`);
    const S = sp(
      '140 96!, 200 88, 268 96!, 272 200, 268 320, 262 430, 274 500, 330 556, 400 610, 428 656, 414 700, 366 716, 300 700, 220 650, 164 596, 134 540, 134 470, 148 380, 146 240',
      true,
    );
    g.cast(S, 0.24, 8, 12, 11);
    const gr = (tt: Tones) => g.lin({ 0: tt.d1, 0.25: tt.l2, 0.6: tt.b, 1: tt.d2 }, 132, 330, 280, 350);
    g.lit({ blur: 10, scale: 10, amt: 0.22, freq: '0.02 0.014', oct: 3, post: 1.6, fine: 1.7, fineF: '0.5 0.3' }, () =>
      g
        .p(S, gr(t))
        .inside(S, () => {
          if (v === 0)
            for (const [y, h] of points('196 26, 236 10'))
              g.p(`M120 ${y}Q206 ${y + 12} 300 ${y}v${h}Q206 ${y + h + 12} 120 ${y + h}z`, gr(a));
          if (v === 1)
            for (let i = 0; i < 7; i++)
              g.p(
                `M120 ${190 + i * 34}Q206 ${202 + i * 34} 300 ${190 + i * 34}v15Q206 ${217 + i * 34} 120 ${205 + i * 34}z`,
                gr(a),
              );
          if (v === 2) g.p(sp('276 180!, 206 200, 120 180!, 120 360!, 206 382, 290 360!', true), gr(tones(t.d2)));
          const heel = sp('120 470!, 180 480, 226 540, 214 610, 160 640!, 110 590!', true);
          const toe = sp('372 570!, 346 620, 344 670, 372 730!, 450 730!, 450 600!', true);
          for (const d of [heel, toe]) g.p(d, g.lin({ 0: a.l1, 1: a.d2 })).edge(d, a, 6, 0.35, 0.3);
          g.fold(262, 440, 190, 470, -16, 9, t, 0.4)
            .fold(268, 480, 216, 530, -10, 8, t, 0.42)
            .fold(140, 400, 200, 420, 10, 7, t, 0.3)
            .fold(290, 540, 250, 600, -10, 8, t, 0.28);
          for (let i = 0; i < 5; i++)
            g.soft(
              sp(`${270 + i * 16} ${560 + i * 13}, ${258 + i * 17} ${610 + i * 10}, ${262 + i * 18} ${660 + i * 8}`),
              t.d4,
              2.4,
              1,
              0.5,
            );
        })
        .edge(S, t, 16, 0.55, 0.45),
    );
    const rib = g.def(
      'rib',
      (id) =>
        `<pattern id="${id}" width="7" height="10" patternUnits="userSpaceOnUse"><path d="M1.6 0V10" stroke="#000" stroke-width="2" opacity=".3"/><path d="M4 0V10" stroke="#fff" stroke-width="1.4" opacity=".2"/></pattern>`,
    );
    g.inside(S, () => {
      g.p('M120 80H300V168Q206 180 120 168z', rib);
      g.soft('M120 170Q206 182 300 170', t.d5, 3, 1.2, 0.6);
      g.p('M230 500L330 560 300 640 200 580z', rib, 'opacity=".5" transform="rotate(-6 260 560)"');
      if (v === 2) g.p('M120 190Q206 204 290 190V358Q206 376 120 358z', rib, 'opacity=".6"');
    });
    const I = sp('141 98!, 200 84, 267 97!, 204 106', true);
    g.p(I, t.d4);
    g.close();
  };
  one(118, -4, 4);
  one(0, 10, -2);
  return g.svg([130, 380, 256, 320]);
}
