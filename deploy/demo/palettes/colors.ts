import { readTable } from '../text/read-table.ts';
import type { Texts } from '../text/six-languages.ts';

export interface DemoColor {
  slug: string;
  name: Texts;
  /** `#rrggbb` */
  control: string;
  /** The second colour that the drawings use with it, `#rrggbb`. */
  accent: string;
}

export const demoColors: readonly DemoColor[] = readTable(new URL('./colors.csv', import.meta.url)).map((row) => ({
  slug: row.text('slug'),
  control: row.text('control'),
  accent: row.text('accent'),
  name: row.texts(),
}));

const bySlug = new Map(demoColors.map((color) => [color.slug, color]));

export function colorOf(slug: string): DemoColor {
  const color = bySlug.get(slug);
  if (!color) throw new Error(`Unknown colour ${slug}`);
  return color;
}
