import {
  type BannerState,
  type Banners,
  bannerState,
  type Home,
  type MadeBanner,
  type MadePreview,
  type Preview,
  type StaffBanners,
  type StaffLogResponse,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { translate } from '../../texts/translate.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService();
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());

const path = '/api/staff/banners/';
const now = async (id: number) => bannerState.parse(await call(`${path}${id}/`));
const save = (id: number, next: object) => call<BannerState & Refused>(`${path}${id}/`, next, 'PUT');
const make = async (spot: BannerState['spot'], headings: object) =>
  (await call<MadeBanner>(path, { spot, headings }, 'POST')).id;
const list = async (query = '') => (await call<StaffBanners>(`${path}${query}`)).results.map(({ id }) => id);
const shown = async (locale: 'fi' | 'en' | 'sv' = 'fi') => {
  await service.followCatalogue();
  return (await service.call('/api/banners/', { locale })).json<Banners>();
};
const fieldsOf = async (answer: Promise<Refused>) => (await answer).error?.fields ?? {};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('banners in the room of the staff (STAFF-69)', () => {
  it('are found by words, by where they stand, by how they are shown and by a language that they lack', async () => {
    expect(await list()).toEqual([1, 2, 3]);
    expect(await list('?q=palautus')).toEqual([2]);
    expect(await list('?spot=text&state=over')).toEqual([3]);
    expect(await list('?state=running')).toEqual([1, 2]);
    expect([await list('?lacks=fi'), await list('?lacks=sv')]).toEqual([[], [1, 2, 3]]);
  });

  it('are made unseen, the last in their order, and written in any language', async () => {
    const id = await make('image', { fi: 'Talvi tulee', en: 'Winter comes' });
    const made = await now(id);
    expect(made).toMatchObject({ spot: 'image', is_active: false, sort_order: 2, crop_point: '50/50', colours: '' });
    expect((await shown()).imageBanners).toEqual([]);
    const kept = await save(id, {
      ...made,
      ...{
        is_active: true,
        lines: { fi: 'Untuva lämmittää.' },
        buttons: { fi: 'Vaatteet\nOhjeet', en: 'Clothing\nHelp' },
      },
      ...{ ways: { fi: 'http://localhost:3000/fi/vaatteet\n https://maker.example/x ' }, colours: '#ffffff/#102030' },
      was: made,
    });
    expect(kept.ways).toEqual({ fi: '/vaatteet/\nhttps://maker.example/x' });
    const { imageBanners } = await shown('en');
    expect(imageBanners).toMatchObject([
      { heading: 'Winter comes', buttonText: 'Clothing\nHelp', url: '/clothing/\nhttps://maker.example/x' },
    ]);
    expect(imageBanners[0]).toMatchObject({ subText: '#ffffff/#102030', cropPoint: '50/50' });
  });

  it('are shown from their start until their end', async () => {
    const id = await make('text', { fi: 'Hetken näkyvissä' });
    const made = await now(id);
    const titles = async () => (await shown()).textBanners.map(({ title, heading }) => title || heading);
    const home = async () => (await service.call('/api/home/', { locale: 'fi' })).json<Home>().banners.textBanners;
    await save(id, { ...made, is_active: true, starts_at: inHours(1) });
    expect(await titles()).toEqual(['Ilmainen palautus']);
    await save(id, { ...made, is_active: true, starts_at: inHours(-1) });
    expect(await titles()).toEqual(['Ilmainen palautus', 'Hetken näkyvissä']);
    expect(await home()).toHaveLength(2);
    await save(id, { ...made, is_active: true, ends_at: inHours(-1) });
    expect(await titles()).toEqual(['Ilmainen palautus']);
    expect(await home()).toHaveLength(1);
  });

  it('lead in a language without addresses where the first one does that has some', async () => {
    const id = await make('dynamic', { fi: 'Opas', sv: 'Guide', en: 'Guide' });
    const made = await now(id);
    const buttons = { fi: 'Katso', en: 'See' };
    await save(id, { ...made, is_active: true, buttons, ways: { fi: '/vaatteet/', de: '' } });
    const urls = async () => {
      const all = [];
      for (const locale of ['fi', 'en', 'sv'] as const) all.push((await shown(locale)).dynamicPageBanners[0]?.url);
      return all;
    };
    expect(await urls()).toEqual(['/vaatteet/', '/clothing/', '']);
    // A language without any words reads the Finnish ones, and is led by their buttons.
    const { sv: _sv, ...headings } = made.headings;
    await save(id, { ...(await now(id)), headings });
    expect((await shown('sv')).dynamicPageBanners[0]).toMatchObject({ buttonText: 'Katso', url: '/vaatteet/' });
    // A button of the lender that is taken away takes none of the borrower's with it.
    const two = { fi: 'Katso\nLue', en: 'See\nRead' };
    const kept = await save(id, { ...(await now(id)), buttons: two, ways: { fi: '/vaatteet/\n/page/ohjeet/' } });
    expect(await fieldsOf(save(id, { ...kept, buttons: { ...two, fi: 'Katso' }, ways: { fi: '/vaatteet/' } }))).toEqual(
      {
        way_en: translate('en', 'banners.not_paired', { buttons: 2, ways: 1 }),
      },
    );
    expect(await fieldsOf(save(id, { ...kept, buttons: { en: two.en }, ways: {} }))).toHaveProperty('way_en');
  });

  it('need a heading in each language that has words, also where they come to stand elsewhere', async () => {
    const id = await make('text', { fi: 'Rivi' });
    const made = await now(id);
    const line = await save(id, { ...made, titles: { sv: 'Bara en rad' } });
    expect(line.titles).toEqual({ sv: 'Bara en rad' });
    expect(await fieldsOf(save(id, { ...line, spot: 'image' }))).toHaveProperty('heading_sv');
    // The head of the front page shows no small title: it asks for no heading beside it.
    expect((await save(id, { ...line, spot: 'hero' })).spot).toBe('hero');
    await save(id, line);
    const whole = await save(id, { ...line, titles: {}, ways: { fi: '/vaatteet/' } });
    expect(await fieldsOf(save(id, { ...whole, spot: 'image' }))).toHaveProperty('way_fi');
    expect(await fieldsOf(save(id, { ...line, ways: { en: '/vaatteet/' } }))).toHaveProperty('heading_en');
  });

  it('of files that have no heading are hidden and timed as they are', async () => {
    const hero = await now(1);
    expect(hero.headings).toEqual({});
    expect(await save(1, { ...hero, is_active: false })).toMatchObject({ is_active: false });
    expect(await save(1, hero)).toEqual(hero);
  });

  it('are refused beside their fields, and nothing is lost', async () => {
    const id = await make('image', { fi: 'Kiipeily' });
    const made = await now(id);
    const refused = (next: object) => fieldsOf(save(id, { ...made, ...next }));
    expect(await fieldsOf(call(path, { spot: 'hero', headings: { fi: ' ' } }, 'POST'))).toHaveProperty('heading_fi');
    expect(await refused({ headings: {} })).toHaveProperty('heading_fi');
    expect(await refused({ lines: { sv: 'Bara text' } })).toHaveProperty('heading_sv');
    expect(await refused({ starts_at: inHours(2), ends_at: inHours(1) })).toHaveProperty('ends_at');
    expect(await refused({ image: '/media/made-up' })).toHaveProperty('image');
    expect(await refused({ crop_point: '101/5' })).toHaveProperty('crop_left');
    expect(await refused({ crop_point: '5/101' })).toHaveProperty('crop_top');
    expect(await refused({ colours: 'red/#fff' })).toHaveProperty('ground');
    expect(await refused({ colours: '#ffffff/' })).toHaveProperty('ink');
    // Enough by day, and not at night, when the ground is darker.
    for (const ink of ['#777777', '#767676'])
      expect(await refused({ colours: `#ffffff/${ink}` })).toEqual({ ink: translate('en', 'banners.hard_to_read') });
    const pairs = { buttons: { fi: 'Yksi\nKaksi' }, ways: { fi: '/vaatteet/' } };
    expect(await refused(pairs)).toEqual({ way_fi: translate('en', 'banners.not_paired', { buttons: 2, ways: 1 }) });
    expect(await refused({ buttons: { fi: 'Yksi\n\nKaksi' }, ways: { fi: '/vaatteet/' } })).toHaveProperty('button_fi');
    expect(await refused({ ways: { fi: '/vaatteet/' } })).toHaveProperty('way_fi');
    const lead = (way: string) => refused({ buttons: { fi: 'Katso' }, ways: { fi: way } });
    expect(await lead('/ei-ole/')).toEqual({ way_fi: translate('en', 'menus.no_page') });
    expect(await lead('http://other.example/')).toEqual({ way_fi: translate('en', 'banners.elsewhere') });
    expect(await lead('javascript:alert(1)')).toHaveProperty('way_fi');
    expect(await now(id)).toEqual(made);
  });

  it('a line of text may lead somewhere as a whole', async () => {
    const id = await make('text', { fi: 'Kaikki vaatteet' });
    const made = await now(id);
    expect((await save(id, { ...made, ways: { fi: '/vaatteet/' } })).ways).toEqual({ fi: '/vaatteet/' });
  });

  it('are not saved over what somebody else has saved, are removed, and come back from the log', async () => {
    const id = await make('hero', { fi: 'Kevät' });
    const made = await now(id);
    await save(id, { ...made, headings: { fi: 'Kesä' }, was: made });
    expect((await save(id, { ...made, headings: { fi: 'Syksy' }, was: made })).error?.code).toBe('changed_meanwhile');
    const remove = (was: object) => call<Refused>(`${path}${id}/remove/`, { was }, 'POST');
    expect((await remove(made)).error?.code).toBe('changed_meanwhile');
    const changed = await now(id);
    expect(await remove(changed)).toEqual({ ok: true });
    expect(await call(`${path}${id}/`)).toMatchObject({ error: { code: 'not_found' } });
    expect(await list('?q=Kesä')).toEqual([]);
    const [removed] = (await call<StaffLogResponse>('/api/staff/log/?about=banner')).results;
    expect(removed).toMatchObject({ name: 'Kesä', can_be_undone: true });
    await call(`/api/staff/log/${removed?.id}/undo/`, {}, 'POST');
    expect(await now(id)).toEqual(changed);
  });

  it('have their colours brought back from the log, as hard to read as files brought them', async () => {
    const { db } = service.open;
    await db.updateTable('banners').set({ sub_text: '#ffffff/#777777' }).where('id', '=', 3).execute();
    const brought = await now(3);
    await save(3, { ...brought, colours: '#ffffff/#000000' });
    const [write] = (await call<StaffLogResponse>('/api/staff/log/?about=banner')).results;
    expect(await call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST')).toEqual({ ok: true });
    expect(await now(3)).toEqual(brought);
  });

  it('are closed to staff without the right, and to strangers (STAFF-35)', async () => {
    const { authorization } = await service.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 20 });
    expect((await service.call(path, { authorization })).statusCode).toBe(403);
    expect((await service.call(path)).statusCode).toBe(401);
  });
});

