/**
 * A capital alphabet of single strokes, drawn for the demo brands: each letter has a width and a path on a body 0–100
 * high. Strokes take their weight, caps and slant from the logo, so one alphabet gives many wordmarks.
 */
export interface Letter {
  width: number;
  d: string;
}

const letter = (width: number, d: string): Letter => ({ width, d });

const PLAIN: Readonly<Record<string, Letter>> = {
  A: letter(80, 'M0 100L40 0L80 100M15 64H65'),
  B: letter(66, 'M0 50H38A25 25 0 0 0 38 0H0V100H40A25 25 0 0 0 40 50'),
  C: letter(82, 'M82 20A46 50 0 1 0 82 80'),
  D: letter(78, 'M0 0V100H30A48 50 0 0 0 30 0Z'),
  E: letter(58, 'M58 0H0V100H58M0 49H50'),
  F: letter(56, 'M56 0H0V100M0 50H48'),
  G: letter(86, 'M82 20A46 50 0 1 0 86 76V54H52'),
  H: letter(72, 'M0 0V100M72 0V100M0 50H72'),
  I: letter(0, 'M0 0V100'),
  J: letter(50, 'M50 0V68A25 32 0 0 1 0 68'),
  K: letter(68, 'M0 0V100M66 0L0 60M22 40L68 100'),
  L: letter(54, 'M0 0V100H54'),
  M: letter(92, 'M0 100V0L46 70L92 0V100'),
  N: letter(74, 'M0 100V0L74 100V0'),
  O: letter(94, 'M47 0A47 50 0 1 0 47 100A47 50 0 1 0 47 0Z'),
  P: letter(64, 'M0 100V0H36A28 28 0 0 1 36 56H0'),
  Q: letter(94, 'M47 0A47 50 0 1 0 47 100A47 50 0 1 0 47 0ZM58 70L92 104'),
  R: letter(68, 'M0 100V0H38A27 27 0 0 1 38 54H0M34 54L68 100'),
  S: letter(64, 'M60 17C48 -6 4 -6 4 25C4 58 62 42 62 74C62 107 10 106 0 80'),
  T: letter(74, 'M0 0H74M37 0V100'),
  U: letter(72, 'M0 0V64A36 36 0 0 0 72 64V0'),
  V: letter(78, 'M0 0L39 100L78 0'),
  W: letter(112, 'M0 0L28 100L56 14L84 100L112 0'),
  X: letter(74, 'M0 0L74 100M74 0L0 100'),
  Y: letter(74, 'M0 0L37 52L74 0M37 52V100'),
  Z: letter(68, 'M0 0H68L0 100H68'),
  '0': letter(70, 'M35 0A35 50 0 1 0 35 100A35 50 0 1 0 35 0Z'),
  '1': letter(24, 'M0 20L24 0V100'),
  '2': letter(62, 'M2 26A30 28 0 0 1 60 30C60 56 0 76 0 100H62'),
  '3': letter(60, 'M4 0H56L28 40A30 30 0 1 1 0 84'),
  '4': letter(66, 'M50 100V0L0 68H66'),
  '5': letter(60, 'M54 0H10L4 44A31 31 0 1 1 0 84'),
  '6': letter(64, 'M50 0L10 48A32 31 0 1 0 14 42'),
  '7': letter(60, 'M0 0H60L20 100'),
  '8': letter(62, 'M31 48A24 24 0 1 1 32 48A28 26 0 1 1 30 48'),
  '9': letter(64, 'M14 100L54 52A32 31 0 1 0 50 58'),
  '-': letter(36, 'M0 54H36'),
};

const SPACE = letter(34, '');

export const letterOf = (char: string): Letter => PLAIN[char] ?? SPACE;
