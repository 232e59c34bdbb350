import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, sp, sym } from '../kit/shapes.ts';
import { tones, webbing } from '../kit/tones.ts';
import { PACK_CLOTH, piece, wide } from './pack-cloth.ts';

export function trek(o: DrawOptions) {
  const g = new Pen('trek', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const back = g.view === 'back';
  const t2 = v === 1 ? a : tones(t.d2);
  g.shadow(320, 716, 150, 14, 0.4);
  const B = sym('0 170, 96 176, 128 220, 136 340, 142 500, 146 640, 130 700, 70 714, 0 716');
  const wing = (s: number) => sp(at('118 560!, 150 556, 196 580, 214 620, 206 666, 170 676, 120 664!', s), true);
  if (back) {
    g.cast(B, 0.26);
    g.lit(PACK_CLOTH, () => piece(g, B, wide(g, t, 176, 464), t, 16));
    g.lit({ ...PACK_CLOTH, blur: 12, scale: 14, fineF: 0.5, fine: 1.4 }, () => {
      const fo = tones('#4a4f53');
      for (const s of [-1, 1])
        piece(g, sp(at('14 250!, 84 246, 100 330, 92 440, 60 520, 14 530!', s), true), wide(g, fo, 220, 420), fo, 10);
      piece(g, sym('0 548, 80 540, 110 580, 104 650, 60 676, 0 680'), wide(g, fo, 210, 430), fo, 12);
      for (const s of [-1, 1]) {
        const h = sp(at('40 560!, 120 556, 220 590, 262 640, 250 684, 206 690, 120 668, 40 664!', s), true);
        piece(g, h, wide(g, t2, s < 0 ? 60 : 340, s < 0 ? 300 : 580), t2, 12);
        const sh = sp(
          at(
            '30 232!, 60 200, 112 206, 146 270, 160 380, 156 470, 138 540!, 112 536!, 118 440, 104 340, 74 280, 40 268!',
            s,
          ),
          true,
        );
        piece(g, sh, wide(g, t2, s < 0 ? 160 : 350, s < 0 ? 290 : 480), t2, 11);
      }
    });
    g.batch(() => {
      for (const s of [-1, 1]) {
        g.strap(at('125 536, 128 600, 118 660', s), 11, webbing);
        g.stitch(sp(at('50 236, 92 232, 126 290, 140 400, 130 524', s)), t2)
          .strap(at('96 330, 40 336, 0 338', s), 10, a)
          .buckle(320 + s * 126, 540, 26, 24);
        g.strap(at('240 650, 270 660, 240 700, 150 716', s), 12, webbing);
      }
    });
    g.buckle(320, 338, 44, 24, 0);
    g.strap('296 186, 300 156, 340 156, 344 186', 12, webbing).label(296, 600, 48, 24);
  } else {
    {
      const h = wing(-1) + wing(1);
      g.lit(PACK_CLOTH, () => piece(g, h, wide(g, t2, 100, 540), t2, 11));
      g.batch(() => {
        for (const s of [-1, 1]) g.strap(at('206 620, 236 640, 226 690', s), 11, webbing);
      });
    }
    g.cast(B, 0.26);
    g.lit(PACK_CLOTH, () => {
      piece(g, B, wide(g, t, 176, 464), t, 18).inside(B, () => {
        g.fold(200, 300, 250, 480, 14, 10, t, 0.35)
          .fold(440, 300, 392, 470, -14, 10, t, 0.4)
          .fold(196, 560, 280, 600, 10, 9, t, 0.3);
        g.p('M160 586Q320 606 480 586V740H160Z', wide(g, v === 2 ? a : tones(t.d2), 176, 464));
      });
      const Fp = sp('228 330!, 320 340, 412 330!, 420 460, 424 590!, 320 604, 216 590!, 220 460', true);
      piece(g, Fp, wide(g, v === 1 ? a : t, 216, 424), v === 1 ? a : t, 14).inside(Fp, () => {
        g.fold(240, 360, 300, 520, 14, 9, t, 0.35).fold(408, 360, 340, 520, -14, 9, t, 0.38);
      });
      {
        const P = (s: number) => sp(at('110 470!, 156 486!, 168 560, 160 690!, 128 704!, 112 600', s), true);
        const P2 = P(-1) + P(1);
        piece(g, P2, wide(g, t2, 150, 490), t2, 9);
      }
      const L = sp(
        '192 196!, 204 138, 256 104, 320 98, 384 104, 436 138, 448 196!, 456 244, 440 268!, 320 284, 200 268!, 184 244',
        true,
      );
      piece(g, L, g.lin({ 0: t.l3, 0.4: t.l1, 0.75: t.b, 1: t.d2 }, 240, 98, 330, 290), t, 16)
        .inside(L, () => {
          g.fold(214, 200, 330, 216, 10, 8, t, 0.3).fold(440, 190, 350, 230, -10, 8, t, 0.35);
        })
        .seam(sp('188 222, 320 240, 452 222'), t, 2, 0.7);
    });
    const z = sp('214 186, 320 200, 426 186');
    g.soft(z, t.d5, 9, 4, 0.4).zip(z, t, { w: 8, tape: t.d4, teeth: a.b }).stitch(sp('194 260, 320 276, 446 260'), t);
    g.pull(418, 188, a, 20, 26);
    const z2 = 'M318 362V572';
    if (v !== 0) {
      g.soft(z2, t.d5, 8, 3, 0.4).zip(z2, t, { w: 7, tape: t.d4, teeth: a.b });
      g.pull(318, 366, a, 0, 26);
    } else
      g.batch(() => {
        for (let i = 0; i < 4; i++)
          g.cord(`244 ${370 + i * 54}, 396 ${410 + i * 54}`, 4, a).cord(
            `396 ${370 + i * 54}, 244 ${410 + i * 54}`,
            4,
            a,
          );
      });
    g.batch(() => {
      for (const s of [-1, 1]) {
        g.strap(at('84 262, 86 300, 84 336', s), 15, webbing).buckle(320 + s * 85, 310, 32, 34);
        g.strap(at('142 400, 110 410, 98 414', s), 10, webbing)
          .strap(at('148 556, 112 560, 100 562', s), 10, webbing)
          .buckle(320 + s * 122, 408, 22, 18);
        g.s(sp(at('112 472, 136 480, 156 487', s)), a.b, 5);
        g.strap(at('98 600, 98 690', s), 12, webbing);
      }
      g.strap('296 106, 300 78, 340 78, 344 106', 12, webbing);
      g.label(298, 132, 44, 22);
      g.cord(at('114 640, 134 668, 120 690', 1), 5, a);
      g.cord(at('114 640, 134 668, 120 690', -1), 5, a);
    });
  }
  return g.svg([220, 100, 256, 320]);
}
