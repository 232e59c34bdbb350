import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTestOriginals } from '../testing/test-originals.ts';
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

describe('limits that a test, or an operator, sets', () => {
  let strict: TestService;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'havu-limits-'));
    await writeTestOriginals(join(dataDir, 'media', 'originals'));
    strict = await testService({ CHECKOUTS_PER_MINUTE: '3', DRAWINGS_PER_MINUTE: '2', DATA_DIR: dataDir });
  });
  afterAll(() => strict.close());

  it('of carts that one address has validated', async () => {
    const body = { country_code: 'fi', language_code: 'fi', products: [] };
    const statuses: number[] = [];
    for (let left = 4; left > 0; left -= 1)
      statuses.push((await strict.call('/api/checkout/', { method: 'POST', body })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('of pictures that are made for one address; those that exist are served on', async () => {
    const statusOf = async (width: number) =>
      (await strict.call(`/media/products/boot?width=${width}&format=jpeg`)).statusCode;
    expect([await statusOf(80), await statusOf(160), await statusOf(240)]).toEqual([200, 200, 429]);
    expect([await statusOf(80), await statusOf(160), await statusOf(80)]).toEqual([200, 200, 200]);
  });
});

it('hides what went wrong inside (ERR-10)', async () => {
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
