import type {
  NewerSearchWords,
  SearchWordsRequest,
  StaffLogResponse,
  StaffSearchWords,
  TriedSearchWords,
} from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let keeper: string;
let clerk: string;
beforeAll(async () => {
  service = await testService();
  keeper = (await service.signedIn({ is_staff: true, staff_role: 'content' })).authorization;
  clerk = (await service.signedIn({ is_staff: true })).authorization;
});
afterAll(() => service.close());

interface Answer {
  error?: { code: string; fields?: Record<string, string> };
}
const path = '/api/staff/search-words/';
async function call<T>(url: string, { method = 'GET', body, authorization = keeper }: Call = {}): Promise<T & Answer> {
  const answer = await service.call(url, { method, ...(body && { body }), authorization, locale: 'en' });
  return answer.json<T & Answer>();
}
interface Call {
  method?: 'GET' | 'PUT' | 'POST';
  body?: object;
  authorization?: string;
}
const save = (words: string | null, was: string | null = null, language: SearchWordsRequest['language'] = 'en') =>
  call<{ words: string | null }>(path, { method: 'PUT', body: { language, words, was } });
const faultOf = async (words: string) => (await save(words)).error?.fields?.words;
const list = (query = '') => call<StaffSearchWords>(`${path}?language=en${query}`);
const groups = async (query = '') => (await list(query)).results.map(({ words }) => words);
const tryIt = (q: string, words: string | null, was: string | null = null) =>
  call<TriedSearchWords>(`${path}try/`, { method: 'POST', body: { language: 'en', q, words, was } });
const found = async (q: string) => {
  const answer = await service.call(`/api/search/?${new URLSearchParams({ q })}`, { locale: 'en' });
  const { total, isApproximate } = answer.json<{ total: number; isApproximate: boolean }>();
  return isApproximate ? 0 : total;
};
const store = (value: string) =>
  service.open.db
    .insertInto('settings')
    .values({ key: 'search_synonyms', value, is_public: true })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

