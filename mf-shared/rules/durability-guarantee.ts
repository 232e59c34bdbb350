/** The property that tells for how many years a producer guarantees that a product lasts (LAW-12). */
export const durabilityProperty = 'durability-guarantee';

/**
 * The years of a producer's guarantee of durability that the label may tell: more than two, whole or half ones, 99 at most.
 * @param years as data write them, in any language
 */
export function durabilityYears(years: string | number | undefined): number | null {
  const number = Number(String(years ?? '').replace(',', '.'));
  return number > 2 && number <= 99 && Number.isInteger(number * 2) ? number : null;
}
