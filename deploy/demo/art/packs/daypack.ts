import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, rr, sp, sym } from '../kit/shapes.ts';
import { neutral, tones, webbing } from '../kit/tones.ts';
import { PACK_CLOTH, piece, wide } from './pack-cloth.ts';

export function daypack(o: DrawOptions) {
  const g = new Pen('day', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const back = g.view === 'back';
  const roll = v === 1;
  g.shadow(320, 706, 150, 14, 0.4);
  const B = roll
    ? sym('0 150, 120 156!, 150 250, 162 420, 166 600, 156 680, 100 704, 0 708')
    : sym('0 128, 84 138, 136 190, 156 300, 166 450, 170 600, 156 682, 100 704, 0 708');
  if (back) {
    g.cast(B, 0.26).lit(PACK_CLOTH, () => piece(g, B, wide(g, t, 150, 490), t, 18));
    const fo = tones('#4a4f53');
    g.lit({ ...PACK_CLOTH, fine: 1.4, fineF: 0.5 }, () => {
      piece(g, sym('0 250, 104 250, 116 400, 118 600, 80 650, 0 656'), wide(g, fo, 200, 440), fo, 14);
      for (const s of [-1, 1])
        piece(
          g,
          sp(
            at(
              '34 214!, 70 190, 124 214, 156 310, 168 430, 160 520, 142 560!, 116 552!, 124 440, 108 330, 76 264, 40 250!',
              s,
            ),
            true,
          ),
          wide(g, tones(t.d1), s < 0 ? 150 : 350, s < 0 ? 290 : 490),
          t,
          12,
        );
    });
    for (const s of [-1, 1]) {
      g.strap(at('130 556, 140 620, 150 676', s), 12, webbing)
        .stitch(sp(at('56 222, 104 234, 138 320, 148 430, 134 540', s)), t)
        .buckle(320 + s * 130, 566, 28, 26);
    }
    g.strap('290 170, 296 128, 344 128, 350 170', 13, webbing);
    for (let i = 0; i < 5; i++)
      g.soft(`M230 ${320 + i * 62}Q320 ${334 + i * 62} 410 ${320 + i * 62}`, fo.d5, 6, 3, 0.7);
    return g.svg([220, 180, 256, 320]);
  }
  g.strap(`278 ${roll ? 170 : 142}, 288 96, 352 96, 362 ${roll ? 170 : 142}`, 14, webbing);
  g.cast(B, 0.26).lit(PACK_CLOTH, () => {
    piece(g, B, wide(g, t, 150, 490), t, 20).inside(B, () => {
      g.fold(190, 300, 240, 440, 14, 10, t, 0.35).fold(460, 280, 400, 430, -14, 10, t, 0.38);
      if (v !== 2) g.p('M130 606Q320 626 510 606V740H130Z', wide(g, v === 0 ? a : neutral.leather, 150, 490));
    });
    for (const s of [-1, 1]) {
      const P = sp(at('120 500!, 174 480!, 186 560, 178 680!, 140 700!, 124 610', s), true);
      piece(g, P, wide(g, tones(t.d2), s < 0 ? 130 : 440, s < 0 ? 204 : 510), t, 10);
    }
    const Fp =
      v === 2
        ? sp('206 416!, 320 428, 434 416!, 446 560, 438 670!, 320 690, 202 670!, 194 560', true)
        : sp('216 430!, 320 442, 424 430!, 432 540, 426 640, 400 664, 320 670, 240 664, 214 640, 208 540', true);
    const ft = v === 2 ? a : t;
    piece(g, Fp, wide(g, ft, 200, 440), ft, 16).inside(Fp, () =>
      g.fold(230, 470, 290, 600, 12, 9, ft, 0.35).fold(420, 470, 350, 610, -12, 9, ft, 0.38),
    );
    if (roll) {
      const R = sp('184 156!, 200 130, 320 138, 440 130, 456 156!, 450 196, 320 206, 190 196', true);
      piece(g, R, g.lin({ 0: t.l3, 0.4: t.b, 1: t.d3 }, 320, 130, 322, 206), t, 10);
    }
  });
  g.s(sp(at('121 500, 146 490, 174 481')), a.b, 5).s(sp(at('121 500, 146 490, 174 481', -1)), a.b, 5);
  if (roll) {
    g.strap('320 134, 320 300, 320 436', 18, neutral.leather)
      .p(rr(300, 330, 40, 34, 4), 'none')
      .s(rr(301, 330, 38, 32, 4), '#8a6a2e', 6)
      .s(rr(301, 330, 38, 32, 4), '#e6cf93', 2.4, 'transform="translate(-.8 -1)"');
    for (const s of [-1, 1]) g.buckle(320 + s * 134, 176, 30, 26);
  } else {
    const z = sp(at('-150 400, -150 300, -128 220, -80 176, 0 164, 80 176, 128 220, 150 300, 150 400'));
    g.soft(z, t.d5, 9, 4, 0.45).zip(z, t, { w: 9, tape: t.d4, teeth: a.b });
    g.pull(374, 174, a, -70, 28).pull(470, 398, a, 4, 28);
    g.stitch(sp(at('-136 400, -136 306, -116 234, -74 192, 0 180, 74 192, 116 234, 136 306, 136 400')), t);
  }
  const zf = v === 2 ? sp('208 450, 320 462, 432 450') : sp('224 464, 320 476, 416 464');
  g.soft(zf, t.d5, 8, 3, 0.5).zip(zf, t, { w: 8, tape: t.d4, teeth: v === 2 ? t.b : a.b });
  g.pull(v === 2 ? 424 : 408, 453 + (v === 2 ? 0 : 13), v === 2 ? t : a, 12, 28);
  g.label(
    v === 0 ? 296 : 292,
    v === 1 ? 540 : 320 - (v === 2 ? 30 : 0),
    52,
    32,
    v === 1 ? neutral.leather : neutral.cream,
  );
  for (const s of [-1, 1]) g.strap(at('160 440, 130 448', s), 10, webbing).buckle(320 + s * 142, 446, 24, 18);
  if (v === 0) {
    g.strap('320 560, 320 640', 14, webbing);
    for (let i = 0; i < 3; i++) g.s(`M311 ${580 + i * 20}h18`, a.b, 3);
  }
  g.stitch('M140 598Q320 618 500 598', t);
  return g.svg([220, 130, 256, 320]);
}
