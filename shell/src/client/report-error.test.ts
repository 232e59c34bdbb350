import { ApiFailure, setBrowserApi } from 'mf-shared/http';
import { expect, it, vi } from 'vitest';
import { reportError } from './report-error.ts';

const get = vi.fn(async () => null);
const told = (error: unknown) => {
  setBrowserApi({ get } as never);
  reportError(error, '/stores/');
  return get.mock.lastCall;
};

it('what went wrong is told with its page and its causes (ERR-9, ERR-30)', () => {
  const error = new Error('The page failed', { cause: new TypeError('x is null') });
  const err = '/stores/ Error: The page failed < TypeError: x is null';
  expect(told(error)).toEqual(['/api/', { query: { err } }]);
});

it('a call that failed without words is told by its status and code (ERR-9)', () => {
  const err = '/stores/ ApiFailure: 502 http_502 ';
  expect(told(new ApiFailure(502, 'http_502', ''))).toEqual(['/api/', { query: { err } }]);
});
