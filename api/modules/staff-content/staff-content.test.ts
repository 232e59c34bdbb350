import type { StaffSettings } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let admin: string;
let staff: string;
beforeAll(async () => {
  service = await testService();
  admin = (await service.signedIn({ is_admin: true })).authorization;
  staff = (await service.signedIn({ is_staff: true })).authorization;
});
afterAll(() => service.close());

const get = (url: string, authorization: string) => service.call(url, { authorization });
const put = (url: string, body: unknown, authorization: string) =>
  service.call(url, { method: 'PUT', body, authorization, locale: 'fi' });
const written = (action: string) =>
  service.open.db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id').execute();

describe('general settings (STAFF-14, STAFF-15)', () => {
  const path = '/api/staff/settings/';
  const told = async () => (await service.call('/api/init-config/', { locale: 'fi' })).json().searchPlaceholder;

  it('are changed by admins, shown in the shop at once, and the change is in the log', async () => {
    expect(await told()).toBe('Hae');
    expect((await put(`${path}search_bar_placeholder/`, { value: 'Etsi' }, admin)).json()).toEqual({ ok: true });
    await expect.poll(told).toBe('Etsi');
    const { results } = (await get(path, admin)).json<StaffSettings>();
    expect(results).toContainEqual(
      expect.objectContaining({
        ...{ key: 'search_bar_placeholder', value: 'Etsi', control: { type: 'text' }, locale: null },
        changed: { at: expect.any(String), by: 'Aino Havu' },
      }),
    );
    expect(await written('setting')).toMatchObject([
      { entity_id: 'search_bar_placeholder', before: { value: 'Hae' }, after: { value: 'Etsi' } },
    ]);
    // Said again, it is no change.
    await put(`${path}search_bar_placeholder/`, { value: 'Etsi' }, admin);
    expect(await written('setting')).toHaveLength(1);
  });

  it('that could not be read, that the shop does not have or that are secret are refused', async () => {
    const { db } = service.open;
    await db.insertInto('settings').values({ key: 'rental_enabled', value: 'true', is_public: true }).execute();
    const wrong = await put(`${path}rental_enabled/`, { value: 'perhaps' }, admin);
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['value']]);
    for (const key of ['nothing_like_it', 'provider_secret'])
      expect((await put(`${path}${key}/`, { value: '1' }, admin)).statusCode).toBe(404);
    expect((await put(`${path}Bad-Key/`, { value: '1' }, admin)).statusCode).toBe(400);
    expect((await get(path, admin)).body).not.toContain('provider_secret');
  });

  it('that nobody has written are written by one of two who save at once; the other one is told', async () => {
    const save = (value: string) => put(`${path}frontpage_title_sv/`, { value, was: '' }, admin);
    const answers = await Promise.all(['Hej', 'Tjena'].map(save));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const logged = (await written('setting')).filter(({ entity_id }) => entity_id === 'frontpage_title_sv');
    expect(logged).toMatchObject([{ before: null, after: { value: expect.stringMatching(/Hej|Tjena/) } }]);
  });

  it('have a type and a default, written or not; lists read as lists, whatever they were written as', async () => {
    const { db } = service.open;
    const quickAdd = { key: 'quick_add_products', value: '[{"modelId":11},{"modelId":10}]', is_public: true };
    await db.insertInto('settings').values(quickAdd).execute();
    const { results } = (await get(path, admin)).json<StaffSettings>();
    const told = (key: string) => results.find((each) => each.key === key);
    expect(told('quick_add_products')).toMatchObject({ control: { type: 'list' }, value: '11, 10' });
    expect(told('price_ending_max_days')).toMatchObject({
      ...{ control: { type: 'number', min: 0, max: 9999 }, value: '', otherwise: '30', changed: null },
    });
    expect(told('frontpage_title_ru')).toMatchObject({ base: 'frontpage_title', locale: 'ru' });
    expect((await put(`${path}price_ending_max_days/`, { value: '14' }, admin)).statusCode).toBe(200);
    expect((await put(`${path}quick_add_products/`, { value: '10, 11' }, admin)).statusCode).toBe(200);
    const shown = async () => (await service.call('/api/settings/')).json().quick_add_products;
    await expect.poll(shown).toBe('10, 11');
    for (const [key, value] of [
      ['price_ending_max_days', '10000'],
      ['ski_package_discount_percent', '1.5'],
      ['quick_add_products', 'ten'],
      ['default_search_engine', 'other'],
      ['script_tags', '{'],
      ['shoe_group', 'footwear'],
    ] as const) {
      const refused = await put(`${path}${key}/`, { value }, admin);
      expect([key, refused.statusCode, refused.json().error.fields.value]).toEqual([
        key,
        400,
        expect.stringMatching(/\.$/),
      ]);
    }
  });

  it('are nobody else’s', async () => {
    const customer = (await service.signedIn()).authorization;
    for (const authorization of [staff, customer]) {
      expect((await get(path, authorization)).statusCode).toBe(403);
      expect((await put(`${path}search_bar_placeholder/`, { value: 'x' }, authorization)).statusCode).toBe(403);
    }
    expect((await service.call(path)).statusCode).toBe(401);
  });
});
