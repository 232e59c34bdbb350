import { z } from 'zod';
import type { Canary } from './release-canary.ts';

/** The folder of a releases folder in which each shell writes what it counted of canaries (ROUTE-142). */
export const healthFolder = '.health';
/** Counts of so many minutes are looked at. */
export const healthMinutes = 15;

const count = z.int().min(0);
/** Pages and errors of those who see the canary, then of the others. */
const minuteCounts = z.tuple([count, count, count, count]);
/** Canary → minute since 1970 → counts. */
export const healthCounts = z.record(z.string(), z.record(z.string(), minuteCounts));
export type HealthCounts = z.infer<typeof healthCounts>;

export const canaryFigures = z.object({
  /** What those who see the canary had in the last minutes. */
  pages: count,
  errors: count,
  /** What the other visitors had. */
  other_pages: count,
  other_errors: count,
});
export type CanaryFigures = z.infer<typeof canaryFigures>;

/** Under this name its counts stand: the same version may be a canary again later. */
export const countedName = (remote: string, { version, at }: Pick<Canary, 'version' | 'at'>): string =>
  `${remote} ${version} ${at}`;

export const minuteOf = (ms: number): number => Math.floor(ms / 60_000);

/** What all shells counted of a canary within the last minutes. */
export function figuresOf(name: string, shells: readonly HealthCounts[], nowMs: number = Date.now()): CanaryFigures {
  const recent = shells.flatMap((counts) => recentOf(counts[name], nowMs));
  const sum = (place: 0 | 1 | 2 | 3) => recent.reduce((all, each) => all + each[place], 0);
  return { pages: sum(0), errors: sum(1), other_pages: sum(2), other_errors: sum(3) };
}

/** How many shells counted errors of those who see a canary within the last minutes. */
export const shellsWithErrors = (name: string, shells: readonly HealthCounts[], nowMs: number = Date.now()): number =>
  shells.filter((counts) => recentOf(counts[name], nowMs).some(([, errors]) => errors > 0)).length;

function recentOf(minutes: HealthCounts[string] | undefined, nowMs: number) {
  const since = minuteOf(nowMs) - healthMinutes;
  return Object.entries(minutes ?? {}).flatMap(([minute, each]) => (Number(minute) > since ? [each] : []));
}
