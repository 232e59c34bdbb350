import type { Content } from 'mf-shared/contract';

/** How a content is written: a figure of at most three decimals and its unit. */
export const contentPattern = /^(?=.*[1-9])(0|[1-9]\d{0,5})(\.\d{1,3})? (g|kg|ml|l|cm|m|m2)$/;

const partOfBase: Readonly<Record<string, readonly [number, Content['unit']]>> = {
  g: [1000, 'kg'],
  kg: [1, 'kg'],
  ml: [1000, 'l'],
  l: [1, 'l'],
  cm: [100, 'm'],
  m: [1, 'm'],
  m2: [1, 'm2'],
};

/**
 * `230 g` → 0.23 of a kilogram; null of what is no content. What a piece costs, through that, is the price of a kilogram,
 * a litre, a metre or a square metre (LAW-18). Every country reads it by the whole unit: German law takes no other since
 * 2022, and the directive allows it everywhere.
 */
export function contentOf(written: string): Content | null {
  if (!contentPattern.test(written)) return null;
  const [figure, name = ''] = written.split(' ');
  const [parts, unit] = partOfBase[name] ?? [1, 'kg'];
  return { size: Number(figure) / parts, unit };
}
