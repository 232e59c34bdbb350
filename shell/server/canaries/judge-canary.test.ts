import { expect, it } from 'vitest';
import { whyDone, whyWorse } from './judge-canary.ts';

const limits = { pages: 200, errors: 1 };
/** Pages and errors of those who see it, and of the others. */
type Figures = [pages: number, errors: number, otherPages: number, otherErrors: number];
const judged = ([pages, errors, other_pages, other_errors]: Figures, shells = 1) =>
  whyWorse({ pages, errors, other_pages, other_errors }, shells, limits);

it.each<[Figures, string]>([
  [[199, 199, 4000, 0], 'too few pages'],
  [[200, 4, 4000, 0], 'too few errors'],
  [[1000, 10, 4000, 0], 'one more in a hundred pages'],
  [[1000, 80, 1000, 40], 'twice as many'],
  [[1000, 50, 1000, 45], 'as many as the others'],
  [[1000, 0, 1000, 45], 'better than the others'],
  [[1000, 0, 0, 0], 'nobody else'],
])('is not judged worse by %j: %s (ROUTE-142)', (figures) => {
  expect(judged(figures)).toBeNull();
});

it.each<[Figures, string]>([
  [[200, 5, 4000, 4], '5 errors in 200 pages (2.5 %), the others 4 errors in 4000 pages (0.1 %)'],
  [[1000, 11, 4000, 0], '11 errors in 1000 pages (1.1 %), the others 0 errors in 4000 pages (0.0 %)'],
  [[1000, 81, 1000, 40], '81 errors in 1000 pages (8.1 %), the others 40 errors in 1000 pages (4.0 %)'],
  [[200, 200, 0, 0], '200 errors in 200 pages (100.0 %), the others 0 errors in 0 pages (0.0 %)'],
])('is judged worse by %j, in figures (ROUTE-142)', (figures, why) => {
  expect(judged(figures)).toBe(why);
});

it('is not judged worse by what one visitor can make count, in however many shells (ROUTE-142)', () => {
  for (const shells of [3, 8]) {
    expect(judged([200, 2 * shells, 4000, 0], shells)).toBeNull();
    expect(judged([200, 2 * shells + 1, 4000, 0], shells)).not.toBeNull();
  }
});

const begun = Date.parse('2026-11-28T12:00:00.000Z');
const done = (finish_after: number | undefined, minutes: number, pages = 200) =>
  whyDone(
    { at: new Date(begun).toISOString(), ...(finish_after === undefined ? {} : { finish_after }) },
    { pages, errors: 1, other_pages: 4000, other_errors: 4 },
    limits,
    begun + minutes * 60_000,
  );

it('becomes live after its minutes, once enough pages were counted lately, and says so in figures (ROUTE-145)', () => {
  expect(done(60, 60)).toBe(
    'after 60 minutes 1 errors in 200 pages (0.5 %), the others 4 errors in 4000 pages (0.1 %)',
  );
  expect(done(60, 59.9)).toBeNull();
  expect(done(60, 600, 199)).toBeNull();
  expect(done(undefined, 600)).toBeNull();
});