describe('the preview of a banner (STAFF-64)', () => {
  const preview = (id: number, body: object) => call<MadePreview & Refused>(`${path}${id}/preview/`, body, 'POST');
  const read = async (token: string) =>
    (
      await service.call('/api/previews/', { method: 'POST', body: { token, tax_area_id: 1 }, locale: 'fi' })
    ).json<Preview>();

  it('is the front page with the banner in its place, whatever its times, and shoppers see none of it', async () => {
    const hero = await now(1);
    const { token } = await preview(1, { ...hero, headings: { fi: 'Kirjoitettu' }, starts_at: inHours(5) });
    const { shown: page, standing } = await read(token);
    expect(standing).toBe('planned');
    expect(page.kind === 'front' && page.home.hero).toMatchObject({ id: 1, heading: 'Kirjoitettu' });
    const today = (await service.call('/api/home/', { locale: 'fi' })).json<Home>();
    expect(page.kind === 'front' && { ...page.home, hero: null }).toEqual({ ...today, hero: null });
    expect(today.hero?.heading).not.toBe('Kirjoitettu');
  });

  it('of one that has no place yet shows it before the others', async () => {
    const id = await make('hero', { fi: 'Uusi kausi' });
    const { token } = await preview(id, await now(id));
    const { shown: page, standing } = await read(token);
    expect([standing, page.kind === 'front' && page.home.hero?.heading]).toEqual(['hidden', 'Uusi kausi']);
  });

  it('is refused where a save would be, and ends with the banner', async () => {
    const line = await now(2);
    expect(await fieldsOf(preview(2, { ...line, titles: {} }))).toHaveProperty('heading_fi');
    const { token } = await preview(2, line);
    await call(`${path}2/remove/`, {}, 'POST');
    expect(await read(token)).toMatchObject({ error: { code: 'link_expired' } });
  });
});
