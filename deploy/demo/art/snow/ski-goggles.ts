import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, rr, sp, sym } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';
import { HARD_SHELL } from './hard-shell.ts';

export function goggles(o: DrawOptions) {
  const g = new Pen('gogg', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  g.shadow(320, 580, 210, 12, 0.25);
  const loop = sp('96 360, 110 282, 200 240, 320 232, 440 240, 530 282, 544 360');
  g.s(loop, t.d5, 66)
    .s(loop, t.d3, 62)
    .s(loop, a.d2, 14)
    .s(loop, '#000', 60, 'stroke-dasharray="2 4" opacity=".18"')
    .s(loop, '#000', 70, `opacity=".3" filter="${g.blur(11)}" transform="translate(0 24)"`);
  for (const s of [-1, 1]) {
    const d = sp(at('190 322!, 252 326, 282 360, 286 420, 262 468, 190 486!', s), true);
    g.cast(d, 0.25)
      .lit({ blur: 8, scale: 9, amt: 0.1, freq: '0.04', post: 1.2, fine: 1, fineF: '0.2 0.9' }, () =>
        g.p(d, g.lin({ 0: t.d1, 0.5: t.l1, 1: t.d2 }, 40, 0, 600, 0)).edge(d, t, 9),
      )
      .s(sp(at('190 404, 286 398', s)), a.b, 16)
      .buckle(320 + s * 214, 404, 26, 96, 0);
  }
  const Fr = sym('0 288, 110 284, 196 306, 222 370, 216 450, 176 512, 100 530, 50 510, 22 470, 0 462');
  const Fo = sym('0 278, 116 274, 206 298, 234 370, 226 456, 182 524, 100 544, 44 522, 18 482, 0 476');
  g.cast(Fo, 0.3, 6, 14, 11).p(Fo, g.lin({ 0: neutral.black.l1, 1: neutral.black.d2 }));
  const ft = v === 1 ? neutral.black : t;
  g.lit({ ...HARD_SHELL, blur: 7 }, () => g.p(Fr, g.lin({ 0: ft.l2, 0.5: ft.b, 1: ft.d2 }, 100, 288, 540, 530)));
  const Ln = sym('0 308, 104 304, 178 324, 200 374, 194 440, 160 492, 100 508, 62 490, 34 452, 0 442');
  g.p(
    Ln,
    g.lin(
      { 0: a.d3, 0.25: a.b, 0.5: v === 2 ? '#6f5bb0' : a.l3, 0.72: v === 0 ? '#7d3f8c' : '#2f6f9a', 1: '#191d2c' },
      140,
      300,
      500,
      510,
    ),
  )
    .inside(Ln, () => {
      g.glow(sp('140 300, 300 296, 250 400, 180 500, 120 500', true), '#fff', 20, 0.35);
      g.p(sp('170 330!, 260 318!, 204 440!, 160 420!', true), '#fff', 'opacity=".28"').p(
        sp('280 316!, 300 315!, 226 470!, 214 456!', true),
        '#fff',
        'opacity=".2"',
      );
      g.glow(sp('360 500, 470 470, 510 400, 520 520, 380 540', true), '#000', 16, 0.4);
      g.glow(
        sp('130 430, 240 400, 330 436, 420 396, 520 420, 520 450, 420 424, 330 460, 240 430, 130 460', true),
        '#fff',
        8,
        0.22,
      );
      g.soft(Ln, '#000', 12, 5, 0.6);
    })
    .s(Ln, '#fff', 1.4, 'opacity=".4"');
  for (let i = 0; i < 5; i++)
    for (const s of [-1, 1]) g.p(rr(320 + s * (40 + i * 24) - 8, 292 - i * 0.6, 16, 6, 3), '#0e1011', 'opacity=".7"');
  return g.svg([130, 260, 224, 280]);
}
