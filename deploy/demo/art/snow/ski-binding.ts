import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, rr, sp } from '../kit/shapes.ts';
import { neutral, type Tones } from '../kit/tones.ts';
import { HARD_SHELL } from './hard-shell.ts';

const { black, steel } = neutral;
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

function screw(g: Pen, x: number, y: number) {
  g.p(el(x, y, 9), g.lin({ 0: '#f0f2f3', 1: '#5b6367' }, 0, 0, 1, 1)).s(`M${x - 5} ${y - 3}l10 6`, '#333', 2);
}

/** Window that shows the release setting. */
function dial(g: Pen, x: number, y: number) {
  g.p(rr(x - 30, y - 17, 60, 34, 8), black.d2).p(rr(x - 26, y - 13, 52, 26, 5), g.lin({ 0: '#f5f3ea', 1: '#c9c5b8' }));
  for (let i = 0; i < 6; i++) g.s(`M${x - 20 + i * 8} ${y - 8}v${i % 2 ? 7 : 12}`, '#5a5a52', 1.8);
  g.p(rr(x + 2, y - 13, 4, 26, 1), g.a.b);
}

function shell(g: Pen, d: string, t: Tones, edge = 13) {
  g.cast(d, 0.32, 4, 7, 6).lit(HARD_SHELL, () => {
    g.p(d, g.lin({ 0: t.l2, 0.45: t.b, 1: t.d2 }, 0, 0, 0.5, 1)).edge(d, t, edge, 0.55, 0.5);
  });
}

function brake(g: Pen) {
  const arm = sp('306 520, 268 580, 214 650');
  g.s(arm, steel.d3, 11, ROUND).s(arm, steel.l3, 4.5, `${ROUND} transform="translate(-1.6 -1.6)"`);
  g.open('transform="rotate(38 208 652)"')
    .p(rr(166, 640, 74, 28, 12), g.lin({ 0: g.a.l2, 1: g.a.d2 }))
    .close();
  const pedal = sp('296 498!, 380 468, 412 470, 414 486!, 400 500, 312 516!', true);
  shell(g, pedal, black, 6);
}

function ski(g: Pen) {
  const t = g.a;
  const slab = sp('-20 566!, 660 566!, 660 598!, -20 598!', true);
  g.p(slab, g.lin({ 0: t.l2, 0.2: t.b, 0.7: t.d2, 1: t.d3 }));
  g.p(rr(-20, 592, 680, 8, 1), g.lin({ 0: '#e8ecee', 1: '#7b848a' })).s('M-20 572H660', t.l4, 2, 'opacity=".6"');
}

export function skiBinding(o: DrawOptions) {
  const g = new Pen('bind', o);
  const { c: t, a } = g;
  const isTall = g.seed % 2 === 1;
  g.shadow(320, 626, 300, 12, 0.36);
  const clip = sp('20 540!, 80 530, 560 530, 620 540!, 620 700!, 20 700!', true);
  g.inside(clip, () => ski(g));
  g.p(rr(84, 540, 480, 28, 7), g.lin({ 0: black.l2, 1: black.d2 }));
  for (let i = 0; i < 15; i++) g.p(rr(112 + i * 12, 548, 6, 12, 2), steel.d4, 'opacity=".7"');
  brake(g);
  g.p(rr(340, 518, 96, 24, 6), g.lin({ 0: '#eceff0', 1: '#8f989d' })).s('M348 526H428M348 533H428', '#6d757a', 2);

  // Heel piece: lever behind, cup that holds the boot in front.
  const lever = isTall
    ? sp('152 400!, 108 352, 74 284, 70 248, 96 236, 136 262, 188 322, 224 368!, 206 402', true)
    : sp('150 412!, 96 392, 50 360, 40 330, 62 316, 116 322, 190 348, 232 374!, 212 408', true);
  shell(g, lever, black, 8);
  g.open(isTall ? 'transform="rotate(62 98 276)"' : 'transform="rotate(26 74 346)"');
  g.p(isTall ? rr(74, 264, 52, 22, 10) : rr(48, 334, 54, 22, 10), a.b).close();
  const cup = sp('244 396!, 300 402, 330 424, 332 446, 312 456!, 250 452!', true);
  g.cast(cup, 0.3, 3, 5, 4)
    .p(cup, g.lin({ 0: steel.l4, 0.5: steel.b, 1: steel.d3 }))
    .s(cup, steel.l5, 1.6, 'opacity=".7"');
  shell(
    g,
    sp('104 540!, 98 478, 116 424, 158 388, 208 372, 252 384!, 272 420, 268 452, 296 474, 306 506, 300 540!', true),
    t,
  );
  dial(g, 196, 470);
  screw(g, 128, 520);
  screw(g, 272, 520);

  // Toe piece: wings behind, slope in front.
  const wing = sp('380 436!, 410 420, 466 418, 476 436!, 460 452, 404 462, 378 458!', true);
  g.cast(wing, 0.3, 3, 4, 4).p(wing, g.lin({ 0: steel.l4, 0.5: steel.b, 1: steel.d3 }));
  shell(g, sp('424 540!, 420 486, 432 440, 462 412, 500 410, 536 432, 568 478, 586 540!', true), t);
  const cap = sp('446 430!, 470 414, 506 414, 540 440!, 556 466!, 530 452, 490 442, 448 448!', true);
  g.p(cap, g.lin({ 0: a.l2, 1: a.d1 })).edge(cap, a, 5, 0.5, 0.4);
  dial(g, 494, 492);
  screw(g, 450, 522);
  screw(g, 556, 524);
  g.label(176, 410, 34, 15, neutral.cream, -14);
  return g.svg([60, 300, 256, 320]);
}
