import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountedErrors } from './counted-errors.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const begun = { version: 'v2', present: 'v1', percent: 50, at: '2026-11-28T09:00:00.000Z' };
/** How many of a hundred errors of one visitor count. */
function counted(
  errors: CountedErrors,
  isIn: boolean,
  { remote = 'mf-a', percent = 50, visitor = '203.0.113.7' } = {},
) {
  let taken = 0;
  for (let error = 0; error < 100; error += 1)
    if (errors.take(visitor, [remote, { ...begun, percent }], isIn)) taken += 1;
  return taken;
}

it('two errors of one visitor count for each canary, whichever others the visitor is in (ROUTE-142)', () => {
  const errors = new CountedErrors();
  expect(counted(errors, true)).toBe(2);
  expect(counted(errors, true)).toBe(0);
  expect(counted(errors, true, { remote: 'mf-b' })).toBe(2);
  expect(counted(errors, true, { visitor: '203.0.113.8' })).toBe(2);
  expect(counted(errors, false)).toBe(2);
});

it('a visitor’s errors are forgotten once they are looked at no more, and not before (ROUTE-142)', () => {
  const errors = new CountedErrors();
  const minute = 60_000;
  expect(counted(errors, true)).toBe(2);
  vi.setSystemTime(Date.now() + 15 * minute - 1);
  expect(counted(errors, true)).toBe(0);
  vi.setSystemTime(Date.now() + 1);
  expect(counted(errors, true)).toBe(2);
});

it.each([
  [1, 198],
  [5, 38],
  [20, 8],
  [40, 4],
  [50, 2],
  [99, 2],
])(
  'of an address in a canary of %i in a hundred %i errors of those who are out count, two of those who are in (ROUTE-142)',
  (percent, outs) => {
    const errors = new CountedErrors();
    const all = (isIn: boolean) => counted(errors, isIn, { percent }) + counted(errors, isIn, { percent });
    expect([all(true), all(false)]).toEqual([2, outs]);
  },
);
