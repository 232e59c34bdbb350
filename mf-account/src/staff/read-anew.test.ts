import { ApiFailure } from 'mf-shared/http';
import { expect, it } from 'vitest';
import { readAnew } from './read-anew.ts';

it.each([
  ['somebody was quicker', new ApiFailure(409, 'changed_meanwhile', ''), 1],
  ['no answer came', new ApiFailure(0, 'no_answer', ''), 1],
  ['something before the service answered', new ApiFailure(502, 'http_502', ''), 1],
  ['what was typed is refused', new ApiFailure(400, 'invalid_request', ''), 0],
])('what is stored is read again where it may be another by now: %s (STAFF-42)', (_why, failure, times) => {
  let reads = 0;
  const told = readAnew(() => {
    reads += 1;
  });
  expect(() => told(failure)).toThrow(failure);
  expect(reads).toBe(times);
});
