import {
  article,
  type Preview,
  type ProductListItem,
  postState,
  staticPage,
  staticPageWithTabs,
} from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

const place = (slug: string | number) => `<div data-product="${slug}"></div>`;
const content = `<p>a</p>${place('kuura')}${place('salattu')}${place('lahja')}<p>b</p>${place('nowhere')}${place('loppu')}`;
const tabs =
  `<div data-tabs=""><details><summary>Talvi</summary><div>${place('halla')}</div></details>` +
  '<details><summary>Kesä</summary><div><p>b</p></div></details></div>';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    const shown = { section: 'service', show_in_navigation: false, sort_order: 9 };
    const inCapitals = { fi: { title: 'Isoin', content: '<p>a</p><DIV DATA-PRODUCT="kuura"></DIV>' } };
    const plain = { fi: { title: 'Pelkkä', content: '<p>a</p>' } };
    await insertMany(db, 'static_pages', [
      { id: 9, slugs: { fi: 'opas' }, texts: { fi: { title: 'Opas', content } }, ...shown },
      { id: 10, slugs: { fi: 'pelkka' }, texts: plain, ...shown },
      { id: 11, slugs: { fi: 'isoin' }, texts: inCapitals, ...shown },
    ]);
    const inner = { title: 'B', slug: 'b', content: place('loppu'), tabs: [] };
    await insertMany(db, 'tabbed_pages', [
      {
        ...{ id: 9, slugs: { fi: 'oppaat' }, ...shown },
        texts: { fi: { title: 'P', tabs: [{ title: 'A', slug: 'a', content: tabs, tabs: [inner] }] } },
      },
    ]);
    await insertMany(db, 'articles', [
      {
        ...{ id: 7, kind: 'test', slugs: { fi: 'testi' }, published_on: '2026-03-01' },
        texts: { fi: { title: 'Testi', content: place('kuura') + tabs } },
      },
    ]);
  });
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());

const read = async (path: string) => (await service.call(path, { headers: { 'x-tags': '?1' } })).headers;
const page = async (query = '') => staticPage.parse((await service.call(`/api/static-page/?slug=opas${query}`)).json());
const slugsOf = (products: readonly ProductListItem[]) => products.map(({ path }) => path.split('/').at(-2));
const idsIn = (html: string) => [...html.matchAll(/data-product="([^"]*)"/g)].map(([, id]) => Number(id));

it('a text shows the products that lists show, as their cards are, and nothing in the place of others (CONTENT-31)', async () => {
  const { content: html, productsInText } = await page();
  const [kuura, loppu] = productsInText;
  expect(slugsOf(productsInText)).toEqual(['kuura', 'loppu']);
  expect(loppu).toMatchObject({ isDisabled: true });
  expect(html).toBe(`<p>a</p>${place(kuura?.id ?? 0)}<p>b</p>${place(loppu?.id ?? 0)}`);
});

it('its prices are those of the tax area, and a page without products is one for all (CONTENT-31)', async () => {
  const [here] = (await page()).productsInText;
  const [there] = (await page('&taxAreaId=2')).productsInText;
  expect(there?.price).not.toEqual(here?.price);
  expect((await service.call('/api/static-page/?slug=opas&taxAreaId=99')).statusCode).toBe(400);
  expect((await read('/api/static-page/?slug=pelkka'))['cache-control']).toContain('max-age=60');
  expect((await read('/api/static-page/?slug=opas'))['cache-control']).toContain('max-age=30');
});

it('a product that is written in capitals is one like others (CONTENT-31)', async () => {
  const answer = await service.call('/api/static-page/?slug=isoin');
  expect(answer.headers['cache-control']).toContain('max-age=30');
  expect(slugsOf(staticPage.parse(answer.json()).productsInText)).toEqual(['kuura']);
});

it('a page ends where something of its products changes, and no other page does (CONTENT-31, FRESH-1, FRESH-5)', async () => {
  const [kuura, loppu] = (await page()).productsInText;
  expect((await read('/api/static-page/?slug=opas'))['x-tags']).toBe(`model:${kuura?.id} model:${loppu?.id}`);
  expect((await read('/api/static-page/?slug=pelkka'))['x-tags']).toBeUndefined();
  await service.open.db
    .updateTable('prices')
    .set({ active_minor: 4200 })
    .where('model_id', '=', kuura?.id ?? 0)
    .execute();
  await service.followCatalogue();
  expect((await page()).productsInText[0]?.price.active).toBe(42);
});

it('tabs of a text stand in pages, in tabs of pages and in posts, with their products (CONTENT-31, CONTENT-32)', async () => {
  const answer = await service.call('/api/static-page-with-tabs/?slug=oppaat');
  const { tabs: shown, productsInText } = staticPageWithTabs.parse(answer.json());
  expect(shown[0]?.content).toMatch(/^<div data-tabs=""><details name="([^"]+)" open=""><summary>Talvi<\/summary>/);
  expect(slugsOf(productsInText).toSorted()).toEqual(['halla', 'loppu']);
  expect([...idsIn(shown[0]?.content ?? ''), ...idsIn(shown[0]?.tabs[0]?.content ?? '')].toSorted()).toEqual(
    productsInText.map(({ id }) => id).toSorted(),
  );
  const post = article.parse((await service.call('/api/blog/posts/testi/')).json());
  expect(post.content).toMatch(/<div data-tabs="">/);
  expect(slugsOf(post.productsInText)).toEqual(['kuura', 'halla']);
  expect(post.productsInText.map(({ id }) => id)).toEqual(idsIn(post.content));
});

it('a preview shows both as they are typed (STAFF-64)', async () => {
  const typed = postState.parse(await call('/api/staff/posts/7/'));
  const { token } = await call<{ token: string }>(
    '/api/staff/posts/7/preview/',
    { ...typed, contents: { fi: tabs } },
    'POST',
  );
  const answer = await service.call('/api/previews/', { method: 'POST', body: { token, tax_area_id: 1 } });
  const { shown } = answer.json<Preview>();
  expect(shown).toMatchObject({
    kind: 'post',
    post: { productsInText: [{ path: expect.stringMatching(/\/halla\/$/) }] },
  });
});

it('staff are told what is lost where neither can stand, and nothing where both can (CONTENT-29)', async () => {
  const texts = { fi: place('kuura') + tabs };
  const ask = (hasParts?: boolean) => call('/api/staff/rich-text/', { texts, hasParts }, 'POST');
  expect(await ask(true)).toEqual({ lost: {} });
  expect(await ask()).toMatchObject({ lost: { fi: expect.arrayContaining(['data-product="…"', '<details>']) } });
});
