import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceAnswers } from './service-answers.ts';

const service = vi.fn<typeof fetch>();
const get = (answers: ServiceAnswers, headers = {}) =>
  answers.taggedFetch().fetch('http://service/api/group/', { method: 'GET', headers });

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
  const answers = new ServiceAnswers();
  const all = await Promise.all([get(answers), get(answers)]);
  all.push(await get(answers));
  expect(await Promise.all(all.map((answer) => answer.text()))).toEqual(['group', 'group', 'group']);
  expect(all.map(({ headers }) => headers.get('etag'))).toEqual(['"1"', '"1"', '"1"']);
  expect(service).toHaveBeenCalledOnce();
});

it('an answer is cached for two seconds, and no longer than its catalogue', async () => {
  const answers = new ServiceAnswers();
  await get(answers);
  vi.advanceTimersByTime(2000);
  await get(answers);
  expect(service).toHaveBeenCalledTimes(2);
  answers.clear();
  await get(answers);
  expect(service).toHaveBeenCalledTimes(3);
});

it('another language and another known copy are asked for themselves', async () => {
  const answers = new ServiceAnswers();
  await get(answers, { 'accept-language': 'fi' });
  await get(answers, { 'accept-language': 'sv' });
  service.mockImplementation(async () => new Response(null, { status: 304 }));
  const unchanged = await get(answers, { 'accept-language': 'fi', 'if-none-match': '"1"' });
  expect(unchanged.status).toBe(304);
  expect(service).toHaveBeenCalledTimes(3);
});

it('a failure is not cached', async () => {
  const answers = new ServiceAnswers();
  service.mockImplementationOnce(async () => new Response('', { status: 503 }));
  expect((await get(answers)).status).toBe(503);
  service.mockRejectedValueOnce(new TypeError('offline'));
  await expect(get(answers)).rejects.toThrow('offline');
  expect((await get(answers)).status).toBe(200);
});

it('what is sent to the service is never cached', async () => {
  const answers = new ServiceAnswers();
  const { fetch } = answers.taggedFetch();
  await fetch('http://service/api/list/', { method: 'POST', body: '{}' });
  await fetch('http://service/api/list/', { method: 'POST', body: '{}' });
  expect(service).toHaveBeenCalledTimes(2);
});

it('a page knows the tags of all answers that it was given, those from the cache too (FRESH-1)', async () => {
  service.mockImplementation(
    async (url, init) =>
      new Response('x', {
        headers: { 'x-tags': `lists ${new Headers(init?.headers).get('x-tags') && new URL(String(url)).pathname}` },
      }),
  );
  const answers = new ServiceAnswers();
  const read = async (...paths: string[]) => {
    const { fetch, tags } = answers.taggedFetch();
    for (const path of paths) await fetch(`http://service/${path}`, { method: 'GET' });
    return [...tags];
  };
  expect(await read('a', 'b')).toEqual(['lists', '/a', '/b']);
  expect(await read('b')).toEqual(['lists', '/b']);
  expect(await read()).toEqual([]);
  expect(service).toHaveBeenCalledTimes(2);
});
