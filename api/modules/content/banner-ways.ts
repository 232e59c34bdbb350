import { type Locale, localeCodes } from 'mf-shared/contract';

type Words = Readonly<Partial<Record<Locale, string>>>;

/**
 * Where the buttons of a banner lead in a language, a line for each. A language without addresses has those of the first
 * language that has some, where both have buttons, or neither has: words that lead on as a whole have one address.
 */
export function waysIn(code: Locale, { buttons, ways }: { buttons: Words; ways: Words }): string {
  if (ways[code]) return ways[code];
  const lender = localeCodes.find((other) => ways[other]);
  return lender && Boolean(buttons[lender]) === Boolean(buttons[code]) ? (ways[lender] ?? '') : '';
}
