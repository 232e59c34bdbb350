import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { pick } from '../kit/pick.ts';
import { el, rr, sp } from '../kit/shapes.ts';

export function giftCard(o: DrawOptions) {
  const g = new Pen('gift', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 3;
  const card = (x: number, y: number, ang: number, front: boolean) => {
    g.open(`transform="translate(${x} ${y}) rotate(${ang})"`);
    const C = rr(-220, -138, 440, 276, 20);
    g.p(C, '#2a2620', `opacity=".35" filter="${g.blur(11)}" transform="translate(8 16)"`);
    g.p(
      C,
      front ? g.lin({ 0: t.l2, 0.5: t.b, 1: t.d2 }, 0, 0, 1, 1) : g.lin({ 0: '#fbf8f1', 1: '#d9d2c3' }, 0, 0, 1, 1),
    )
      .inside(C, () => {
        if (front) {
          g.p(el(110, -46, 44), a.b).p(el(110, -46, 44), g.rad({ 0: ['#fff', 0.4], 1: ['#fff', 0] }));
          if (v === 0) {
            g.p('M-240 60L-120 -50L-60 10L20 -80L130 30L180 -10L240 50V150H-240Z', t.d2)
              .p('M-240 100L-160 40L-70 96L30 20L120 90L240 30V150H-240Z', t.d3)
              .p('M20 -80L52 -48L34 -40L20 -54L4 -36L-18 -37Z', '#fff', 'opacity=".85"');
          } else if (v === 1) {
            for (let i = 0; i < 4; i++)
              g.p(
                `M-240 ${20 + i * 34}Q-120 ${-20 + i * 34} 0 ${16 + i * 34}T240 ${6 + i * 34}V160H-240Z`,
                pick([t.d1, t.d2, t.d3, t.d4], i),
              );
          } else {
            g.p('M-240 90Q-60 50 240 96V150H-240Z', t.d3);
            for (let i = 0; i < 11; i++) {
              const x = -210 + i * 42;
              const h = 60 + ((i * 29) % 62);
              g.p(
                `M${x} ${104 - h}L${x + 22} ${106}H${x - 22}Z M${x} ${84 - h * 0.6}L${x + 26} ${116}H${x - 26}Z`,
                i % 2 ? t.d2 : t.d4,
              );
            }
          }
          g.p('M-220 -138H-20L-190 138H-220Z', '#fff', 'opacity=".08"');
        } else {
          g.p('M-220 -96H220V-46H-220Z', '#2b2e30')
            .p(rr(-196, -16, 250, 44, 4), '#fff')
            .s('M-190 6H48', '#c8c1b1', 34, 'stroke-dasharray="3 2" opacity=".3"')
            .p(rr(90, -16, 106, 44, 4), t.b);
          for (let i = 0; i < 3; i++) g.s(`M-196 ${60 + i * 20}h${250 - i * 50}`, '#cfc8b8', 6);
        }
      })
      .s(rr(-219, -137, 438, 274, 19), '#fff', 1.6, 'opacity=".5"');
    if (front) {
      g.label(-190, -112, 62, 28);
    }
    g.close();
  };
  g.open('transform="translate(320 400)"');
  card(24, 118, 8, false);
  card(-16, -92, -7, true);
  // ribbon with bow on the front card
  g.open('transform="translate(-16 -92) rotate(-7)"');
  const R = 'M-70 -138H-30V138H-70Z';
  g.p(R, '#000', `opacity=".3" filter="${g.blur(4)}" transform="translate(3 4)"`).p(
    R,
    g.lin({ 0: a.d1, 0.3: a.l2, 0.7: a.b, 1: a.d2 }, 0, 0, 1, 0),
  );
  const bow = (s: number) =>
    sp(
      `-50 0!, ${-50 + s * 30} -46, ${-50 + s * 88} -62, ${-50 + s * 104} -22, ${-50 + s * 84} 16, ${-50 + s * 30} 14`,
      true,
    );
  const tail = (s: number) =>
    sp(
      `-50 4!, ${-50 + s * 30} 40, ${-50 + s * 70} 84!, ${-50 + s * 36} 84!, ${-50 + s * 24} 104!, ${-50 + s * 4} 50`,
      true,
    );
  for (const s of [-1, 1]) {
    g.cast(tail(s), 0.3, 3, 5, 4).p(tail(s), g.lin({ 0: a.d2, 1: a.b }));
    g.cast(bow(s), 0.35, 3, 7, 5).lit({ blur: 8, scale: 11, amt: 0.1, freq: '0.04', post: 1.4, spec: 0.2 }, () =>
      g.p(bow(s), g.lin({ 0: a.l2, 0.6: a.b, 1: a.d2 })).inside(bow(s), () => {
        g.glow(el(-50 + s * 66, -22, 22, 14), a.d5, 4, 0.6).fold(-50, 0, -50 + s * 70, -40, 6 * s, 5, a, 0.5);
      }),
    );
  }
  g.p(rr(-70, -18, 40, 38, 10), g.lin({ 0: a.l2, 1: a.d2 }))
    .close()
    .close();
  return g.svg([120, 180, 240, 300]);
}
