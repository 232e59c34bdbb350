import type { Draw, DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { points, sp } from '../kit/shapes.ts';
import type { Tones } from '../kit/tones.ts';

function soleView(o: DrawOptions, key: string, rub: Tones, lug: number) {
  const g = new Pen(`${key}sole`, o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const R = rub;
  const out = points(
    '316 82, 372 96, 412 150, 424 222, 410 304, 388 384, 378 456, 384 540, 394 616, 376 690, 322 718, 268 694, 246 626, 250 540, 254 456, 244 376, 228 296, 222 214, 240 140, 276 94',
  );
  const O = sp(out, true);
  const I = sp(
    out.map(([x, y]) => [320 + (x - 320) * 0.88, 400 + (y - 400) * 0.955]),
    true,
  );
  const A = sp('180 396!, 320 380, 460 400!, 460 500!, 320 520, 180 498!', true);
  g.cast(O, 0.3, 10, 14, 11)
    .p(O, g.lin({ 0: t.b, 0.3: t.l2, 1: t.d2 }, 222, 0, 424, 0))
    .edge(O, t, 8, 0.5, 0.6);
  g.p(I, g.lin({ 0: R.d1, 0.4: R.b, 1: R.d2 }, 222, 0, 424, 0)).inside(I, () => {
    g.soft(I, '#000', 16, 6, 0.5)
      .p(A, g.lin({ 0: a.l1, 1: a.d2 }, 240, 0, 400, 40))
      .soft(A, a.d4, 5, 2, 0.5)
      .s('M286 400L354 500M354 400L286 500', a.d3, 5, 'opacity=".45"');
    g.lit({ blur: 3, scale: 7, amt: 0.06, freq: '0.3', oct: 1, post: 0.8, spec: 0.12 }, () => {
      let d = '';
      for (let y = 92, j = 0; y < 716; y += lug, j++) {
        if (y > 372 && y < 516) continue;
        const dn = y > 450 ? -1 : 1;
        for (let i = -3; i <= 3; i++) {
          const x = 320 + (i + (v === 1 && j % 2 ? 0.5 : 0)) * 36;
          const w = 13;
          const k = v === 2 ? 0 : 8 * dn;
          d +=
            i === 0 && v !== 1
              ? `M${x - w} ${y}l${w}-${10}l${w} 10v${lug - 14}l-${w}-10l-${w} 10z`
              : `M${x - w} ${y + (i < 0 ? k : -k)}l${2 * w}${i < 0 ? ` ${-k}` : ` ${k}`}v${lug - 13}l${-2 * w} ${i < 0 ? k : -k}z`;
        }
      }
      g.p(d, g.lin({ 0: R.l2, 0.5: R.l1, 1: R.d1 }, 222, 0, 424, 0));
    });
    g.glow('M226 100H292V700H226Z', '#fff', 20, 0.1);
  });
  g.label(302, 438, 36, 20);
  return g.svg();
}

/** A shoe whose back view shows its sole. */
export const withSole =
  (front: Draw, key: string, rubber: Tones, lugSpacing: number): Draw =>
  (options) =>
    options.view === 'back' ? soleView(options, key, rubber, lugSpacing) : front(options);
