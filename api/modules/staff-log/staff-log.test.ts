import { sql } from 'kysely';
import { bannerState, type StaffLogResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let admin: string;
let content: string;
beforeAll(async () => {
  service = await testService();
  admin = (await service.signedIn({ is_admin: true })).authorization;
  content = (await service.signedIn({ is_staff: true, staff_role: 'content' })).authorization;
  await service.open.db
    .insertInto('banners')
    .values({ id: 900, kind: 'text', texts: JSON.stringify({ fi: { title: 'Talvi' } }), sort_order: 3 })
    .execute();
});
afterAll(() => service.close());

const read = async (query = '', authorization = admin) =>
  (await service.call(`/api/staff/log/${query}`, { authorization, locale: 'fi' })).json<StaffLogResponse>().results;
const put = (path: string, body: object, authorization = admin) =>
  service.call(`/api/staff/${path}`, { method: 'PUT', body, authorization, locale: 'en' });
const undo = (id: number, authorization = admin) =>
  service.call(`/api/staff/log/${id}/undo/`, { method: 'POST', body: {}, authorization, locale: 'en' });
const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;
const setting = (value: string, was?: string) =>
  put('settings/frontpage_title/', { value, ...(was !== undefined && { was }) });
const bannerNow = async () =>
  bannerState.parse((await service.call('/api/staff/banners/900/', { authorization: content })).json());
const stored = async () =>
  (await service.open.db.selectFrom('settings').select('value').where('key', '=', 'frontpage_title').executeTakeFirst())
    ?.value;

describe('a save over somebody’s newer version (STAFF-42)', () => {
  it('is refused for a setting, and neither is lost', async () => {
    expect((await setting('Havu one', '')).statusCode).toBe(200);
    const refused = await setting('Havu two', '');
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'changed_meanwhile']);
    expect(await stored()).toBe('Havu one');
    expect((await setting('Havu two', 'Havu one')).statusCode).toBe(200);
  });

  it('is refused for a banner and for the comment about a customer', async () => {
    const was = await bannerNow();
    expect((await put('banners/900/', { ...was, is_active: false, was }, content)).statusCode).toBe(200);
    expect((await put('banners/900/', { ...was, sort_order: 9, was }, content)).statusCode).toBe(409);
    const { id } = await service.signedIn();
    const comment = (body: object) =>
      service.call(`/api/staff/customers/${id}/comment/`, { method: 'POST', body, authorization: admin });
    expect((await comment({ comment: 'one', was: '' })).statusCode).toBe(200);
    expect((await comment({ comment: 'two', was: '' })).statusCode).toBe(409);
    expect((await comment({ comment: 'two', was: 'one' })).statusCode).toBe(200);
  });
});

