import {
  type CampaignState,
  campaignState,
  contentPageState,
  type MadePreview,
  type PostState,
  type Preview,
  postState,
  type StaffBrand,
  type StaffBrands,
  type StaffGroup,
  type StaffLogResponse,
  type StaticPage,
  tabbedPageState,
} from 'mf-shared/contract';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { carePage, tents } from '../../testing/tabbed-page.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { forgetOldAccess } from '../accounts/forget-old-access.ts';
import { noteUpload } from '../content/shown-pictures.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    await insertMany(db, 'bloggers', [{ id: 1, slug: 'outi', name: 'Outi' }]);
    await insertMany(db, 'articles', [
      {
        ...{ id: 7, kind: 'test', slugs: { fi: 'sukkatesti' }, published_on: '2026-03-01', is_published: false },
        texts: { fi: { title: 'Sukkatesti', content: '<p>Villaa varpaille.</p>' } },
      },
    ]);
    await insertMany(db, 'tabbed_pages', [carePage]);
    const begins = new Date(Date.now() + 86_400_000);
    await insertMany(db, 'campaigns', [
      { id: 5, key: 'talvi', slugs: { fi: 'talviale' }, texts: { fi: { title: 'Talviale' } }, starts_at: begins },
    ]);
  });
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());

type Locale = 'fi' | 'en' | 'sv';

const postNow = async () => postState.parse(await call('/api/staff/posts/7/'));
const pageNow = async () => contentPageState.parse(await call('/api/staff/pages/1/'));
const tabbedNow = async () => tabbedPageState.parse(await call('/api/staff/tabbed-pages/7/'));
const campaignNow = async () => campaignState.parse(await call('/api/staff/campaigns/5/'));
type Previewed = 'posts/7' | 'pages/1' | 'tabbed-pages/7' | 'campaigns/5' | 'groups/2' | 'brands/1';
const keep = (kind: Previewed, body: object) =>
  call<MadePreview & Refused>(`/api/staff/${kind}/preview/`, body, 'POST');
/** As somebody without an account reads it. */
async function read(token: string, locale: Locale = 'fi') {
  const answer = await service.call('/api/previews/', { method: 'POST', body: { token, tax_area_id: 1 }, locale });
  return { status: answer.statusCode, cached: answer.headers['cache-control'], ...answer.json<Preview & Refused>() };
}
const writes = async () => (await call<StaffLogResponse>('/api/staff/log/')).results.length;

describe('what staff typed in a post (STAFF-64)', () => {
  it('is shown whole to whoever has the link, and shoppers see nothing of it', async () => {
    const before = await postNow();
    const typed = {
      ...before,
      ...{ contents: { fi: '<p>Pitää <script>x()</script>lämpöä.</p>' }, author: 'outi', products: ['kuura'] },
      ...{ is_published: true, published_on: shopDayAfter(Date.now(), 3) },
    };
    const logged = await writes();
    const { token, ends_at } = await keep('posts/7', typed);
    const shown = await read(token);
    expect(shown).toMatchObject({ status: 200, cached: 'private, no-store', ends_at, standing: 'planned' });
    expect(shown.published_on).toBe(typed.published_on);
    expect(shown.shown).toMatchObject({
      kind: 'post',
      post: {
        ...{ title: 'Sukkatesti', content: '<p>Pitää lämpöä.</p>', blogger: { name: 'Outi' } },
        products: [{ id: 10 }],
      },
    });
    expect(await postNow()).toEqual(before);
    expect(await writes()).toBe(logged);
    expect((await service.call('/api/blog/posts/sukkatesti/')).statusCode).toBe(404);
  });

  it('is read in each language as shoppers would read it', async () => {
    const typed = { ...(await postNow()), titles: { fi: 'Sukat', en: 'Socks' }, contents: { fi: 'a', en: 'b' } };
    const { token } = await keep('posts/7', typed);
    const titles = await Promise.all(
      (['fi', 'en', 'sv'] as const).map(async (locale) => {
        const { shown } = await read(token, locale);
        return shown.kind === 'post' && shown.post.title;
      }),
    );
    expect(titles.slice(0, 2)).toEqual(['Sukat', 'Socks']);
    expect(['Sukat', 'Socks']).toContain(titles[2]);
  });

  it('is refused beside its field where a save would be', async () => {
    const state = await postNow();
    const faultsOf = async (change: Partial<PostState>) =>
      Object.keys((await keep('posts/7', { ...state, ...change })).error?.fields ?? {});
    expect(await faultsOf({ published_on: '2026-02-30' })).toEqual(['published_on']);
    expect(await faultsOf({ minutes: 0 })).toEqual(['minutes']);
    expect(await faultsOf({ image: '/media/not-ours.webp' })).toEqual(['image']);
    expect(await faultsOf({ products: ['no-such-product'] })).toEqual(['products']);
    expect(await faultsOf({ titles: {} })).toEqual(['title_fi']);
  });

  it('ends, and only the newest links of a post are kept', async () => {
    const state = await postNow();
    const { db } = service.open;
    const { token: oldest } = await keep('posts/7', state);
    await db
      .updateTable('previews')
      .set({ made_at: new Date(0) })
      .execute();
    await insertMany(
      db,
      'previews',
      Array.from({ length: 98 }, (_, at) => ({
        ...{ token_hash: Buffer.from(`${at}`), kind: 'post' as const, target_id: 7, state },
        ends_at: new Date(Date.now() + 60_000),
      })),
    );
    await keep('posts/7', state);
    expect((await read(oldest)).status).toBe(200);
    const { token: newest } = await keep('posts/7', state);
    expect([(await read(oldest)).status, (await read(newest)).status]).toEqual([410, 200]);
    await db
      .updateTable('previews')
      .set({ ends_at: new Date(0) })
      .execute();
    expect(await read(newest)).toMatchObject({ status: 410, error: { code: 'link_expired' } });
    expect((await read('made-up')).status).toBe(410);
    await forgetOldAccess(db);
    expect(await db.selectFrom('previews').select('kind').execute()).toEqual([]);
  });

  it('ends before its day where staff end the links of a post, and those of others stay', async () => {
    const path = '/api/staff/posts/7/preview/';
    await call(path, undefined, 'DELETE');
    const [first, second] = [await keep('posts/7', await postNow()), await keep('posts/7', await postNow())];
    const other = await keep('pages/1', await pageNow());
    expect(await call(path)).toEqual({ open: 2 });
    expect(await call(path, undefined, 'DELETE')).toEqual({ ok: true });
    expect(await call(path)).toEqual({ open: 0 });
    const statuses = await Promise.all([first, second, other].map(async ({ token }) => (await read(token)).status));
    expect(statuses).toEqual([410, 410, 200]);
    const { authorization } = await service.signedIn({ is_staff: true });
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await service.call('/api/staff/pages/1/preview/', { method, authorization })).statusCode).toBe(403);
    }
    expect((await read(other.token)).status).toBe(200);
  });

  it('ends with the post', async () => {
    const { db } = service.open;
    await insertMany(db, 'articles', [
      { id: 8, kind: 'test', slugs: { fi: 'lyhyt' }, published_on: '2026-03-01', texts: { fi: { title: 'Lyhyt' } } },
    ]);
    const body = { ...(await postNow()), slugs: { fi: 'lyhyt' } };
    const { token } = await call<MadePreview>('/api/staff/posts/8/preview/', body, 'POST');
    expect((await read(token)).status).toBe(200);
    await db.deleteFrom('articles').where('id', '=', 8).execute();
    expect((await read(token)).status).toBe(410);
  });
});

