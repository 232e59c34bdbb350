import type {
  Campaign,
  CampaignProducts,
  CampaignState,
  MadeCampaign,
  NewCampaign,
  RedirectAnswer,
  SearchResponse,
  StaffCampaign,
  StaffCampaigns,
  StaffLogResponse,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let service: TestService;
let call: StaffCall;
let clerk: string;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    const times = { club_starts_at: null, starts_at: null, ends_at: null };
    await insertMany(db, 'campaigns', [
      { ...times, id: 7, slugs: { fi: 'syysale', en: 'autumn' }, texts: { fi: { title: 'Syysale' } } },
      { ...times, id: 8, slugs: { fi: 'vanha' }, texts: { en: { title: 'Old' } }, ends_at: inDays(-1) },
      {
        ...{ ...times, id: 9, slugs: { fi: 'kaamos' }, texts: { fi: { title: 'Kaamosviikot' } } },
        ...{ club_starts_at: inDays(-1), starts_at: inDays(1) },
      },
    ]);
    await insertMany(db, 'campaign_models', [
      { campaign_id: 7, model_id: 11, sort_order: 0 },
      { campaign_id: 7, model_id: 10, sort_order: 1 },
    ]);
    await insertMany(db, 'price_history', [{ model_id: 11, active_minor: 20_000, valid_from: inDays(-90) }]);
    await insertMany(db, 'redirects', [{ id: 1, old_path: '/kampanjat/ohjattu/', new_path: '/' }]);
  });
  call = await staffCall(service, 'content');
  clerk = (await service.signedIn({ is_staff: true })).authorization;
});
afterAll(() => service.close());

const path = '/api/staff/campaigns/';
async function stateOf(id: number): Promise<CampaignState> {
  const answer = await call<StaffCampaign>(`${path}${id}/`);
  const { id: _id, path: _path, standing, product_facts, error, ...state } = answer;
  return state;
}
async function save(id: number, change: Partial<CampaignState>, seen?: CampaignState) {
  const was = seen ?? (await stateOf(id));
  return call<CampaignState>(`${path}${id}/`, { ...was, ...change, was });
}
const make = (own: Partial<NewCampaign> = {}) =>
  call<MadeCampaign>(path, { titles: { en: 'Snow' }, slugs: { en: 'snow' }, ...own }, 'POST');
const remove = async (id: number) => call(`${path}${id}/remove/`, { was: await stateOf(id) }, 'POST');
const names = async (query: string) =>
  (await call<StaffCampaigns>(`${path}?${query}`)).results.map(({ title, standing }) => `${title} ${standing}`);
const faultsOf = ({ error }: Refused) => Object.keys(error?.fields ?? {});
const shown = async (slug: string, locale: 'en' | 'sv' = 'en') =>
  (await service.call(`/api/campaigns/?slug=${slug}`, { locale })).json<Campaign & Refused>();
const leadsFrom = async (address: string) => {
  const query = new URLSearchParams({ path: address });
  return (await service.call(`/api/redirects/?${query}`, { locale: 'en' })).json<RedirectAnswer>();
};
const lastWrite = async () => (await call<StaffLogResponse>('/api/staff/log/?about=campaign')).results[0];
async function undoLast() {
  const write = await lastWrite();
  expect(write?.can_be_undone).toBe(true);
  return call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
}

