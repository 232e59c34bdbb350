import { sql } from 'kysely';
import type {
  Article,
  MadePost,
  NewPost,
  PostList,
  PostState,
  ProductModel,
  RedirectAnswer,
  SearchResponse,
  Sitemap,
  StaffLogResponse,
  StaffPost,
  StaffPosts,
} from 'mf-shared/contract';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { until } from '../../testing/until.ts';
import { checkOwnSlugs } from '../page-paths/former-slugs.ts';

let service: TestService;
let call: StaffCall;
let clerk: string;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    await insertMany(db, 'bloggers', [{ id: 1, slug: 'outi', name: 'Outi' }]);
    await insertMany(db, 'articles', [
      {
        ...{ id: 7, kind: 'test', slugs: { fi: 'sukkatesti', en: 'sock-test' }, published_on: '2026-03-01' },
        texts: { fi: { title: 'Sukkatesti', content: '<p>Villaa varpaille.</p>' } },
      },
    ]);
    await insertMany(db, 'article_models', [{ article_id: 7, model_id: 10 }]);
  });
  call = await staffCall(service, 'content');
  clerk = (await service.signedIn({ is_staff: true })).authorization;
});
afterAll(() => service.close());

const path = '/api/staff/posts/';
async function stateOf(id: number): Promise<PostState> {
  const {
    id: _id,
    path: _path,
    standing,
    authors,
    product_names,
    error,
    ...state
  } = await call<StaffPost>(`${path}${id}/`);
  return state;
}
async function save(id: number, change: Partial<PostState>, seen?: PostState) {
  const was = seen ?? (await stateOf(id));
  return call<PostState>(`${path}${id}/`, { ...was, ...change, was });
}
const make = (own: Partial<NewPost>) =>
  call<MadePost>(path, { category: 'blog', titles: { en: 'Snow' }, slugs: { en: 'snow' }, ...own }, 'POST');
const faultsOf = ({ error }: Refused) => Object.keys(error?.fields ?? {});
const names = async (query: string) =>
  (await call<StaffPosts>(`${path}?${query}`)).results.map(({ title, standing }) => [title, standing].join(' '));

const get = async <T>(url: string, locale: 'fi' | 'en' | 'sv' = 'en') =>
  (await service.call(url, { locale })).json<T & Refused>();
const shown = (locale: 'fi' | 'en' | 'sv' = 'en') => get<Article>('/api/blog/posts/sukkatesti/', locale);
/** Everywhere where shoppers find the post. */
async function placesOf(title: string): Promise<string[]> {
  const { posts } = await get<PostList>('/api/blog/posts/', 'fi');
  const { pages } = await get<SearchResponse>(`/api/search/?q=${title}`, 'fi');
  const { entries } = await get<Sitemap>('/api/sitemap/');
  const product = await get<ProductModel>('/api/products/productmodel/kuura/', 'fi');
  return [
    ...(posts.some((post) => post.title === title) ? ['list'] : []),
    ...(pages.some(({ name }) => name === title) ? ['search'] : []),
    ...(entries.some(({ paths }) => paths.fi.includes('/sukkatesti/')) ? ['sitemap'] : []),
    ...(product.blogs.some((post) => post.title === title) ? ['product'] : []),
  ];
}
const everywhere = ['list', 'search', 'sitemap', 'product'];
const lastWrite = async () => (await call<StaffLogResponse>('/api/staff/log/?about=post')).results[0];
async function undoLast() {
  const write = await lastWrite();
  expect(write?.can_be_undone).toBe(true);
  return call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
}

