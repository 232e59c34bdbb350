const turns = 3;

/**
 * What a run takes of tests that take CI minutes and seldom find anything: there a third of them, other ones with each run
 * (TEST_TURN, record 149). Without a turn it takes all of them.
 */
export function byTurns<Test>(
  tests: readonly Test[],
  turn: string | undefined = process.env.TEST_TURN,
): readonly Test[] {
  return turn ? tests.filter((_, index) => index % turns === Number(turn) % turns) : tests;
}