describe('campaigns, in the staff’s room (STAFF-60)', () => {
  it('are found by words, by a language that they lack, and by running, to come and over', async () => {
    expect((await names('')).toSorted()).toEqual(['Kaamosviikot club', 'Old over', 'Syysale running']);
    expect(await names('q=SYYS')).toEqual(['Syysale running']);
    expect(await names('q=%25')).toEqual([]);
    expect(await names('lacks=fi')).toEqual(['Old over']);
    expect((await names('state=running')).toSorted()).toEqual(['Kaamosviikot club', 'Syysale running']);
    expect(await names('state=over')).toEqual(['Old over']);
    expect(await names('state=planned')).toEqual([]);
    const [found] = (await call<StaffCampaigns>(`${path}?q=syysale`)).results;
    expect(found).toMatchObject({ path: '/campaigns/autumn/', languages: ['fi'], product_count: 2, starts_at: null });
    expect((await call<StaffCampaign>(`${path}999/`)).error?.code).toBe('not_found');
  });

  it('say to shoppers what staff wrote, with the products in the order that they chose, from the save on', async () => {
    const was = await stateOf(7);
    expect(was.products).toEqual(['halla', 'kuura']);
    const change = {
      ...{ titles: { ...was.titles, en: 'Autumn sale' }, descriptions: { en: 'For now' } },
      ...{ image: '/media/scenes/bog', products: ['kuura', 'halla'] },
    };
    await service.open.db.updateTable('product_models').set({ image: 'scenes/bog' }).where('id', '=', 10).execute();
    expect(await save(7, change)).toEqual({ ...was, ...change });
    await service.followCatalogue();
    expect(await shown('autumn')).toMatchObject({
      ...{ title: 'Autumn sale', description: 'For now', image: '/media/scenes/bog' },
    });
    expect(await shown('autumn', 'sv')).toMatchObject({ title: 'Syysale', description: '' });
    expect((await stateOf(7)).products).toEqual(['kuura', 'halla']);
    expect(await lastWrite()).toMatchObject({
      before: { products: 'halla, kuura' },
      after: { products: 'kuura, halla' },
    });
  });

  it.each<[string, Partial<CampaignState>, string]>([
    ['no title', { titles: {} }, 'title_fi'],
    ['a language with a description and no title', { descriptions: { de: 'Jetzt' } }, 'title_de'],
    ['an end before the start', { starts_at: inDays(2), ends_at: inDays(1) }, 'ends_at'],
    [
      'a start for the club after that for everybody',
      { starts_at: inDays(1), club_starts_at: inDays(2) },
      'club_starts_at',
    ],
    ['a start for the club and none for everybody', { club_starts_at: inDays(2) }, 'starts_at'],
    ['no address', { slugs: {} }, 'slug_fi'],
    ['signs that no address has', { slugs: { sv: 'höst rea' } }, 'slug_sv'],
    ['the address of another campaign', { slugs: { fi: 'syysale', de: 'vanha' } }, 'slug_de'],
    ['the address of the list of all offers', { slugs: { fi: 'offers' } }, 'slug_fi'],
    ['the address of a redirect', { slugs: { fi: 'ohjattu' } }, 'slug_fi'],
    ['a picture that the shop does not show', { image: '/media/../secret' }, 'image'],
    ['a product that there is none of', { products: ['kuura', 'nothing'] }, 'products'],
  ])('are refused beside the field with %s', async (_what, change, field) => {
    const was = await stateOf(7);
    const answer = await save(7, change);
    expect(faultsOf(answer)).toEqual([field]);
    expect(answer.error?.fields?.[field]).toMatch(/ .+\.$/);
    expect(await stateOf(7)).toEqual(was);
  });

  it('are seen from their start until their end without a restart, by members of the club earlier', async () => {
    const codeAt = async () => (await shown('autumn')).error?.code;
    await save(7, { starts_at: inDays(1) });
    await service.followCatalogue();
    expect(await codeAt()).toBe('campaign_not_found');
    expect(await names('state=planned')).toEqual(['Autumn sale planned']);
    const soon = new Date(Date.now() + 700).toISOString();
    await save(7, { starts_at: inDays(1), club_starts_at: soon });
    await service.followCatalogue();
    await expect.poll(async () => (await shown('autumn')).opensAt ?? null).not.toBeNull();
    expect(await names('state=running')).toContain('Autumn sale club');
    await save(7, { club_starts_at: null, starts_at: null, ends_at: new Date(Date.now() + 700).toISOString() });
    await service.followCatalogue();
    await expect.poll(codeAt).toBe('campaign_not_found');
    expect(await names('state=over')).toContain('Autumn sale over');
    await save(7, { ends_at: null });
    await service.followCatalogue();
    expect((await shown('autumn')).title).toBe('Autumn sale');
  });

  it('that are hidden are none for shoppers', async () => {
    await save(7, { is_active: false });
    await service.followCatalogue();
    expect((await shown('autumn')).error?.code).toBe('campaign_not_found');
    expect(await names('state=hidden')).toEqual(['Autumn sale hidden']);
    await undoLast();
    await service.followCatalogue();
    expect((await shown('autumn')).title).toBe('Autumn sale');
  });

  it('are not saved or removed over what somebody else has saved', async () => {
    const was = await stateOf(7);
    const old = { ...was, products: [] };
    expect((await save(7, {}, old)).error?.code).toBe('changed_meanwhile');
    expect((await call(`${path}7/remove/`, { was: old }, 'POST')).error?.code).toBe('changed_meanwhile');
  });

  it('are kept by staff with the right to it, and nobody else', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await service.call(path, { authorization: clerk, method, ...(method === 'POST' && { body: {} }) });
      expect(answer.json<Refused>().error?.code).toBe('right_missing');
    }
  });
});