describe('what staff typed in a page (STAFF-64)', () => {
  it('is shown, and the page stays as it was', async () => {
    const before = await pageNow();
    const { token } = await keep('pages/1', { ...before, titles: { ...before.titles, fi: 'Uudet ehdot' } });
    const shown = await read(token);
    expect(shown).toMatchObject({ standing: 'published', shown: { kind: 'page', page: { title: 'Uudet ehdot' } } });
    expect(await pageNow()).toEqual(before);
    const slug = 'sopimusehdot';
    const answer = await service.call(`/api/static-page/?slug=${slug}`, { locale: 'fi' });
    expect(answer.json<StaticPage>().title).toBe(before.titles.fi);
  });

  it('is shown with a tab that is written just now', async () => {
    const before = await tabbedNow();
    const { token } = await keep('tabbed-pages/7', { ...before, tabs: [...before.tabs, tents], tab: [2] });
    const { shown } = await read(token, 'en');
    const page = shown.kind === 'tabbed_page' ? shown.page : null;
    expect(page?.tabs.map(({ title }) => title)).toEqual(['Clothes', 'Shoes', 'Tents']);
    expect(page?.tabs[2]?.content).toBe('<p>Dry it.</p>');
    expect(await tabbedNow()).toEqual(before);
  });
});

describe('what staff typed in a campaign (STAFF-64)', () => {
  beforeAll(async () => {
    call = await staffCall(service, 'commerce');
  });

  it('is shown before it begins, with its products in its order, and shoppers see nothing of it', async () => {
    const before = await campaignNow();
    const { token } = await keep('campaigns/5', {
      ...before,
      ...{ titles: { fi: 'Talviale', en: 'Winter sale' }, products: ['kuura'] },
    });
    const shown = await read(token, 'en');
    expect(shown).toMatchObject({ standing: 'planned', published_on: before.starts_at });
    expect(shown.shown).toMatchObject({
      ...{ kind: 'campaign', campaign: { title: 'Winter sale', slug: 'talviale' }, products: [{ id: 10 }] },
    });
    expect(await campaignNow()).toEqual(before);
    expect((await service.call('/api/campaigns/?slug=talviale')).statusCode).toBe(404);
    expect(await call('/api/staff/campaigns/5/preview/')).toEqual({ open: 1 });
  });

  it('tells how shoppers would see it: at once, no more, or not at all', async () => {
    const state = await campaignNow();
    const [day, now] = [86_400_000, Date.now()];
    const at = (ms: number) => new Date(now + ms).toISOString();
    const standingOf = async (change: Partial<CampaignState>) =>
      (await read((await keep('campaigns/5', { ...state, ...change })).token)).standing;
    expect(await standingOf({ starts_at: null })).toBe('published');
    expect(await standingOf({ starts_at: at(-2 * day), ends_at: at(-day) })).toBe('over');
    expect(await standingOf({ is_active: false })).toBe('hidden');
    const { token } = await keep('campaigns/5', { ...state, club_starts_at: at(-day) });
    expect(await read(token)).toMatchObject({
      standing: 'planned',
      club_from: at(-day),
      published_on: state.starts_at,
    });
  });

  it('is refused beside its field where a save would be, and ends with the campaign', async () => {
    const state = await campaignNow();
    const refused = await keep('campaigns/5', { ...state, ends_at: new Date(0).toISOString() });
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['ends_at']);
    const { token } = await keep('campaigns/5', state);
    await service.open.db.updateTable('campaigns').set({ is_removed: true }).where('id', '=', 5).execute();
    expect((await read(token)).status).toBe(410);
  });
});

