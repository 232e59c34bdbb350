import { expect, test } from 'vitest';
import { watchCalls } from './watch-calls.ts';

const after = async (answer: () => Promise<Response>) => {
  const calls = watchCalls(answer);
  await calls.fetch('http://service/api/').catch(() => undefined);
  return calls.hasFailed();
};

test('a service that does not answer, or fails, has failed the page; one that says no has not', async () => {
  expect(await after(() => Promise.reject(new TypeError('away')))).toBe(true);
  expect(await after(async () => new Response('', { status: 503 }))).toBe(true);
  expect(await after(async () => new Response('', { status: 404 }))).toBe(false);
  expect(await after(async () => new Response('[]'))).toBe(false);
});
