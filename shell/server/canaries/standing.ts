import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Canary } from 'mf-shared/contract';

/** How a visitor stands to the canary of a remote: in or out, drawn when it was shown to so many. */
export interface Standing {
  version: string;
  percent: number;
  isIn: boolean;
}

export type Standings = Readonly<Record<string, Standing>>;

/**
 * How a visitor stands now. Who was drawn for this version stays in where the percent grows, and stays out where it shrinks;
 * of the others so many are drawn again that the parts are right (ROUTE-141).
 * @param draw a number from 0 (included) to 1 (excluded)
 */
export function standingNow(
  { version, percent }: Pick<Canary, 'version' | 'percent'>,
  before: Standing | undefined,
  draw: () => number = Math.random,
): Standing {
  const known = before?.version === version ? before : { percent: 0, isIn: false };
  const isIn = known.isIn
    ? percent >= known.percent || draw() < percent / known.percent
    : percent > known.percent && draw() < (percent - known.percent) / (100 - known.percent);
  return { version, percent, isIn };
}

/**
 * The value of the cookie. It tells in which part a visitor is, and nothing that tells them from the others there, so that a
 * cache in front of the shop has few kinds of visitors.
 */
export function signStandings(standings: Standings, key: string): string {
  const told = Object.entries(standings)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([remote, { version, percent, isIn }]) => [remote, version, percent, isIn ? 'in' : 'out'].join('.'))
    .join('~');
  return `${told}~${signatureOf(told, key)}`;
}

/** What a cookie says; nothing where the shop did not sign it. */
export function readStandings(value: string, key: string): Standings {
  const end = value.lastIndexOf('~');
  const told = value.slice(0, Math.max(0, end));
  if (!isSame(value.slice(end + 1), signatureOf(told, key))) return {};
  return Object.fromEntries(
    told.split('~').map((each) => {
      const [remote = '', version = '', percent, part] = each.split('.');
      return [remote, { version, percent: Number(percent), isIn: part === 'in' }];
    }),
  );
}

const signatureOf = (told: string, key: string): string =>
  createHmac('sha256', key).update(`canary ${told}`).digest('base64url').slice(0, 22);

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