describe('the log and its undo (STAFF-41)', () => {
  it('names an admin without a name, as an invited one is at first, by the address (STAFF-79)', async () => {
    const invited = await service.signedIn({ is_admin: true, email: 'kutsuttu@retki.example' });
    const account = service.open.db.updateTable('customers').where('id', '=', invited.id);
    await account.set({ first_name: '', last_name: '' }).execute();
    const { id } = await service.signedIn();
    const body = { comment: 'calls on Fridays', was: '' };
    const { authorization } = invited;
    await service.call(`/api/staff/customers/${id}/comment/`, { method: 'POST', body, authorization });
    expect((await read())[0]).toMatchObject({ entity_id: String(id), by: 'kutsuttu@retki.example' });
  });

  it('tells who changed what, from what to what, and undoes the last change of content', async () => {
    const [last, first] = await read('?about=setting');
    expect(last).toMatchObject({
      ...{ by: 'Aino Havu', entity_id: 'frontpage_title', can_be_undone: true },
      ...{ before: { value: 'Havu one' }, after: { value: 'Havu two' } },
    });
    expect(first).toMatchObject({ before: {}, after: { value: 'Havu one' }, can_be_undone: false });
    expect(codeOf(await undo(first?.id ?? 0))).toBe('changed_meanwhile');
    expect((await undo(last?.id ?? 0)).json()).toEqual({ ok: true });
    expect(await stored()).toBe('Havu one');
    // That is a change too; now the first one is the latest again.
    expect((await read('?about=setting')).map((write) => write.can_be_undone)).toEqual([true, false, true]);
    expect((await undo(first?.id ?? 0)).json()).toEqual({ ok: true });
    expect(await stored()).toBe('');
  });

  it('undoes a banner, and shows only the fields that differ', async () => {
    const [hidden] = await read('?about=banner', content);
    expect(hidden).toMatchObject({ name: 'Talvi', before: { is_active: true }, after: { is_active: false } });
    expect((await undo(hidden?.id ?? 0, content)).statusCode).toBe(200);
    expect((await read('?about=banner'))[0]).toMatchObject({
      before: { is_active: false },
      after: { is_active: true },
    });
  });

  it('undoes a change of a banner that was made when the log knew its times alone (STAFF-69)', async () => {
    const times = { starts_at: null, ends_at: null, sort_order: 3 };
    await put('banners/900/', { ...(await bannerNow()), is_active: false }, content);
    const newest = (await read('?about=banner'))[0]?.id ?? 0;
    const { db } = service.open;
    const logged = (is_active: boolean) => JSON.stringify({ ...times, is_active });
    await db
      .updateTable('audit_log')
      .set({ before: logged(true), after: logged(false) })
      .where('id', '=', newest)
      .execute();
    expect((await undo(newest, content)).statusCode).toBe(200);
    expect(await bannerNow()).toMatchObject({ is_active: true, titles: { fi: 'Talvi' } });
  });

  it('undoes a change of a product by its own rules', async () => {
    const products = '/api/staff/products/10/';
    const { visibility_version: version } = (await service.call(products, { authorization: admin })).json();
    const body = { version, is_public: false };
    await service.call(`${products}visibility/`, { method: 'POST', body, authorization: admin });
    const [write] = await read('?about=product');
    expect(write).toMatchObject({ entity_id: '10', before: { is_public: true }, can_be_undone: true });
    expect((await undo(write?.id ?? 0, content)).statusCode).toBe(200);
    expect((await service.call(products, { authorization: admin })).json()).toMatchObject({ state: 'shown' });
  });

  it('shows writers what they may change, admins everything, and undoes nothing else (STAFF-35)', async () => {
    const subjects = new Set((await read('', content)).map(({ entity }) => entity));
    expect(subjects).toEqual(new Set(['product', 'banner']));
    expect(await read('?about=setting', content)).toEqual([]);
    const all = await read();
    expect(new Set(all.map(({ entity }) => entity))).toEqual(new Set(['product', 'banner', 'setting', 'customer']));
    const comment = all.find(({ entity }) => entity === 'customer');
    expect(codeOf(await undo(comment?.id ?? 0))).toBe('write_not_found');
    const [change] = await read('?about=setting');
    expect(codeOf(await undo(change?.id ?? 0, content))).toBe('right_missing');
    expect((await undo(2_000_000)).statusCode).toBe(404);
  });
});

describe('a question about the log (STAFF-41)', () => {
  it('is found by who changed it, by words of before and after, by the number, and by days', async () => {
    await setting('Havu sought', (await stored()) ?? '');
    const found = async (query: string) => (await read(`?about=setting&${query}`)).length;
    expect(await found('q=SOUGHT+aino')).toBe(1);
    expect(await found('q=sought+nobody')).toBe(0);
    expect(await found('q=frontpage_title')).toBeGreaterThan(0);
    expect(await found('q=%25')).toBe(0);
    // Names of fields are no words of it.
    expect(await found('q=value+sought')).toBe(0);
    await service.open.db
      .updateTable('audit_log')
      // In Helsinki it is the next day already.
      .set({ at: new Date('2026-03-04T22:30:00Z') })
      .where('entity', '=', 'setting')
      .where(sql<boolean>`after->>'value' = 'Havu sought'`)
      .execute();
    expect(await found('from=2026-03-05&to=2026-03-05')).toBe(1);
    expect(await found('to=2026-03-04')).toBe(0);
    expect(await found('from=2026-03-06&q=sought')).toBe(0);
    // The day on which clocks are put back has 25 hours.
    await service.open.db
      .updateTable('audit_log')
      .set({ at: new Date('2026-10-25T21:30:00Z') })
      .where('entity', '=', 'setting')
      .where(sql<boolean>`after->>'value' = 'Havu sought'`)
      .execute();
    expect(await found('q=sought&from=2026-10-25&to=2026-10-25')).toBe(1);
    expect((await service.call('/api/staff/log/?from=2026-02-30', { authorization: admin })).statusCode).toBe(400);
  });
});
