import type {
  Keyword,
  KeywordState,
  SearchResponse,
  StaffKeyword,
  StaffKeywords,
  StaffLogResponse,
  StaticPage,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let call: StaffCall;
let clerk: string;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    await insertMany(db, 'static_pages', [
      {
        ...{ id: 7, slugs: { fi: 'huolto', en: 'care' }, section: 'service', sort_order: 1 },
        texts: { en: { title: 'Care', content: '<p>Merino and loft, a gaiter.</p>' } },
      },
    ]);
    const texts = {
      fi: { keyword: 'Säärystin', text: 'Lumisuoja.', url: '' },
      en: { keyword: 'Gaiter', text: '', url: '' },
    };
    await insertMany(db, 'keywords', [{ id: 2, key: 'gaiter', texts }]);
  });
  call = await staffCall(service, 'content');
  clerk = (await service.signedIn({ is_staff: true })).authorization;
});
afterAll(() => service.close());

const path = '/api/staff/keywords/';
const listed = async (query = ''): Promise<readonly StaffKeyword[]> =>
  (await call<StaffKeywords>(`${path}?${query}`)).results;
const names = async (query: string) => (await listed(query)).map(({ words }) => words.en ?? words.fi);
async function stateOf(id: number): Promise<KeywordState> {
  const { words = {}, texts = {}, urls = {} } = (await listed()).find((each) => each.id === id) ?? {};
  return { words, texts, urls };
}
const idOf = async (word: string) => (await listed()).find(({ words }) => words.en === word)?.id ?? 0;
async function save(id: number, change: Partial<KeywordState>, seen?: KeywordState) {
  const was = seen ?? (await stateOf(id));
  return call<KeywordState>(`${path}${id}/`, { ...was, ...change, was });
}
const make = (own: Partial<KeywordState>) =>
  call(path, { words: { en: 'Merino' }, texts: { en: 'Fine wool.' }, urls: {}, ...own }, 'POST');
const remove = (id: number, was?: KeywordState) => call(`${path}${id}/remove/`, { was }, 'POST');
const faultsOf = ({ error }: Refused) => Object.keys(error?.fields ?? {});
const lastWrite = async () => (await call<StaffLogResponse>('/api/staff/log/?about=keyword')).results[0];
async function undoLast() {
  const write = await lastWrite();
  expect(write?.can_be_undone).toBe(true);
  return call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
}

const get = async <T>(url: string, locale: 'en' | 'fi' = 'en') =>
  (await service.call(url, { locale })).json<T & Refused>();
/** The words that a page marks. */
const marked = async () =>
  [...(await get<StaticPage>('/api/static-page/?slug=care')).content.matchAll(/<button[^>]*>([^<]*)/g)].map(
    ([, word]) => word,
  );
const popup = (id: number, locale: 'en' | 'fi' = 'en') => get<Keyword>(`/api/keyword-popup/?id=${id}`, locale);

