import { expect, it } from 'vitest';
import { databaseFailure } from './database-failure.ts';

const failure = (message: string, code?: string) =>
  databaseFailure(Object.assign(new Error(message), code && { code }));

it.each([
  ['Client has encountered a connection error and is not queryable'],
  ['Client was closed and is not queryable'],
  ['Connection terminated unexpectedly'],
  ['timeout exceeded when trying to connect'],
])('a connection that broke is a database that is not available: %s', (message) =>
  expect(failure(message)).toBe('unavailable'),
);

it('a server that is gone, full or shutting down is not available', () => {
  expect(failure('connect', 'ECONNREFUSED')).toBe('unavailable');
  expect(failure('too many connections', '53300')).toBe('unavailable');
  expect(failure('shutting down', '57P01')).toBe('unavailable');
});

it('a value that cannot be stored is the caller’s, everything else is ours', () => {
  expect(failure('out of range', '22003')).toBe('bad_value');
  expect(failure('syntax error', '42601')).toBeNull();
  expect(failure('anything')).toBeNull();
});
