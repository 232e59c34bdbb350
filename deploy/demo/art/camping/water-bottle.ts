import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';

export function waterBottle(o: DrawOptions) {
  const g = new Pen('bottle', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  g.shadow(320, 712, 110, 15, 0.5);
  const B = sp(
    '262 250!, 258 276, 222 310, 206 360, 204 420!, 204 680!, 214 704, 256 716, 320 719, 384 716, 426 704, 436 680!, 436 420!, 434 360, 418 310, 382 276, 378 250!',
    true,
  );
  if (v) {
    // clear bottle
    g.p(
      B,
      g.lin(
        { 0: [t.d1, 0.95], 0.12: [t.l2, 0.7], 0.5: [t.l1, 0.55], 0.85: [t.b, 0.75], 1: [t.d2, 0.95] },
        204,
        0,
        436,
        0,
      ),
    ).inside(B, () => {
      g.p(
        'M190 420Q320 446 450 420V730H190Z',
        g.lin(
          { 0: [t.d2, 0.8], 0.15: [t.b, 0.45], 0.5: [t.l1, 0.35], 0.85: [t.d1, 0.6], 1: [t.d3, 0.85] },
          204,
          0,
          436,
          0,
        ),
      );
      g.p(el(320, 424, 114, 15), t.l3, 'opacity=".55"').s(el(320, 424, 114, 15), '#fff', 1.4, 'opacity=".6"');
      g.glow('M232 360H250V690H232Z', '#fff', 4, 0.75);
      g.glow('M406 360H414V690H406Z', '#fff', 3, 0.5);
      g.glow('M190 690H450V730H190Z', t.d4, 8, 0.6);
      for (let i = 0; i < 7; i++)
        g.s(`M${392 - (i % 2) * 10} ${470 + i * 32}h${20 + (i % 2) * 10}`, '#fff', 2.4, 'opacity=".75"');
      g.soft(B, t.d4, 8, 3, 0.6);
    });
  } else
    g.p(B, g.lin({ 0: t.d3, 0.12: t.b, 0.24: t.l4, 0.34: t.l1, 0.62: t.b, 0.9: t.d2, 1: t.d4 }, 204, 0, 436, 0)).inside(
      B,
      () => {
        g.glow('M236 350Q244 300 276 280Q256 330 254 690H236Z', '#fff', 6, 0.5);
        g.glow('M180 700H460V740H180Z', '#000', 8, 0.4);
        g.p('M190 640Q320 668 450 640V660Q320 690 190 660Z', a.b, 'opacity=".85"');
        g.p('M190 250H450V330H190Z', '#000', `opacity=".18" filter="${g.blur(11)}"`);
      },
    );
  const rib = `M236 132H404L408 244Q320 270 232 244Z`;
  const c = v ? a : neutral.black;
  const lp = sp('232 220, 196 180, 196 110, 250 84, 330 80, 400 92, 412 130');
  g.s(lp, '#000', 18, `opacity=".25" filter="${g.blur(5)}" transform="translate(5 8)"`)
    .s(lp, c.d3, 20, 'stroke-linecap="round"')
    .s(lp, c.b, 15.5, 'stroke-linecap="round"')
    .s(lp, c.l3, 4, 'stroke-linecap="round" transform="translate(-3 -4)" opacity=".7"');
  g.s('M252 252Q320 276 388 252', '#000', 10, `opacity=".4" filter="${g.blur(3)}"`)
    .p(rib, g.lin({ 0: c.d3, 0.14: c.b, 0.26: c.l4, 0.38: c.l1, 0.64: c.b, 1: c.d4 }))
    .inside(rib, () => {
      for (let i = 0; i < 22; i++) {
        const u = -1 + (2 * i) / 21;
        const x = 320 + 86 * Math.sin(u * 1.5);
        g.s(`M${x.toFixed(0)} 150V250`, '#000', 2, 'opacity=".25"').s(
          `M${(x + 2).toFixed(0)} 150V250`,
          '#fff',
          1.2,
          'opacity=".22"',
        );
      }
    });
  g.p('M236 134Q240 116 262 114H378Q400 116 404 134Q320 160 236 134Z', g.lin({ 0: c.b, 0.3: c.l3, 1: c.d1 }));
  g.label(296, 520, 48, 26);
  return g.svg([192, 80, 256, 320]);
}
