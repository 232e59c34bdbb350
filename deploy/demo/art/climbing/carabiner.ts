import type { DrawOptions } from '../kit/drawing.ts';
import { Pen } from '../kit/pen.ts';
import { el, sp } from '../kit/shapes.ts';
import { neutral, type Tones } from '../kit/tones.ts';

export function carabiner(o: DrawOptions) {
  const g = new Pen('biner', o);
  const t = g.c;
  const a = g.a;
  const v = g.seed % 2;
  g.open('transform="rotate(14 320 400)"');
  const O = sp(
    '236 210, 262 136, 330 104, 404 132, 436 214, 430 320, 404 560, 376 650, 316 690, 256 660, 232 580, 232 400',
    true,
  );
  const tubeS = (d: string, w: number, tt: Tones) =>
    g
      .s(d, tt.d4, w, 'stroke-linecap="round" stroke-linejoin="round"')
      .s(d, tt.d1, w * 0.9, 'stroke-linecap="round"')
      .s(d, tt.b, w * 0.66, 'stroke-linecap="round" transform="translate(-1.5 -2)"')
      .s(d, tt.l3, w * 0.34, `stroke-linecap="round" transform="translate(-4 -5)" filter="${g.blur(2)}"`)
      .s(d, '#fff', w * 0.1, `stroke-linecap="round" transform="translate(-6 -8)" opacity=".85" filter="${g.blur(1)}"`);
  g.s(O, '#2a2620', 46, `opacity=".28" filter="${g.blur(11)}" transform="translate(12 16)"`);
  const body = sp(
    '416 250, 436 206, 404 132, 330 104, 262 136, 236 210, 232 400, 232 580, 256 660, 316 690, 376 650, 400 588',
  );
  tubeS(body, 46, t);
  // flattened spine recess
  g.s(sp('232 240, 231 400, 233 560'), t.d3, 14, `stroke-linecap="round" opacity=".8"`).s(
    sp('236 242, 235 400, 237 560'),
    t.l2,
    3,
    'opacity=".6" stroke-linecap="round"',
  );
  const gate = 'M420 252L399 594';
  const st = neutral.steel;
  if (v) {
    g.s(gate, '#000', 34, `opacity=".3" filter="${g.blur(4)}" transform="translate(4 6)"`);
    tubeS(gate, 30, st);
    const sc = 'M415 330L404 520';
    g.s(sc, a.d4, 48)
      .s(sc, a.b, 44)
      .s(sc, a.d3, 44, 'stroke-dasharray="3 5" opacity=".7"')
      .s(sc, a.l4, 9, `transform="translate(-11 -1)" opacity=".8" filter="${g.blur(2)}"`)
      .s(sc, '#000', 10, `transform="translate(15 2)" opacity=".35" filter="${g.blur(3)}"`);
  } else {
    for (const k of [-9, 9]) {
      const d = sp(`${420 + k * 1.1} 248, ${411 + k * 1.5} 400, ${399 + k * 0.9} 596`);
      g.s(d, st.d4, 9).s(d, st.l2, 6).s(d, '#fff', 1.8, 'transform="translate(-1.4 0)" opacity=".9"');
    }
    g.s('M408 250Q420 232 432 252', st.d2, 9).s('M408 249Q420 230 431 251', st.l4, 3);
  }
  g.p(el(400, 594, 9), g.lin({ 0: '#f5f6f7', 1: '#5d656a' }, 0, 0, 1, 1)).s('M395 590l10 8', '#444', 1.6);
  g.p(sp('398 240!, 412 214, 440 226, 442 260!, 424 252', true), t.d1, 'opacity=".9"');
  g.close();
  return g.svg([300, 180, 200, 250]);
}
