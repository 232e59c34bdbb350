import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { sp } from '../kit/shapes.ts';
import { neutral } from '../kit/tones.ts';
import { can } from './can.ts';

export function thermos(o: DrawOptions) {
  const g = new Pen('thermos', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  const s = neutral.steel;
  g.shadow(320, 712, 106, 15, 0.5);
  if (v) {
    const H = sp('412 320!, 470 318, 486 350, 484 520, 466 552, 412 552!');
    g.s(H, '#000', 24, `opacity=".25" filter="${g.blur(6)}" transform="translate(6 8)"`)
      .s(H, neutral.black.d3, 26)
      .s(H, neutral.black.b, 21)
      .s(H, neutral.black.l3, 6, 'transform="translate(-5 -3)" opacity=".7"');
  }
  can(g, 320, 690, 712, 100, 98, s, { metal: 1, top: 0 });
  const B = can(g, 320, 286, 694, 100, 102, t, { top: 0 });
  g.inside(B, () => {
    g.p(
      'M200 280H440V740H200Z',
      t.b,
      `opacity=".25" filter="${g.relief({ blur: 2, scale: 4, amt: 0.6, freq: '0.5', oct: 2, post: 0.7 })}"`,
    );
    g.glow('M250 290H268V700H250Z', '#fff', 6, 0.55);
    g.glow('M392 290H402V700H392Z', '#fff', 4, 0.22);
    g.soft('M216 292Q320 324 424 292', '#000', 12, 5, 0.5);
  });
  const Sh = sp('220 290!, 222 262, 238 244!, 402 244!, 418 262, 420 290!, 400 300, 320 306, 240 300', true);
  g.p(
    Sh,
    g.lin({ 0: s.d3, 0.1: s.d1, 0.24: s.l5, 0.34: s.l2, 0.55: s.b, 0.82: s.d3, 0.93: s.d1, 1: s.d3 }, 220, 0, 420, 0),
  );
  g.s('M220 288Q320 320 420 288', s.d4, 2, 'opacity=".6"');
  // cup
  const C = can(g, 320, 100, 246, 84, 90, v ? s : a, { metal: v, top: 0, k: 0.14 });
  g.inside(C, () => {
    g.glow('M258 96H272V260H258Z', '#fff', 5, 0.5);
    g.soft('M226 244Q320 272 414 244', '#000', 10, 4, 0.4);
    g.s('M228 214Q320 240 412 214', '#000', 2, 'opacity=".3"').s(
      'M228 217Q320 243 412 217',
      '#fff',
      1.4,
      'opacity=".4"',
    );
  });
  const ct = v ? s : a;
  g.p(
    'M236 100Q238 86 260 84Q320 78 380 84Q402 86 404 100Q320 124 236 100Z',
    g.lin({ 0: ct.d1, 0.3: ct.l4, 0.6: ct.l1, 1: ct.d2 }),
  );
  if (!v) {
    g.strap('250 256, 230 340, 234 420', 0.1, a);
  }
  g.label(298, 470, 44, 24);
  g.s('M219 640Q320 672 422 640', v ? a.b : a.b, 9, 'opacity=".9"').s(
    'M219 656Q320 688 422 656',
    a.b,
    3,
    'opacity=".9"',
  );
  return g.svg([192, 80, 256, 320]);
}
