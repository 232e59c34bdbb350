import type {
  AllGiftCodes,
  GiftCampaign,
  GiftCampaignState,
  GiftCodes,
  MadeGiftCampaign,
  MadeGiftCodes,
  StaffGiftCampaign,
  StaffGiftCampaigns,
  StaffLogResponse,
} from 'mf-shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { type StaffCall, staffCall } from '../../testing/staff-calls.ts';

const path = '/api/staff/gift-campaigns/';
let shop: SellingService;
let commerce: StaffCall;
/** A campaign that was made for the test, and its address. */
let id: number;
let slug: string;
let made = 0;

beforeAll(async () => {
  shop = await sellingService();
  commerce = await staffCall(shop, 'commerce');
});
afterAll(() => shop.close());
beforeEach(async () => {
  made += 1;
  slug = `team-${made}`;
  ({ id } = await commerce<MadeGiftCampaign>(path, { names: { en: `Team ${made}` }, slug }, 'POST'));
});

const read = () => commerce<StaffGiftCampaign>(`${path}${id}/`);
async function state(): Promise<GiftCampaignState> {
  const { names, descriptions, starts_at, ends_at, image, products, is_active } = await read();
  return { names, descriptions, starts_at, ends_at, image, products, is_active };
}
const save = async (change: Partial<GiftCampaignState>) => {
  const was = await state();
  return commerce<GiftCampaignState>(`${path}${id}/`, { ...was, ...change, was });
};
const makeCodes = (body: object) =>
  commerce<MadeGiftCodes>(`${path}${id}/codes/`, { codes: [], count: 0, max_uses: 1, ...body }, 'POST');
