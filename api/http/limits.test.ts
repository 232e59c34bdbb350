import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '../testing/test-service.ts';
import { answerError } from './answer-error.ts';
import { databaseFailure } from './database-failure.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

it('tells who asks too often, in the contract’s shape', async () => {
  const calls = Array.from({ length: 12 }, () =>
    service.call('/api/accounts/register/', { method: 'POST', body: {}, locale: 'en' }),
  );
  const last = (await Promise.all(calls)).find(({ statusCode }) => statusCode === 429);
  expect(last?.json().error.code).toBe('too_many_requests');
});

it('hides what went wrong inside', async () => {
  const app = Fastify();
  app.decorateRequest('locale', 'en');
  app.setErrorHandler(answerError);
  app.get('/', () => {
    throw new Error('password of the database is hunter2');
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: { code: 'internal', message: 'An unexpected error has occurred. Try again later.' } },
  ]);
});

it.each([
  ['22021', 'bad_value'],
  ['57P01', 'unavailable'],
  ['08006', 'unavailable'],
  ['ECONNREFUSED', 'unavailable'],
  ['23505', null],
])('reads the database error %s as %s', (code, meaning) => {
  expect(databaseFailure(Object.assign(new Error('x'), { code }))).toBe(meaning);
});