describe('what staff typed in a group or a brand (STAFF-64)', () => {
  beforeAll(async () => {
    call = await staffCall(service, 'content');
  });

  it('is shown with the first products of the group, and shoppers see nothing of it', async () => {
    const before = (await call<StaffGroup>('/api/staff/groups/2/')).state;
    const { token } = await keep('groups/2', {
      ...before,
      ...{ names: { ...before.names, en: 'Coats' }, descriptions: { en: '<p>Warm <script>x()</script>coats.</p>' } },
    });
    const { status, standing, shown } = await read(token, 'en');
    expect([status, standing]).toEqual([200, 'published']);
    expect(shown).toMatchObject({
      ...{ kind: 'group', group: { name: 'Coats', description_html: '<p>Warm coats.</p>' } },
      group: { ancestors: [{ name: 'Clothing' }] },
    });
    expect(shown.kind === 'group' && shown.products.map(({ id }) => id)).toContain(10);
    expect((await call<StaffGroup>('/api/staff/groups/2/')).state).toEqual(before);
    const refused = await keep('groups/2', { ...before, names: {} });
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['name_fi']);
    expect(await call('/api/staff/groups/2/preview/')).toEqual({ open: 1 });
  });

  it('is shown with the first products of the brand, in each language', async () => {
    const find = async () => (await call<StaffBrands>('/api/staff/brands/?q=kaamos')).results[0];
    const before = await find();
    const { token } = await keep('brands/1', {
      ...{ titles: {}, descriptions: { fi: '<p>Yötä varten.</p>', sv: '<p>För natten.</p>' } },
      ...{ meta_descriptions: {}, is_featured: true },
    });
    for (const [locale, description] of [
      ['fi', '<p>Yötä varten.</p>'],
      ['sv', '<p>För natten.</p>'],
    ] as const) {
      const { shown } = await read(token, locale);
      expect(shown).toMatchObject({ kind: 'brand', brand: { name: 'Kaamos', description } });
      expect(shown.kind === 'brand' && shown.products.map(({ id }) => id)).toContain(10);
    }
    expect(await find()).toEqual(before);
  });

  it('shows a brand by the name and with the logo that were typed, and a link of before they could be with the stored ones', async () => {
    const { id: _id, slug: _slug, model_count: _count, ...state } = await call<StaffBrand>('/api/staff/brands/1/');
    await noteUpload(service.open.db, 'imported/typed');
    const { token } = await keep('brands/1', { ...state, name: 'Kaamos Arctic', logo: '/media/imported/typed' });
    const { shown } = await read(token);
    expect(shown).toMatchObject({ kind: 'brand', brand: { name: 'Kaamos Arctic', logo: '/media/imported/typed' } });
    expect(shown.kind === 'brand' && shown.products[0]?.manufacturer).toBe('Kaamos Arctic');
    expect((await read((await keep('brands/1', { ...state, logo: '' })).token)).shown).toMatchObject({
      brand: { name: 'Kaamos', logo: null },
    });
    const { name: _name, logo: _logo, producer: _producer, ...texts } = state;
    await service.open.db
      .updateTable('previews')
      .set({ state: JSON.stringify(texts) })
      .where('kind', '=', 'brand')
      .execute();
    expect((await read(token)).shown).toMatchObject({ brand: { name: 'Kaamos', logo: state.logo || null } });
    const refused = await keep('brands/1', { ...state, name: '', logo: '/media/nobody' });
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['name']);
  });
});

it('is kept for nobody without the right, and of nothing that there is not (STAFF-35)', async () => {
  const { authorization } = await service.signedIn({ is_staff: true });
  const body = await postNow();
  const refused = await service.call('/api/staff/posts/7/preview/', { method: 'POST', body, authorization });
  expect(refused.statusCode).toBe(403);
  expect(await call('/api/staff/posts/999/preview/', body, 'POST')).toMatchObject({ error: { code: 'not_found' } });
});