describe('posts of the magazine, in the staff’s room (STAFF-57)', () => {
  it('are found by words of any language, by category and by a language that they lack', async () => {
    expect(await names('')).toEqual(['Sukkatesti published', 'Näin valitset takin published']);
    expect(await names('q=VARPAILLE')).toEqual(['Sukkatesti published']);
    expect(await names('q=%25')).toEqual([]);
    expect(await names('category=guide')).toEqual(['Näin valitset takin published']);
    expect(await names('lacks=fi')).toEqual(['Näin valitset takin published']);
    expect((await call<StaffPosts>(path)).results[0]).toMatchObject({
      ...{ path: '/life-outdoors/blog/sock-test/', languages: ['fi'], published_on: '2026-03-01', category: 'test' },
    });
    expect((await call<StaffPost>(`${path}7/`)).authors).toEqual([{ slug: 'outi', name: 'Outi' }]);
    expect((await call<StaffPost>(`${path}999/`)).error?.code).toBe('not_found');
  });

  it('say to shoppers what staff wrote, sanitised and in each language, from the save on', async () => {
    const was = await stateOf(7);
    const change: Partial<PostState> = {
      ...{
        titles: { ...was.titles, en: 'Socks' },
        contents: { ...was.contents, en: '<p>Wool<script>x()</script></p>' },
      },
      ...{ labels: { en: 'Tried' }, summaries: { en: 'In short' }, meta_descriptions: { en: 'Warm socks' } },
      ...{ category: 'guide', minutes: 9, author: 'outi', image: '/media/scenes/bog', published_on: '2026-04-01' },
    };
    expect(await save(7, change)).toEqual({ ...was, ...change });
    await expect.poll(async () => (await shown()).title).toBe('Socks');
    expect(await shown()).toMatchObject({
      ...{ content: '<p>Wool</p>', label: 'Tried', summary: 'In short', metaDescription: 'Warm socks' },
      ...{ category: 'guide', minutes: 9, image: '/media/scenes/bog', publishedOn: '2026-04-01' },
      blogger: { name: 'Outi' },
    });
    expect(await shown('sv')).toMatchObject({ title: 'Sukkatesti', metaDescription: '' });
  });

  it.each<[string, Partial<PostState>, string]>([
    ['a language with a title and no text', { titles: { fi: 'Sukkatesti', en: 'Socks', de: 'Socken' } }, 'content_de'],
    ['no title', { titles: {} }, 'title_fi'],
    ['a day that there is not', { published_on: '2026-02-30' }, 'published_on'],
    ['minutes that are none', { minutes: 0 }, 'minutes'],
    ['half a minute', { minutes: 2.5 }, 'minutes'],
    ['an author whom nobody knows', { author: 'nobody' }, 'author'],
    ['a picture that the shop does not show', { image: '/media/../secret' }, 'image'],
  ])('are refused beside the field with %s', async (_what, change, field) => {
    const answer = await save(7, change);
    expect(faultsOf(answer)).toEqual([field]);
    expect(answer.error?.fields?.[field]).toMatch(/ .+\.$/);
  });

  it('that are hidden, or whose day is to come, are no posts for shoppers', async () => {
    await expect.poll(() => placesOf('Sukkatesti')).toEqual(everywhere);
    await save(7, { is_published: false });
    await expect.poll(async () => (await shown()).error?.code).toBe('page_not_found');
    expect(await placesOf('Sukkatesti')).toEqual([]);
    expect(await names('state=hidden')).toEqual(['Socks hidden']);
    await save(7, { is_published: true, published_on: shopDayAfter(Date.now(), 30) });
    await service.followCatalogue();
    expect((await shown()).error?.code).toBe('page_not_found');
    expect(await placesOf('Sukkatesti')).toEqual([]);
    expect(await names('state=planned')).toEqual(['Socks planned']);
  });

  it('are not saved over what somebody else has saved, and undone from the log', async () => {
    const was = await stateOf(7);
    expect((await save(7, {}, { ...was, minutes: 1 })).error?.code).toBe('changed_meanwhile');
    expect(await lastWrite()).toMatchObject({ name: 'Socks', after: { is_published: true } });
    await undoLast();
    expect(await stateOf(7)).toMatchObject({ is_published: false, published_on: '2026-04-01' });
  });

  it('are kept by staff with the right to it, and nobody else', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await service.call(path, { authorization: clerk, method, ...(method === 'POST' && { body: {} }) });
      expect(answer.json<Refused>().error?.code).toBe('right_missing');
    }
  });
});

