import type { Language } from './words.ts';

const others = ['sv', 'de', 'fr', 'ru'] as const satisfies readonly Language[];
const turn = process.env.TEST_TURN;

/**
 * The languages of journeys that do the same in each of them: all six; in CI Finnish, English and one of the others, another
 * one with each run (TEST_TURN, record 149).
 */
export const languagesByTurns: readonly Language[] = [
  'fi',
  'en',
  ...others.filter((_, index) => !turn || index === Number(turn) % others.length),
];
