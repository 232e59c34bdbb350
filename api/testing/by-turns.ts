import { randomInt } from 'node:crypto';

const turns = 3;

/**
 * What a run takes of tests that take CI minutes and seldom find anything: there a third of them, other ones with each run.
 * TURNS=all takes all of them, as a run outside CI does.
 */
export function byTurns<Test>(
  tests: readonly Test[],
  { CI, TURNS }: { CI?: string; TURNS?: string } = process.env,
): readonly Test[] {
  if (!CI || TURNS === 'all') return tests;
  const turn = randomInt(turns);
  return tests.filter((_, index) => index % turns === turn);
}
