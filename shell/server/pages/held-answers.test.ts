import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldAnswers } from './held-answers.ts';

const service = vi.fn<typeof fetch>();
const get = (held: HeldAnswers, headers = {}) => held.fetch('http://service/api/group/', { method: 'GET', headers });

beforeEach(() => {
  vi.useFakeTimers();
  service.mockReset().mockImplementation(async () => new Response('group', { headers: { etag: '"1"' } }));
  vi.stubGlobal('fetch', service);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('pages that are rendered at once ask once, and each reads the answer whole', async () => {
  const held = new HeldAnswers();
  const answers = await Promise.all([get(held), get(held)]);
  answers.push(await get(held));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['group', 'group', 'group']);
  expect(answers.map(({ headers }) => headers.get('etag'))).toEqual(['"1"', '"1"', '"1"']);
  expect(service).toHaveBeenCalledOnce();
});

it('an answer is held for two seconds, and no longer than its catalogue', async () => {
  const held = new HeldAnswers();
  await get(held);
  vi.advanceTimersByTime(2000);
  await get(held);
  expect(service).toHaveBeenCalledTimes(2);
  held.clear();
  await get(held);
  expect(service).toHaveBeenCalledTimes(3);
});

it('another language and another known copy are asked for themselves', async () => {
  const held = new HeldAnswers();
  await get(held, { 'accept-language': 'fi' });
  await get(held, { 'accept-language': 'sv' });
  service.mockImplementation(async () => new Response(null, { status: 304 }));
  const unchanged = await get(held, { 'accept-language': 'fi', 'if-none-match': '"1"' });
  expect(unchanged.status).toBe(304);
  expect(service).toHaveBeenCalledTimes(3);
});

it('a failure is not held', async () => {
  const held = new HeldAnswers();
  service.mockImplementationOnce(async () => new Response('', { status: 503 }));
  expect((await get(held)).status).toBe(503);
  service.mockRejectedValueOnce(new TypeError('offline'));
  await expect(get(held)).rejects.toThrow('offline');
  expect((await get(held)).status).toBe(200);
});

it('what is sent to the service is never held', async () => {
  const held = new HeldAnswers();
  await held.fetch('http://service/api/list/', { method: 'POST', body: '{}' });
  await held.fetch('http://service/api/list/', { method: 'POST', body: '{}' });
  expect(service).toHaveBeenCalledTimes(2);
});
