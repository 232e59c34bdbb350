import { fromLch, toLch } from './colour.ts';

/** Tone ladder of one colour: `b` base, `d1`–`d5` darker, `l1`–`l5` lighter. */
export type Tones = Readonly<Record<'b' | 'd1' | 'd2' | 'd3' | 'd4' | 'd5' | 'l1' | 'l2' | 'l3' | 'l4' | 'l5', string>>;

const YELLOW_HUE = 1.62;
const BLUE_HUE = 4.6;

/** The base is kept off pure black and white, so that form stays visible. */
export function tones(hex: string): Tones {
  const [L, C, H] = toLch(hex);
  const light = Math.min(0.945, Math.max(0.27, L));
  const towardsBlue = (amount: number) => H + (C > 0.02 ? amount * Math.sin(BLUE_HUE - H) : 0);
  // Dark yellows turn brown rather than olive.
  const yellowness = Math.exp(-(((H - YELLOW_HUE) / 0.42) ** 2));
  const darker = (f: number) =>
    fromLch(
      light * (f + (1 - f) * 0.12 * yellowness),
      C * (0.35 + 0.65 * Math.min(1, f + 0.1)),
      towardsBlue(0.12 * (1 - f)) - yellowness * 0.95 * (1 - f),
    );
  const lighter = (f: number) => fromLch(light + (1 - light) * f, C * (1 - f * 0.55), towardsBlue(-0.05 * f));
  return {
    b: fromLch(light, C, H),
    d1: darker(0.9),
    d2: darker(0.79),
    d3: darker(0.65),
    d4: darker(0.48),
    d5: darker(0.34),
    l1: lighter(0.1),
    l2: lighter(0.22),
    l3: lighter(0.38),
    l4: lighter(0.62),
    l5: lighter(0.85),
  };
}

/** Materials that keep their colour whatever the product's is. */
export const neutral = {
  black: tones('#24272a'),
  rubber: tones('#2e3033'),
  steel: tones('#a9b0b5'),
  alu: tones('#c6cbce'),
  wood: tones('#a8743f'),
  cream: tones('#ece4d3'),
  grey: tones('#8b9094'),
  foam: tones('#e6e3dc'),
  leather: tones('#7a4f2e'),
  gold: tones('#b98a3c'),
} as const;

/** Dark webbing of straps and harnesses. */
export const webbing = tones('#33373a');
