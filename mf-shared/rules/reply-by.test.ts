import { expect, it } from 'vitest';
import { replyBy } from './reply-by.ts';

it.each([
  ['2026-11-20T08:08:00Z', '2026-12-04'],
  // Late in the evening it is the next day in the shop already.
  ['2026-11-20T22:30:00Z', '2026-12-05'],
  ['2026-12-20T10:00:00Z', '2027-01-03'],
])('a question of %s is answered by %s (AFTER-104)', (asked, day) => {
  expect(replyBy(asked)).toBe(day);
});
