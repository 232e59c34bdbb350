import type { Pen } from '../kit/pen.ts';
import { el, rr, sp, sym } from '../kit/shapes.ts';
import type { Tones } from '../kit/tones.ts';

export function hood(g: Pen, t: Tones, lin: Tones, back = false) {
  const H = sym('0 80, 46 90, 76 124, 86 172, 78 212, 62 238, 30 256, 0 262');
  g.p(H, g.lin({ 0: t.l2, 0.4: t.b, 1: t.d3 }, 240, 90, 408, 250)).edge(H, t, 13, 0.6, 0.5);
  if (back) {
    g.inside(H, () => {
      g.fold(262, 120, 280, 236, 12, 8, t, 0.3).fold(384, 130, 366, 240, -12, 8, t, 0.35);
    });
    g.seam(sp('272 92, 288 150, 286 250'), t).seam(sp('368 92, 352 150, 354 250'), t);
    g.seam(sp('238 172, 320 182, 402 172'), t);
    g.strap('306 182, 334 182', 13, t);
    return;
  }
  const O = sym('0 110, 32 118, 52 146, 53 184, 38 214, 14 232, 0 234');
  g.p(O, g.lin({ 0: lin.d4, 0.5: lin.d3, 1: lin.d2 }, 320, 110, 320, 236)).inside(O, () => {
    g.glow(el(336, 176, 34, 60), lin.b, 14, 0.55);
    g.s(sp('270 128, 320 140, 372 128'), lin.d5, 3, 'opacity=".6"');
    g.s(sp('320 140, 320 236'), lin.d5, 2, 'opacity=".5"');
    g.soft(O, '#000', 22, 8, 0.6);
    g.label(307, 196, 26, 14);
  });
  // stiffened brim
  const B = sp(
    `${320 - 58} 158, ${320 - 50} 122, ${320 - 28} 100, 320 94, 348 100, 370 122, 378 158, 371 148, 356 124, 320 112, 284 124, 269 148`,
    true,
  );
  g.p(B, g.lin({ 0: t.l3, 0.5: t.l1, 1: t.d2 }, 262, 100, 378, 150)).s(
    sp('266 148, 282 122, 320 109, 358 122, 374 148'),
    t.d4,
    1.2,
    'opacity=".5"',
  );
  g.soft(sp('268 160, 284 128, 320 116, 356 128, 372 160'), '#000', 6, 4, 0.35);
  g.seam(sp('250 118, 290 96, 320 92, 350 96, 390 118'), t, 1.4, 0.5);
}

export function cuff(g: Pen, t: Tones, s: number) {
  // velcro tab
  const x = 320 + s * 206;
  const y = 664;
  g.place(`tab${t.b}`, x, y + 6, s * -12, () =>
    g
      .p(rr(-22, -8, 44, 20, 6), '#000', `opacity=".3" filter="${g.blur(2)}"`)
      .p(rr(-22, -10, 44, 20, 6), g.lin({ 0: t.l1, 1: t.d2 }))
      .stitch(rr(-19, -7, 38, 14, 4), t),
  );
}
