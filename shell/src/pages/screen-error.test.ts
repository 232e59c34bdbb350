import { ApiFailure } from 'mf-shared/http';
import { PageError } from 'mf-shared/router';
import { expect, it } from 'vitest';
import { toScreenError } from './screen-error.ts';

it.each([
  [undefined, false],
  [new ApiFailure(404, 'not_found', ''), false],
  [new ApiFailure(503, 'unavailable', ''), true],
  [new ApiFailure(0, 'no_answer', ''), true],
])('a page that is told missing because of %o may be tried again: %s (LIST-6, LIST-17)', (cause, isRetryable) => {
  const error = Object.assign(new PageError(404, 'Manufacturer not found.'), { cause });
  expect(toScreenError(error)).toMatchObject({
    statusCode: 404,
    statusMessage: 'Manufacturer not found.',
    isRetryable,
  });
});