describe('the address and the products of a post (STAFF-57)', () => {
  const leadsFrom = async (address: string) => {
    const query = new URLSearchParams({ path: address });
    return (await service.call(`/api/redirects/?${query}`, { locale: 'en' })).json<RedirectAnswer>();
  };

  it('are others from the save on; the old address leads on for ever, in each language (ROUTE-143)', async () => {
    const was = await stateOf(7);
    expect(was).toMatchObject({ slugs: { fi: 'sukkatesti', en: 'sock-test' }, products: ['kuura'] });
    await save(7, { slugs: { fi: 'sukat', en: 'socks' }, is_published: true, published_on: '2026-03-01' });
    await expect
      .poll(async () => (await get<Article>('/api/blog/posts/socks/')).paths?.fi)
      .toBe('/life-outdoors/blog/sukat/');
    expect((await get<Article>('/api/blog/posts/sock-test/')).error?.code).toBe('page_not_found');
    for (const old of [
      '/life-outdoors/blog/sock-test/',
      '/fi/life-outdoors/blog/sukkatesti/',
      '/ulkoelama/blogi/sukkatesti/',
    ])
      expect(await leadsFrom(old)).toMatchObject({
        kind: 'moved',
        path: expect.stringMatching(/blog\/(socks|sukat)\/$/),
      });
    await save(7, { slugs: was.slugs });
    await expect.poll(async () => (await shown()).paths?.en).toBe('/life-outdoors/blog/sock-test/');
    expect((await leadsFrom('/life-outdoors/blog/sock-test/')).kind).toBe('none');
    expect(await leadsFrom('/life-outdoors/blog/socks/')).toMatchObject({ path: '/life-outdoors/blog/sock-test/' });
  });

  it('show shoppers the products that staff chose', async () => {
    expect((await call<StaffPost>(`${path}7/`)).product_names).toEqual({ kuura: expect.any(String) });
    await save(7, { products: [] });
    await expect.poll(async () => (await shown()).products).toEqual([]);
    expect(await lastWrite()).toMatchObject({ before: { products: 'kuura' }, after: { products: '' } });
    await undoLast();
    await expect.poll(async () => (await shown()).products).toHaveLength(1);
    expect(faultsOf(await save(7, { products: ['kuura', 'nothing'] }))).toEqual(['products']);
  });

  it.each<[string, PostState['slugs'], string]>([
    ['none', {}, 'slug_fi'],
    ['signs that no address has', { fi: 'sukka testi' }, 'slug_fi'],
    ['that of another post', { en: 'nain-valitset-takin' }, 'slug_en'],
  ])('are refused beside the field with an address that is wrong: %s', async (_what, slugs, field) => {
    expect(faultsOf(await save(7, { slugs }))).toEqual([field]);
  });

  it('are not taken by another post, which a new one had before', async () => {
    const answer = await make({ slugs: { en: 'socks' } });
    expect(answer.error?.fields?.slug_en).toMatch(/leads there for ever/);
  });

  // The embedded engine has one connection.
  it.runIf(process.env.TEST_ENGINE === 'postgres')(
    'wait for a post that is made at the same moment, and are not its address too',
    async () => {
      const { db } = service.open;
      let saving: ReturnType<typeof save> | undefined;
      await db.transaction().execute(async (making) => {
        await checkOwnSlugs(making, 'posts', { en: 'same-moment' }, null);
        await insertMany(making, 'articles', [
          { id: 900, kind: 'blog', slugs: { en: 'same-moment' }, texts: {}, published_on: '2026-03-01' },
        ]);
        saving = save(7, { slugs: { en: 'same-moment' } });
        await until(async () => {
          const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(db);
          return rows.length > 0;
        });
      });
      const answer = await saving;
      expect(answer && faultsOf(answer)).toEqual(['slug_en']);
      await db.deleteFrom('articles').where('id', '=', 900).execute();
    },
  );

  it('stay where a change from before posts had them is undone', async () => {
    const was = await stateOf(7);
    await save(7, { minutes: 33 });
    const write = await lastWrite();
    const short = ({ slugs: _slugs, products: _products, ...earlier }: PostState) => JSON.stringify(earlier);
    const logged = { before: short(was), after: short(await stateOf(7)) };
    await service.open.db
      .updateTable('audit_log')
      .set(logged)
      .where('id', '=', write?.id ?? 0)
      .execute();
    await undoLast();
    expect(await stateOf(7)).toEqual(was);
  });
});

describe('a new post (STAFF-57)', () => {
  it('is hidden at first, then read at its address, and taken back only while it is as it was made', async () => {
    const { id } = await make({ slugs: { en: 'snow', fi: 'lumi' } });
    expect(await stateOf(id)).toMatchObject({ titles: { en: 'Snow' }, is_published: false, minutes: 3 });
    await service.followCatalogue();
    expect((await get<Article>('/api/blog/posts/snow/')).error?.code).toBe('page_not_found');
    expect(faultsOf(await save(id, { is_published: true }))).toEqual(['content_en']);
    await save(id, { is_published: true, contents: { en: '<p>White</p>' } });
    await expect.poll(async () => (await get<Article>('/api/blog/posts/lumi/')).content).toBe('<p>White</p>');
    const made = (await call<StaffLogResponse>('/api/staff/log/?about=post')).results[1];
    const answer = await call(`/api/staff/log/${made?.id}/undo/`, {}, 'POST');
    expect(answer.error?.code).toBe('changed_meanwhile');
    await undoLast();
    await call(`/api/staff/log/${made?.id}/undo/`, {}, 'POST');
    expect((await call<StaffPost>(`${path}${id}/`)).error?.code).toBe('not_found');
    expect(await lastWrite()).toMatchObject({ name: 'Snow', can_be_undone: false });
  });

  it.each<[string, Partial<NewPost>, string]>([
    ['no title', { titles: { en: ' ' } }, 'title_fi'],
    ['no address', { slugs: {} }, 'slug_fi'],
    ['an address with signs that none has', { slugs: { sv: 'snö' } }, 'slug_sv'],
    ['an address that another post has in another language', { slugs: { fi: 'lumi', de: 'sukkatesti' } }, 'slug_de'],
  ])('is refused beside the field with %s', async (_what, own, field) => {
    expect(faultsOf(await make(own))).toEqual([field]);
  });
});