describe('words that mean the same, in the staff’s room (STAFF-51)', () => {
  it('are tidied, listed with the newest first, found by a part of one, and searched with at once', async () => {
    expect(await found('anorak')).toBe(0);
    expect(await save(' Anorak,  shell   JACKET\nanorak ')).toEqual({ words: 'anorak, shell jacket' });
    await expect.poll(() => found('anorak')).toBe(1);
    await save('boots, hikers');
    expect(await groups()).toEqual(['boots, hikers', 'anorak, shell jacket']);
    expect(await groups('&q=SHELL')).toEqual(['anorak, shell jacket']);
    expect((await call<StaffSearchWords>(`${path}?language=sv`)).results).toEqual([]);
  });

  it('are refused beside their field where they would find nothing', async () => {
    expect(await faultOf('coat')).toBe('Write two words or more, with commas between them.');
    expect(await faultOf('coat, COAT')).toBe('Write two words or more, with commas between them.');
    expect(await faultOf('coat, <b>')).toMatch(/letters and digits/);
    expect(await faultOf(`coat, ${'x'.repeat(61)}`)).toMatch(/letters and digits/);
    expect(await faultOf('coat, -coat')).toMatch(/other ends/);
    expect(await faultOf('Shell jacket, anorak')).toBe('These words stand together already.');
    expect(await faultOf([...'abcdefghijklm'].join(','))).toMatch(/12/);
    expect(await groups()).toHaveLength(2);
  });

  it('are changed and taken away, but not over what somebody else has saved', async () => {
    expect(await save('boots, hikers, walkers', 'boots, hikers')).toEqual({ words: 'boots, hikers, walkers' });
    expect((await save('boots, shoes', 'boots, hikers')).error?.code).toBe('changed_meanwhile');
    expect((await save(null, 'boots, hikers')).error?.code).toBe('changed_meanwhile');
    expect(await groups()).toEqual(['boots, hikers, walkers', 'anorak, shell jacket']);
    expect(await save(null, 'boots, hikers, walkers')).toEqual({ words: null });
    expect(await groups()).toEqual(['anorak, shell jacket']);
  });

  it('are undone from the log, one group at a time', async () => {
    await save('tent, shelter');
    const writes = async () => (await call<StaffLogResponse>('/api/staff/log/?about=search_words')).results;
    const [last, removal] = await writes();
    expect(last).toMatchObject({ before: {}, after: { words: 'tent, shelter' }, can_be_undone: true });
    expect(removal).toMatchObject({ before: { words: 'boots, hikers, walkers' }, after: {}, can_be_undone: true });
    await call(`/api/staff/log/${removal?.id}/undo/`, { method: 'POST', body: {} });
    expect(await groups()).toEqual(['boots, hikers, walkers', 'tent, shelter', 'anorak, shell jacket']);
    expect((await writes()).find(({ id }) => id === removal?.id)?.can_be_undone).toBe(false);
    await call(`/api/staff/log/${last?.id}/undo/`, { method: 'POST', body: {} });
    expect(await groups()).toEqual(['boots, hikers, walkers', 'anorak, shell jacket']);
  });

  it('tell who saved over a refused change what they are by now, through every change since (STAFF-42)', async () => {
    const newer = async (was: string) =>
      call<NewerSearchWords>(`${path}newer/?${new URLSearchParams({ language: 'en', was })}`);
    await save('kayak, canoe');
    await save('kayak, canoe, paddle boat', 'kayak, canoe');
    await save('kayak, canoe, rowing boat', 'kayak, canoe, paddle boat');
    expect(await newer('kayak, canoe')).toEqual({ words: 'kayak, canoe, rowing boat', by: 'Aino Havu' });
    await save(null, 'kayak, canoe, rowing boat');
    expect(await newer('kayak, canoe')).toEqual({ words: null, by: 'Aino Havu' });
    expect(await newer('never, there')).toEqual({ words: null, by: null });
  });

  it('keep both of two that are saved at once', async () => {
    await Promise.all(['one, uno', 'two, due', 'three, tre'].map((words) => save(words)));
    expect((await groups()).toSorted()).toEqual(expect.arrayContaining(['one, uno', 'three, tre', 'two, due']));
  });

  it('are tried before they are saved, and nothing is saved by it', async () => {
    const tried = await tryIt('parka', 'parka, down jacket');
    expect(tried.before.is_understood).toBe(false);
    expect(tried.after).toMatchObject({ total: 2, is_understood: true });
    expect(tried.after.first.map(({ name }) => name)).toContain('Halla down jacket');
    expect((await tryIt('anorak', null, 'anorak, shell jacket')).after.is_understood).toBe(false);
    expect((await tryIt('parka', 'parka')).error?.fields?.words).toMatch(/two words/);
    expect(await found('parka')).toBe(0);
    expect(await groups('&q=parka')).toEqual([]);
  });

  it('stand beside what was searched for and not found, with what is found by now', async () => {
    const row = { locale: 'en', day: shopDay() };
    const misses = ['anorak', 'kayak', 'rare'].map((words) => ({ ...row, words, searches: words === 'rare' ? 2 : 5 }));
    await service.open.db.insertInto('search_misses').values(misses).execute();
    await service.open.db
      .insertInto('search_misses')
      .values({ ...row, locale: 'fi', words: 'kanootti', searches: 9 })
      .execute();
    expect((await list()).misses).toEqual([
      { words: 'anorak', searches: 5, found: 1 },
      { words: 'kayak', searches: 5, found: 0 },
    ]);
  });

  it('are kept by who has the right to it, and nobody else', async () => {
    expect((await call<StaffSearchWords>(`${path}?language=en`, { authorization: clerk })).error?.code).toBe(
      'right_missing',
    );
  });

  it('are not saved over a setting that nobody can read', async () => {
    await store('{"en": oops');
    expect((await save('coat, jacket')).error?.code).toBe('search_words_unreadable');
    expect((await list()).error?.code).toBe('search_words_unreadable');
    const { value } = await service.open.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'search_synonyms')
      .executeTakeFirstOrThrow();
    expect(value).toBe('{"en": oops');
  });
});
