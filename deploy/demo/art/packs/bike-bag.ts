import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { at, rr, sp } from '../kit/shapes.ts';
import { neutral, tones, webbing } from '../kit/tones.ts';
import { PACK_CLOTH, piece, wide } from './pack-cloth.ts';

export function bikeBag(o: DrawOptions) {
  const g = new Pen('bike', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  g.shadow(320, 688, 160, 15, 0.4);
  // roll-top pannier
  const B = sp(
    '176 210!, 320 216, 464 210!, 470 330, 484 500, 492 640, 470 680!, 320 692, 170 680!, 148 640, 156 500, 170 330',
    true,
  );
  g.strap('210 150, 150 220, 146 330', 13, webbing);
  g.cast(B, 0.26).lit({ ...PACK_CLOTH, spec: 0.18 }, () => {
    piece(g, B, wide(g, t, 148, 492), t, 20).inside(B, () => {
      g.fold(190, 260, 260, 400, 16, 12, t, 0.4)
        .fold(456, 250, 380, 400, -16, 12, t, 0.42)
        .fold(320, 230, 300, 340, 8, 9, t, 0.3)
        .fold(200, 520, 300, 560, 12, 10, t, 0.3);
      g.p('M120 560Q320 584 520 560V720H120Z', wide(g, v ? a : tones(t.d2), 148, 492));
    });
    const R = sp('162 150!, 200 134, 320 142, 440 134, 478 150!, 484 196, 466 228, 320 238, 174 228, 156 196', true);
    piece(g, R, g.lin({ 0: t.l1, 0.3: t.l3, 0.6: t.b, 1: t.d3 }, 320, 134, 322, 238), t, 12);
  });
  g.soft(sp('166 190, 320 200, 474 190'), t.d5, 6, 2, 0.7);
  for (const s of [-1, 1]) {
    g.strap(at('146 170, 162 230, 160 320', s), 14, webbing).buckle(320 + s * 160, 250, 30, 38, s * -4);
  }
  g.strap('320 138, 322 260, 320 420', 16, webbing).buckle(321, 330, 36, 36);
  g.p(rr(206, 440, 228, 26, 4), g.lin({ 0: '#f2f4f4', 0.5: '#c3c9cc', 1: '#e9ecec' })).s(
    'M210 453H430',
    '#8e979b',
    14,
    'stroke-dasharray="3 3" opacity=".35"',
  );
  g.label(290, 610, 60, 30);
  g.seam('M152 560Q320 584 488 560', t, 2.2);
  g.stitch('M156 572Q320 596 486 572', v ? a : t, a.l2);
  for (const s of [-1, 1]) {
    g.p(rr(320 + s * 84 - 22, 100, 44, 52, 8), g.lin({ 0: neutral.black.l2, 1: neutral.black.d3 }));
    g.s(`M${320 + s * 84 - 8} 104v-14q8 -12 18 0`, neutral.black.b, 9, 'stroke-linecap="round"');
  }
  g.p(rr(210, 122, 220, 14, 5), g.lin({ 0: neutral.black.l2, 1: neutral.black.d3 }));
  return g.svg([200, 120, 256, 320]);
}
