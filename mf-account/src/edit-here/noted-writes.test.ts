import type { ApiClient } from 'mf-shared/http';
import { expect, it, vi } from 'vitest';
import { isMoved, notedWrites } from './noted-writes.ts';

it('tells what was stored, and neither questions nor what failed', async () => {
  const answer = vi.fn(async (path: string) => {
    if (path === '/api/staff/refused/') throw new Error('no');
  });
  const api = { get: answer, post: answer, put: answer, patch: answer, delete: answer } as unknown as ApiClient;
  const written: unknown[] = [];
  const noted = notedWrites(api, (body) => written.push(body));
  await noted.get('/api/staff/groups/2/');
  await noted.post('/api/staff/posts/7/preview/', 'preview');
  await noted.post('/api/staff/rich-text/', 'looked at');
  await expect(noted.put('/api/staff/refused/', 'refused')).rejects.toThrow();
  await noted.put('/api/staff/groups/2/', 'saved');
  expect(written).toEqual(['saved']);
});

it.each([
  ['another address in the language of the page', { en: 'coats' }, { en: 'jackets' }, true],
  ['one that the language takes from Finnish', { fi: 'takit' }, { fi: 'turkit' }, true],
  ['one of another language alone', { en: 'coats', sv: 'jackor' }, { en: 'coats', sv: 'rockar' }, false],
  ['the same one', { en: 'coats' }, { en: 'coats' }, false],
])('a page moves by %s', (_how, slugs, before, moves) => {
  expect(isMoved({ slugs, was: { slugs: before } }, 'en')).toBe(moves);
});

it('nothing moves by what has no address', () => {
  expect([isMoved({ titles: {}, was: { titles: {} } }, 'en'), isMoved(undefined, 'en')]).toEqual([false, false]);
});
