/**
 * What a run takes of tests that take CI minutes and seldom find anything: there a part of them, other ones with each run
 * (TEST_TURN, record 149). Without a turn it takes all of them.
 * @param parts into which the tests are divided; one of them is taken
 */
export function byTurns<Test>(
  tests: readonly Test[],
  turn: string | undefined = process.env.TEST_TURN,
  parts = 3,
): readonly Test[] {
  return turn ? tests.filter((_, index) => index % parts === Number(turn) % parts) : tests;
}
