import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, type Points, sp } from '../kit/shapes.ts';
import { neutral, tones } from '../kit/tones.ts';

const RUBBER = neutral.rubber;
const CLOTH = { blur: 11, scale: 12, amt: 0.16, freq: '0.022', oct: 3, post: 1.6, fine: 1, fineF: 0.7 };

const UPPER =
  '98 322!, 122 282, 176 262, 234 274, 262 300!, 318 344, 384 382, 452 410, 520 444, 574 490, 604 548, 598 578!, 540 582, 450 560, 370 524, 300 512, 232 528, 168 560, 112 566!, 78 520, 72 440, 82 372';
const HEEL_RUBBER =
  '80 372!, 108 380, 126 424, 150 474, 200 506, 262 514!, 262 536, 220 548, 166 574, 112 580!, 76 548, 64 480, 68 410';
const TOE_RUBBER =
  '352 518!, 380 476, 430 440, 486 424!, 536 446, 586 490, 616 550, 606 586!, 566 596, 500 588, 420 562, 352 538!';
const SOLE =
  '226 514!, 300 500, 372 512, 444 556, 520 590, 608 590!, 600 604, 540 608, 450 586, 366 548, 300 536, 248 548!';

/** One band across the instep that closes with hook and loop. */
function strap(g: Pen, x: number, y: number) {
  const { a } = g;
  const d = sp(
    `${x - 62} ${y + 96}!, ${x - 34} ${y + 22}, ${x + 8} ${y - 16}, ${x + 52} ${y - 14}!, ${x + 60} ${y + 18}!, ${x + 22} ${y + 26}, ${x - 4} ${y + 58}, ${x - 18} ${y + 116}!`,
    true,
  );
  g.cast(d, 0.4, 3, 6, 5).lit({ blur: 6, scale: 8, amt: 0.12, freq: '0.04', post: 1.2, fine: 1 }, () => {
    g.p(d, g.lin({ 0: a.l2, 0.5: a.b, 1: a.d2 })).edge(d, a, 6, 0.5, 0.5);
  });
  g.stitch(sp(`${x - 50} ${y + 92}, ${x - 24} ${y + 28}, ${x + 12} ${y - 6}, ${x + 48} ${y - 4}`), a);
  g.label(x + 16, y - 2, 24, 11, neutral.cream, 8);
}

function lacing(g: Pen) {
  const { a, c: t } = g;
  const panel = sp('240 312!, 282 306, 356 356, 440 396!, 448 426!, 360 414, 280 372', true);
  g.cast(panel, 0.3, 2, 4, 3)
    .p(panel, g.lin({ 0: t.l1, 1: t.d1 }))
    .stitch(panel, t);
  const eyelets = [
    [268, 338, 294, 310],
    [308, 362, 334, 334],
    [350, 384, 376, 354],
    [394, 402, 418, 376],
  ] as const;
  eyelets.forEach(([x, y, fx, fy], i) => {
    const next = eyelets[i + 1];
    if (next) g.cord(`${x} ${y}, ${next[2]} ${next[3]}`, 7, a);
    g.cord(`${fx} ${fy}, ${x} ${y}`, 7, a);
    g.p(el(x, y, 6), '#b9c0c4').p(el(x, y, 3), '#222');
  });
  g.cord('268 338, 236 296, 268 282, 282 324', 6, a).cord('268 338, 300 290, 326 296, 296 330', 6, a);
}

function elastic(g: Pen) {
  const inset = sp('222 286!, 262 302, 330 352, 352 372!, 322 404, 262 384, 214 348!', true);
  const black = neutral.black;
  g.p(inset, g.lin({ 0: black.l2, 1: black.d1 })).edge(inset, black, 6, 0.5, 0.4);
  for (let i = 0; i < 9; i++) g.s(`M${224 + i * 14} ${296 + i * 9}l-8 ${58}`, black.l4, 1.6, 'opacity=".5"');
}

function pullLoop(g: Pen, at: Points) {
  const d = sp(at);
  g.s(d, g.a.d4, 14, 'stroke-linecap="round"')
    .s(d, g.a.b, 10, 'stroke-linecap="round"')
    .s(d, g.a.l3, 3, 'opacity=".7"');
}

export function climbingShoe(o: DrawOptions) {
  const g = new Pen('cshoe', o);
  const { c: t, a } = g;
  const [upper, heel, toe, sole] = [UPPER, HEEL_RUBBER, TOE_RUBBER, SOLE].map((d) => sp(d, true)) as [
    string,
    string,
    string,
    string,
  ];
  g.open('transform="translate(-20 -12)"').shadow(330, 604, 262, 11, 0.4);
  pullLoop(g, '96 330, 60 306, 62 266, 96 262, 116 294');
  const inside = sp('104 320!, 126 278, 178 256, 236 272, 256 300!, 200 324, 140 330', true);
  g.p(inside, g.lin({ 0: tones(a.b).d4, 1: tones(a.b).d2 }));
  g.lit(CLOTH, () => {
    g.p(upper, g.lin({ 0: t.d1, 0.25: t.l2, 0.55: t.b, 0.8: t.l1, 1: t.d2 }, 76, 380, 600, 450));
    g.inside(upper, () => {
      g.p(sp('250 300!, 380 380, 470 420!, 400 520, 300 512, 240 420!', true), t.d1, 'opacity=".5"');
      g.fold(236, 350, 330, 480, 22, 9, t, 0.35).fold(190, 340, 170, 480, -16, 9, t, 0.35);
      g.glow(el(470, 440, 54, 14), t.l5, 12, 0.4);
    }).edge(upper, t, 14, 0.55, 0.5);
    g.seam(sp('186 300, 196 400, 240 470, 340 500'), t);
  });
  g.stitch(sp('194 300, 204 398, 248 462, 346 492'), t);
  g.lit({ blur: 7, scale: 9, amt: 0.05, freq: '0.2', oct: 1, post: 1.3, spec: 0.22 }, () => {
    for (const d of [heel, toe])
      g.p(d, g.lin({ 0: RUBBER.l2, 0.5: RUBBER.b, 1: RUBBER.d2 })).edge(d, RUBBER, 8, 0.5, 0.7);
    g.p(sole, g.lin({ 0: RUBBER.l1, 1: RUBBER.d3 }));
  });
  // Tension line of the heel rand and grooves where a toe hooks.
  g.s(sp('92 392, 116 430, 142 480, 196 514, 262 524'), a.b, 4);
  for (let i = 0; i < 4; i++)
    g.s(
      sp(`${428 + i * 26} ${470 + i * 6}, ${446 + i * 26} ${456 + i * 8}, ${470 + i * 26} ${462 + i * 10}`),
      RUBBER.d5,
      3.4,
    );
  g.s(sp('356 530, 430 556, 520 582, 606 584'), RUBBER.l4, 1.6);
  const collar = sp('98 322, 122 280, 176 260, 234 274, 260 300');
  g.s(collar, t.d4, 16, 'stroke-linecap="round"').s(collar, a.d1, 14, 'stroke-linecap="round"');
  g.s(collar, a.l2, 5, 'stroke-linecap="round" transform="translate(-2 -4)" opacity=".7"');
  const closure = g.seed % 4;
  if (closure === 0)
    for (const [x, y] of [
      [276, 326],
      [360, 368],
    ] as const)
      strap(g, x, y);
  else if (closure === 1) lacing(g);
  else if (closure === 2) strap(g, 318, 346);
  else elastic(g);
  g.label(118, 452, 30, 14, a, 58);
  g.close();
  return g.svg([220, 270, 224, 280]);
}
