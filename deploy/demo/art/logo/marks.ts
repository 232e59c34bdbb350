/** Signs beside a wordmark, on a square of 100. Filled ones stand alone; others are strokes like the letters. */
export interface Mark {
  d: string;
  isFilled: boolean;
}

const strokes = (d: string): Mark => ({ d, isFilled: false });
const filled = (d: string): Mark => ({ d, isFilled: true });

export const marks: readonly Mark[] = [
  strokes('M2 92L38 22L58 62L68 44L98 92Z'),
  filled('M50 0L74 36H62L84 68H56V100H44V68H16L38 36H26Z'),
  strokes('M50 6A44 44 0 1 0 50 94A44 44 0 1 0 50 6ZM66 34L56 58L32 68L44 42Z'),
  filled(
    'M0 70Q25 40 50 70T100 70V84Q75 114 50 84T0 84ZM50 10A20 20 0 0 1 70 30A20 20 0 0 1 67 40H33A20 20 0 0 1 50 10Z',
  ),
  strokes('M50 4V96M10 27L90 73M10 73L90 27M50 22L38 10M50 22L62 10M50 78L38 90M50 78L62 90'),
  strokes('M50 2L92 26V74L50 98L8 74V26ZM28 62L50 34L72 62'),
  filled('M6 94L50 6L94 94L50 68Z'),
  strokes('M6 60A44 44 0 0 1 94 60M22 60A28 28 0 0 1 78 60M38 60A12 12 0 0 1 62 60M2 84H98'),
  filled(
    'M50 0A50 50 0 1 0 50 100A50 50 0 1 0 50 0ZM50 14A36 36 0 0 1 84 62L62 40L46 58L34 46L16 62A36 36 0 0 1 50 14Z',
  ),
  strokes('M8 50Q30 10 50 50T92 50M8 80Q30 40 50 80T92 80'),
];