describe('the address of a campaign (STAFF-60)', () => {
  it('is another one from the save on; the old one leads on for ever, in each language (ROUTE-144)', async () => {
    const { slugs } = await stateOf(7);
    await save(7, { slugs: { fi: 'ruska-ale', en: 'autumn-sale' } });
    await service.followCatalogue();
    expect((await shown('autumn-sale')).slugs?.fi).toBe('ruska-ale');
    expect((await shown('autumn')).error?.code).toBe('campaign_not_found');
    for (const old of ['/campaigns/autumn/', '/fi/campaigns/syysale/', '/kampanjat/syysale/'])
      expect(await leadsFrom(old)).toMatchObject({
        kind: 'moved',
        path: expect.stringMatching(/^\/campaigns\/(autumn-sale|ruska-ale)\/$/),
      });
    const answer = await make({ slugs: { en: 'autumn' } });
    expect(answer.error?.fields?.slug_en).toMatch(/leads there for ever/);
    await save(7, { slugs });
    await service.followCatalogue();
    expect((await leadsFrom('/campaigns/autumn/')).kind).toBe('none');
    expect(await leadsFrom('/campaigns/autumn-sale/')).toMatchObject({ path: '/campaigns/autumn/' });
  });
});

describe('the prices of its products (STAFF-60, PRODUCT-68)', () => {
  const factsOf = async (slug: string) => (await call<StaffCampaign>(`${path}7/`)).product_facts?.[slug];
  const cardOf = async (slug: string) => {
    const found = await service.call(`/api/search/?q=${slug}&language=fi`);
    return found.json<SearchResponse>().products.find(({ path: own }) => own.endsWith(`/${slug}/`))?.price;
  };

  it('are told as shoppers see them, with what a lower price is compared with', async () => {
    const facts = await factsOf('kuura');
    const card = await cardOf('kuura');
    expect(card?.reference).toEqual(expect.any(Number));
    expect(facts).toMatchObject({ is_listed: true, price: { active: card?.active, reference: card?.reference } });
    expect((await factsOf('halla'))?.price).toMatchObject({ active: 200, reference: null, lowest_30_days: 200 });
  });

  it('say where shoppers are told no reduction, because it was as cheap within 30 days before', async () => {
    const { db } = service.open;
    const variant = { model_id: 10, variant_id: 103, active_minor: 24_990 };
    await insertMany(db, 'price_history', [
      { ...variant, valid_from: inDays(-30), valid_to: inDays(-10) },
      { ...variant, valid_from: inDays(-10), valid_to: null },
    ]);
    await service.followCatalogue();
    expect((await factsOf('kuura'))?.price).toMatchObject({
      active: 249.9,
      regular: 349.9,
      reference: null,
      lowest_30_days: null,
    });
    expect((await cardOf('kuura'))?.reference).toBeNull();
  });

  it('tell the campaign price that is planned, and what it is compared with then', async () => {
    const commerce = await staffCall(service, 'commerce');
    const from = inDays(3);
    const planned = async () => (await factsOf('halla'))?.planned;
    const plan = async (value: number) => {
      const change = { kind: 'campaign', how: 'set', value, ending: 'none', from, until: null };
      const body = { products: { ids: [11] }, change };
      const { id } = await commerce<{ id: number }>('/api/staff/bulk-changes/', body, 'POST');
      await commerce(`/api/staff/bulk-changes/${id}/apply/`, {}, 'POST');
      return () => commerce(`/api/staff/bulk-changes/${id}/undo/`, {}, 'POST');
    };
    const stop = await plan(160);
    expect(await planned()).toEqual({ from, active: 160, reference: 200 });
    await service.open.db
      .insertInto('price_history')
      .values({ model_id: 11, active_minor: 15_000, valid_from: inDays(-50), valid_to: inDays(-20) })
      .execute();
    expect(await planned()).toEqual({ from, active: 160, reference: null });
    await service.open.db
      .updateTable('price_history')
      .set({ valid_to: inDays(-28) })
      .where('model_id', '=', 11)
      .where('active_minor', '=', 15_000)
      .execute();
    // Until the price begins, the lowest one is more than 30 days ago.
    expect(await planned()).toEqual({ from, active: 160, reference: 200 });
    await stop();
    expect(await planned()).toBeNull();
  });

  it('are told of products that are found for it, and of none that there is not', async () => {
    const { products } = await call<CampaignProducts>(`${path}products/?slugs=loppu%20nothing%20salattu`);
    expect(Object.keys(products).toSorted()).toEqual(['loppu', 'salattu']);
    expect(products.salattu).toMatchObject({ is_listed: false });
  });
});