const codes = (query = '') => commerce<GiftCodes>(`${path}${id}/codes/${query}`);
const asShopper = async () => {
  await shop.followCatalogue();
  const answer = await shop.call(`/api/giftcampaigns/${slug}/`, { locale: 'en' });
  return answer.statusCode === 200 ? answer.json<GiftCampaign>() : answer.statusCode;
};
const undoLatest = async (about: string) => {
  const { results } = await commerce<StaffLogResponse>(`/api/staff/log/?about=${about}`);
  const write = results.find(({ can_be_undone }) => can_be_undone);
  return commerce<{ ok: true }>(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
};

describe('gift campaigns (STAFF-61)', () => {
  it('are made hidden, found by words, address and code, and told with their codes', async () => {
    expect(await read()).toMatchObject({ standing: 'hidden', path: `/giftcampaigns/${slug}/`, code_count: 0 });
    expect(await asShopper()).toBe(404);
    await makeCodes({ codes: [`Kala-${made}00`], max_uses: 3 });
    const found = async (q: string) =>
      (await commerce<StaffGiftCampaigns>(`${path}?q=${encodeURIComponent(q)}`)).results.map((each) => each.id);
    expect(await found(`team ${made}`)).toEqual([id]);
    expect(await found(slug)).toContain(id);
    expect(await found(`kala-${made}00`)).toEqual([id]);
    expect(await found('kala-')).toEqual([]);
    const { results } = await commerce<StaffGiftCampaigns>(`${path}?state=hidden&lacks=fi`);
    expect(results.find((each) => each.id === id)).toMatchObject({
      code_count: 1,
      uses: 0,
      max_uses: 3,
      languages: ['en'],
    });
  });

  it('show shoppers their gifts in order, those that are sold for codes only too, from the start until the end', async () => {
    const saved = await save({ products: ['lahja', 'halla'], is_active: true, descriptions: { en: 'Choose one' } });
    expect(saved.products).toEqual(['lahja', 'halla']);
    const shown = await asShopper();
    expect(shown).toMatchObject({ name: `Team ${made}`, description: 'Choose one' });
    expect((shown as GiftCampaign).products.map((each) => each.path.split('/').at(-2))).toEqual(['lahja', 'halla']);
    expect((await read()).gifts.lahja).toMatchObject({
      is_campaign_only: true,
      is_public: true,
      stock: expect.any(Number),
    });
    await save({ starts_at: '2099-01-01T00:00:00.000Z' });
    expect([await asShopper(), (await read()).standing]).toEqual([404, 'planned']);
    await save({ starts_at: null, ends_at: '2025-01-01T00:00:00.000Z' });
    expect([await asShopper(), (await read()).standing]).toEqual([404, 'over']);
  });

  it.each<[string, Partial<GiftCampaignState>, string]>([
    ['no name', { names: {} }, 'name_fi'],
    ['a description without a name', { descriptions: { sv: 'Välj' } }, 'name_sv'],
    ['an end before the start', { starts_at: '2027-02-01T00:00:00Z', ends_at: '2027-01-01T00:00:00Z' }, 'ends_at'],
    ['a picture of nobody', { image: '/media/scenes/nowhere' }, 'image'],
    ['a product that there is none of', { products: ['lahja', 'ei-ole'] }, 'products'],
  ])('are refused with %s, and stay as they were', async (_name, change, field) => {
    const before = await state();
    expect(Object.keys((await save(change)).error?.fields ?? {})).toEqual([field]);
    expect(await state()).toEqual(before);
  });

  it.each([
    ['of another campaign', 'joululahja'],
    ['that cannot stand in an address', 'kaksi sanaa'],
    ['that is none', ''],
  ])('are not made with an address %s', async (_name, wanted) => {
    const answer = await commerce(path, { names: { en: 'Two' }, slug: wanted }, 'POST');
    expect(Object.keys(answer.error?.fields ?? {})).toEqual(['slug']);
  });

  it('are not saved or removed over what a colleague saved', async () => {
    const was = await state();
    await save({ names: { en: 'Of a colleague' } });
    const body = { ...was, names: { en: 'Mine' }, was };
    expect((await commerce(`${path}${id}/`, body)).error?.code).toBe('changed_meanwhile');
    expect((await commerce(`${path}${id}/remove/`, { was }, 'POST')).error?.code).toBe('changed_meanwhile');
    expect((await state()).names).toEqual({ en: 'Of a colleague' });
  });

  it('go and come back from the log with their gifts and codes; their address is nobody else’s meanwhile', async () => {
    await save({ products: ['halla'], is_active: true });
    await makeCodes({ codes: [`TAKAISIN-${made}`] });
    await commerce(`${path}${id}/remove/`, { was: await state() }, 'POST');
    expect([await asShopper(), (await read()).error?.code]).toEqual([404, 'not_found']);
    expect((await codes()).error?.code).toBe('not_found');
    const again = await commerce(path, { names: { en: 'Two' }, slug }, 'POST');
    expect(Object.keys(again.error?.fields ?? {})).toEqual(['slug']);
    await undoLatest('gift_campaign');
    expect(await read()).toMatchObject({ products: ['halla'], code_count: 1, standing: 'running' });
    expect(await asShopper()).toMatchObject({ slug });
  });

  it('are nobody’s without the right, and a hostile id is none', async () => {
    const content = await staffCall(shop, 'content');
    expect((await content(path)).error?.code).toBe('right_missing');
    expect((await content(`${path}${id}/codes/all/`)).error?.code).toBe('right_missing');
    for (const odd of ['0', '-1', '99999999999', 'x', '1e3x'])
      expect((await commerce(`${path}${odd}/`)).error?.code).toMatch(/not_found|invalid/);
  });
});

describe('codes of a gift campaign (STAFF-61)', () => {
  it('are drawn, each another one, and told the newest first', async () => {
    const { codes: drawn } = await makeCodes({ count: 120, max_uses: 2 });
    expect(new Set(drawn).size).toBe(120);
    for (const code of drawn) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    const page = await codes();
    expect(page).toMatchObject({ total: 120, page: 1 });
    expect(page.results[0]).toMatchObject({ uses: 0, max_uses: 2, standing: 'open', orders: [] });
    const all = await commerce<AllGiftCodes>(`${path}${id}/codes/all/`);
    expect(all.codes.map(({ code }) => code).toSorted()).toEqual(drawn.toSorted());
    expect(await read()).toMatchObject({ code_count: 120, uses: 0, max_uses: 240 });
  });

  it('that were typed are refused whole where one exists already, in any campaign and case, or stands twice', async () => {
    const taken = await makeCodes({ codes: [`UUSI-${made}0`, 'joulu-1'] });
    expect(taken.error?.fields?.codes).toContain('joulu-1');
    const twice = await makeCodes({ codes: [`UUSI-${made}0`, `uusi-${made}0`] });
    expect(twice.error?.fields?.codes).toContain(`uusi-${made}0`);
    expect((await codes()).total).toBe(0);
  });

  it.each<[string, object]>([
    ['none', {}],
    ['too many', { count: 1001 }],
    ['too short a code', { codes: ['LYHYT'] }],
    ['a code with a blank', { codes: ['KAKSI SANAA'] }],
    ['no use', { count: 1, max_uses: 0 }],
    ['half a use', { count: 1, max_uses: 1.5 }],
  ])('are not made: %s', async (_name, body) => {
    expect((await makeCodes(body)).error).toBeDefined();
    expect((await codes()).total).toBe(0);
  });

  it('pay for an order, which is told beside them; taken back, they are refused with their own words, and come back', async () => {
    await save({ products: ['lahja'], is_active: true });
    await shop.followCatalogue();
    const code = `JOUKKO-${made}`;
    await makeCodes({ codes: [code], max_uses: 2 });
    const gift = {
      ...{ rows: [[130, 1]] as [number, number][], payment: 'giftcard', total: 0 },
      cart: { giftcampaign_data: { code, campaign: slug } },
    };
    const placed = await shop.place(gift);
    const [told] = (await codes()).results;
    expect(told).toMatchObject({ code, uses: 1, max_uses: 2, standing: 'open', orders: [placed.order_number] });

    await commerce(`${path}${id}/codes/${told?.id}/`, { is_ended: true });
    expect((await codes('?state=ended')).results).toMatchObject([{ code, standing: 'ended' }]);
    expect(await read()).toMatchObject({ uses: 1, max_uses: 1 });
    const validated = await shop.call('/api/giftcampaigns/validate_code/', {
      ...{ method: 'POST', body: { code, product_id: 130, category_slug: slug }, locale: 'en' },
    });
    expect(validated.json().error.fields.code).toBe('The code does not count any more.');
    const refused = await shop.send(await shop.orderOf(gift));
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'gift_code_ended']);

    await undoLatest('gift_code');
    expect((await codes()).results).toMatchObject([{ code, standing: 'open' }]);
    await shop.place(gift);
    expect((await codes('?state=used_up')).results).toMatchObject([{ code, uses: 2, standing: 'used_up' }]);
  });

  it('of another campaign are not reached by this one', async () => {
    const other = await makeCodes({ codes: [`OMA-KOODI-${made}`] });
    expect(other.codes).toEqual([`OMA-KOODI-${made}`]);
    const [own] = (await codes()).results;
    const answer = await commerce(`${path}1/codes/${own?.id}/`, { is_ended: true });
    expect(answer.error?.code).toBe('not_found');
    expect((await codes()).results).toMatchObject([{ standing: 'open' }]);
  });

  it('are told in the log by their number, and not by what they are', async () => {
    await makeCodes({ count: 3, max_uses: 5 });
    const { results } = await commerce<StaffLogResponse>('/api/staff/log/?about=gift_campaign');
    expect(results[0]).toMatchObject({ action: 'gift_codes', after: { codes: 3, max_uses: 5 }, can_be_undone: false });
    expect(JSON.stringify(results[0])).not.toContain((await codes()).results[0]?.code);
  });
});
