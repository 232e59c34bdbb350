import { expect, it } from 'vitest';
import { watchCalls } from './watch-calls.ts';

const after = async (answer: () => Promise<Response>) => {
  const calls = watchCalls(answer);
  await calls.fetch('http://service/api/').catch(() => undefined);
  return calls.hasFailed();
};

it('a service that does not answer, or fails, has failed the page; one that says no has not', async () => {
  expect(await after(() => Promise.reject(new TypeError('away')))).toBe(true);
  expect(await after(async () => new Response('', { status: 503 }))).toBe(true);
  expect(await after(async () => new Response('', { status: 404 }))).toBe(false);
  expect(await after(async () => new Response('[]'))).toBe(false);
});

it('a call that the page stopped, because another answer decided it, has not failed the page; a late one has', async () => {
  const withSignal = async (signal: AbortSignal) => {
    const calls = watchCalls(() => Promise.reject(signal.reason));
    await calls.fetch('http://service/api/', { signal }).catch(() => undefined);
    return calls.hasFailed();
  };
  expect(await withSignal(AbortSignal.abort())).toBe(false);
  expect(await withSignal(AbortSignal.abort(new DOMException('late', 'TimeoutError')))).toBe(true);
});