describe('a new campaign (STAFF-60)', () => {
  it('is hidden at first, then seen at its address, removed, and brought back with all that it had', async () => {
    const { id } = await make();
    expect(await stateOf(id)).toMatchObject({ titles: { en: 'Snow' }, is_active: false, products: [] });
    await service.followCatalogue();
    expect((await shown('snow')).error?.code).toBe('campaign_not_found');
    await save(id, { is_active: true, products: ['kuura'] });
    await service.followCatalogue();
    expect((await shown('snow')).title).toBe('Snow');
    await remove(id);
    await service.followCatalogue();
    expect((await shown('snow')).error?.code).toBe('campaign_not_found');
    expect((await call<StaffCampaign>(`${path}${id}/`)).error?.code).toBe('not_found');
    expect(await names('q=snow')).toEqual([]);
    expect(await lastWrite()).toMatchObject({ name: 'Snow' });
    await undoLast();
    await service.followCatalogue();
    expect((await shown('snow')).title).toBe('Snow');
    expect((await stateOf(id)).products).toEqual(['kuura']);
  });

  it('leaves its address to another one once it is removed, and does not come back over it', async () => {
    const { id } = await make({ slugs: { en: 'rain' } });
    await remove(id);
    const { id: other } = await make({ slugs: { en: 'rain' } });
    const log = await call<StaffLogResponse>('/api/staff/log/?about=campaign');
    const removal = log.results.find(({ entity_id, after }) => entity_id === String(id) && !('is_active' in after));
    const answer = await call(`/api/staff/log/${removal?.id}/undo/`, {}, 'POST');
    expect(answer.error).toBeDefined();
    await remove(other);
    expect((await call(`/api/staff/log/${removal?.id}/undo/`, {}, 'POST')).error).toBeUndefined();
    expect(await stateOf(id)).toMatchObject({ slugs: { en: 'rain' } });
  });

  it.each<[string, Partial<NewCampaign>, string]>([
    ['no title', { titles: { en: ' ' } }, 'title_fi'],
    ['no address', { slugs: {} }, 'slug_fi'],
    ['an address that another campaign has', { slugs: { de: 'kaamos' } }, 'slug_de'],
  ])('is refused beside the field with %s', async (_what, own, field) => {
    expect(faultsOf(await make(own))).toEqual([field]);
  });
});
