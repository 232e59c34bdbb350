import { describe, expect, it } from 'vitest';
import { readStandings, type Standing, signStandings, standingNow } from './standing.ts';

/** A thousand visitors, whose draws are spread evenly. */
const visitors = 1000;
function partIn(before: readonly (Standing | undefined)[], percent: number): Standing[] {
  // Those who are in and those who are out are drawn from apart.
  const counts = { true: 0, false: 0 };
  const sizes = Map.groupBy(before, (each) => String(each?.isIn ?? false));
  return before.map((each) => {
    const group = String(each?.isIn ?? false) as 'true' | 'false';
    counts[group] += 1;
    const draw = (counts[group] - 0.5) / (sizes.get(group)?.length ?? 1);
    return standingNow({ version: 'v2', percent }, each, () => draw);
  });
}
const fresh: undefined[] = Array.from({ length: visitors });
const share = (standings: readonly Standing[]) => standings.filter(({ isIn }) => isIn).length / visitors;

describe('how a visitor stands to a canary (ROUTE-141)', () => {
  it.each([1, 5, 50, 99])('%i in a hundred fresh visitors are in', (percent) => {
    expect(share(partIn(fresh, percent))).toBeCloseTo(percent / 100, 2);
  });

  it('those who are in stay in where it grows, and no others go where it shrinks', () => {
    const few = partIn(fresh, 5);
    const many = partIn(few, 25);
    expect(share(many)).toBeCloseTo(0.25, 2);
    expect(few.every(({ isIn }, index) => !isIn || many[index]?.isIn)).toBe(true);
    const fewAgain = partIn(many, 10);
    expect(share(fewAgain)).toBeCloseTo(0.1, 2);
    expect(fewAgain.every(({ isIn }, index) => !isIn || many[index]?.isIn)).toBe(true);
  });

  it('nobody is drawn twice for the same', () => {
    const draw = () => expect.unreachable('a draw');
    for (const isIn of [true, false]) {
      const standing = { version: 'v2', percent: 5, isIn };
      expect(standingNow({ version: 'v2', percent: 5 }, standing, draw)).toEqual(standing);
    }
  });

  it('another version is drawn for anew', () => {
    const before = { version: 'v1', percent: 99, isIn: true };
    expect(standingNow({ version: 'v2', percent: 5 }, before, () => 0.5).isIn).toBe(false);
    expect(standingNow({ version: 'v2', percent: 5 }, { ...before, isIn: false }, () => 0).isIn).toBe(true);
  });
});

describe('the cookie of canaries (ROUTE-141)', () => {
  const key = 'a key that only the shop has, 32 letters';
  const standings = {
    'mf-product': { version: '0a1b', percent: 5, isIn: true },
    'mf-account': { version: 'v-2', percent: 99, isIn: false },
  };
  const cookie = signStandings(standings, key);

  it('says what was signed, by letters that a cookie takes, and the same for all of one part', () => {
    expect(cookie).toMatch(/^[\w.~-]+$/);
    expect(readStandings(cookie, key)).toEqual(standings);
    const { 'mf-product': product, 'mf-account': account } = standings;
    expect(signStandings({ 'mf-account': account, 'mf-product': product }, key)).toBe(cookie);
  });

  it.each([
    ['another key', cookie, 'a key that somebody else has, 32 letters'],
    ['another text under the signature', cookie.replace('out', 'in'), key],
    ['no signature', cookie.slice(0, cookie.lastIndexOf('~')), key],
    ['a longer signature', `${cookie}A`, key],
    ['nothing', '', key],
    ['words', 'mf-product.0a1b.5.in', key],
  ])('is not believed with %s', (_, value, with_) => {
    expect(readStandings(value, with_)).toEqual({});
  });
});
