import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { pick } from '../kit/pick.ts';
import { at, el, pl, rr, sp, sym } from '../kit/shapes.ts';

const LENSES = [
  ['#2a2118', '#8a6b45', '#c7a978'],
  ['#14202a', '#3c5f7c', '#9cc0d0'],
  ['#18221c', '#46604c', '#a9bd9a'],
] as const;

export function sunglasses(o: DrawOptions) {
  const g = new Pen('sung', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  g.glow(el(330, 520, 230, 16), '#2a2620', 8, 0.3);
  // temples folding back
  for (const s of [-1, 1]) {
    const d = sp(at('236 346!, 262 344, 268 372, 230 440, 176 486, 150 490, 166 470, 214 420, 238 384!', s), true);
    g.p(d, g.lin({ 0: t.l1, 1: t.d3 }, 0, 0, 1, 1))
      .edge(d, t, 5, 0.5, 0.5)
      .soft(sp(at('150 486, 176 482, 200 464', s)), a.b, 7, 1, 0.9);
  }
  const Fo = sym(
    '0 338, 30 326, 90 306, 180 304, 250 322, 264 350, 252 400, 220 456, 160 484, 96 470, 56 430, 34 388, 16 374, 0 372',
  );
  g.cast(Fo, 0.3, 6, 12, 9);
  const lens = (s: number) =>
    sp(at('44 352, 96 328, 180 324, 236 340, 240 370, 226 408, 200 446, 158 466, 106 454, 70 420, 50 382', s), true);
  g.lit({ blur: 6, scale: 10, amt: 0.01, freq: '0.1', oct: 1, post: 1.2, spec: 0.35 }, () =>
    g.p(Fo + lens(1) + lens(-1), g.lin({ 0: t.l2, 0.5: t.b, 1: t.d2 }, 0, 304, 0, 484), 'fill-rule="evenodd"'),
  );
  for (const s of [-1, 1]) {
    const L = lens(s);
    const tinted = [a.d4, a.b, a.l3] as const;
    const m = g.seed % 2 ? tinted : pick(LENSES, v);
    g.p(L, g.lin({ 0: m[0], 0.55: m[1], 1: m[2] }, 0, 324, 0, 466), 'opacity=".94"').inside(L, () => {
      const x = 320 + s * 140;
      g.p(pl(`${x - 70} 320, ${x - 20} 320, ${x - 76} 470, ${x - 126} 470`, true), '#fff', 'opacity=".22"')
        .p(pl(`${x - 4} 320, ${x + 10} 320, ${x - 46} 470, ${x - 60} 470`, true), '#fff', 'opacity=".16"')
        .glow(el(x + 30, 440, 70, 20), '#fff', 11, 0.25)
        .soft(L, '#000', 9, 4, 0.6);
    });
  }
  for (const s of [-1, 1]) {
    g.p(rr(320 + s * 252 - 8, 338, 16, 22, 4), g.lin({ 0: '#f0f2f3', 1: '#697176' }));
    g.s(sp(at('22 386, 30 412, 46 430', s)), '#fff', 7, 'opacity=".55" stroke-linecap="round"');
  }
  g.soft(sp('90 322, 140 312, 230 312, 300 332, 340 332, 410 312, 500 312'), '#fff', 3, 1.5, 0.5);
  return g.svg([360, 270, 224, 280]);
}