describe('keywords, in the staff’s room (STAFF-58)', () => {
  it('are found by words of any language and by a language that they lack, in the order of their words', async () => {
    expect(await names('')).toEqual(['Gaiter', 'Vesipilari']);
    expect(await names('q=LUMISUOJA')).toEqual(['Gaiter']);
    expect(await names('q=%25')).toEqual([]);
    expect(await names('lacks=en')).toEqual(['Vesipilari']);
    expect(await stateOf(1)).toEqual({
      ...{ words: { fi: 'Vesipilari' }, texts: { fi: 'Paine, jonka kangas kestää.' }, urls: { fi: '/ohjeet/' } },
    });
  });

  it('explain to shoppers what staff wrote, from the save on, until they are taken away', async () => {
    expect(await marked()).toEqual(['gaiter']);
    expect(await make({ urls: { en: 'http://localhost:3000/en/care/?x=1' } })).toEqual({ ok: true });
    await expect.poll(marked).toEqual(['Merino', 'gaiter']);
    const id = await idOf('Merino');
    expect(id).toBeGreaterThan(1_000_000);
    expect(await popup(id)).toMatchObject({ text: 'Fine wool.', url: '/care/?x=1' });
    const change = { words: { en: 'Loft', fi: 'Muhkeus' }, texts: { en: 'Air between fibres.', fi: 'Ilmaa.' } };
    expect(await save(id, { ...change, urls: {} })).toEqual({ ...change, urls: {} });
    await expect.poll(marked).toEqual(['loft', 'gaiter']);
    expect(await popup(id, 'fi')).toMatchObject({ keyword: 'Muhkeus', text: 'Ilmaa.', url: '' });
    expect((await get<SearchResponse>('/api/search/?q=loft')).keywords).toEqual([{ id, keyword: 'Loft' }]);
    await remove(id, await stateOf(id));
    await expect.poll(marked).toEqual(['gaiter']);
    expect((await popup(id)).error?.code).toBe('not_found');
  });

  it('that were made, changed or removed are undone from the log, each by its name', async () => {
    expect(await lastWrite()).toMatchObject({ name: 'Loft', after: {} });
    await undoLast();
    await expect.poll(marked).toEqual(['loft', 'gaiter']);
    await remove(2);
    await expect.poll(marked).toEqual(['loft']);
    expect(await names('')).toEqual(['Loft', 'Vesipilari']);
    await undoLast();
    await expect.poll(marked).toEqual(['loft', 'gaiter']);
    expect(await stateOf(2)).toMatchObject({ words: { fi: 'Säärystin', en: 'Gaiter' }, texts: { fi: 'Lumisuoja.' } });
  });

  it('are not saved or removed over what somebody else has saved', async () => {
    const was = { ...(await stateOf(2)), urls: { fi: '/old/' } };
    expect((await save(2, { texts: { en: 'Snow.' } }, was)).error?.code).toBe('changed_meanwhile');
    expect((await remove(2, was)).error?.code).toBe('changed_meanwhile');
    expect((await remove(999)).error?.code).toBe('not_found');
  });

  it('keep a language that came without a text as it came', async () => {
    expect(await save(2, { texts: { fi: 'Suoja lumelta.' } })).toMatchObject({ texts: { fi: 'Suoja lumelta.' } });
  });

  it.each<[string, Partial<KeywordState>, string]>([
    ['no word', { words: {}, texts: {}, urls: {} }, 'word_fi'],
    ['a text without a word', { texts: { en: 'Fine wool.', sv: 'Fin ull.' } }, 'word_sv'],
    ['a word without a text', { words: { en: 'Merino', de: 'Merinowolle' } }, 'text_de'],
    ['a word of one letter', { words: { en: '¡a!' } }, 'word_en'],
    ['a word that another one has', { words: { en: 'GAITER' } }, 'word_en'],
    ['an address that is none', { urls: { en: 'tents' } }, 'url_en'],
    ['an address that runs a script', { urls: { en: 'javascript:alert(1)//https://x' } }, 'url_en'],
    ['an address with a space', { urls: { en: 'https://a.example/b c' } }, 'url_en'],
    ['an address of a file', { urls: { en: '/media/x.pdf' } }, 'url_en'],
    ['an address with a broken escape', { urls: { en: '/a%zz/' } }, 'url_en'],
  ])('are refused beside the field with %s', async (_what, own, field) => {
    const answer = await make(own);
    expect(faultsOf(answer)).toEqual([field]);
    expect(answer.error?.fields?.[field]).toMatch(/ .+\.$/);
  });

  it('lead to the web as it was written', async () => {
    await make({ urls: { en: 'https://a.example/b?c=d' } });
    expect(await stateOf(await idOf('Merino'))).toMatchObject({ urls: { en: 'https://a.example/b?c=d' } });
  });

  it('are kept by staff with the right to it, and nobody else', async () => {
    const answer = await service.call(path, { authorization: clerk });
    expect(answer.json<Refused>().error?.code).toBe('right_missing');
  });
});
