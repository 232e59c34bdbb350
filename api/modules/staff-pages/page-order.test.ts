import { sql } from 'kysely';
import type { MadeContentPage, Navigation, PageOrders, SectionOrder, StaffLogResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService();
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());

const path = '/api/staff/page-order/';
type Pages = SectionOrder['pages'];
const ofService = async () =>
  (await call<PageOrders>(path)).results.find(({ section }) => section === 'service')?.pages ?? [];
const keysOf = (pages: Pages) => pages.map(({ kind, id }) => ({ kind, id }));
const save = (pages: Pages, was?: Pages, section = 'service') =>
  call<SectionOrder>(`${path}${section}/`, { pages: keysOf(pages), ...(was && { was: keysOf(was) }) });
const inMenu = async () => {
  const { pages } = (await service.call('/api/navigation/', { locale: 'en' })).json<Navigation>();
  return pages.filter(({ section }) => section === 'service').map(({ slug }) => slug);
};
const make = (kind: 'text' | 'tabs', slug: string) =>
  call<MadeContentPage>(
    '/api/staff/pages/',
    { kind, section: 'service', in_menu: true, titles: { en: slug }, slugs: { en: slug } },
    'POST',
  );
const publish = async (slug: string) => {
  const { db } = service.open;
  const { id } = await make('text', slug);
  await db.updateTable('static_pages').set({ is_published: true }).where('id', '=', id).execute();
  await sql`SELECT bump_catalogue_version()`.execute(db);
  return id;
};
const writes = async () => (await call<StaffLogResponse>('/api/staff/log/?about=page')).results;

describe('the order of pages in the menu (STAFF-59)', () => {
  it('has pages of text first and those with tabs behind them, until staff choose another one', async () => {
    await publish('repairs');
    await publish('washing');
    const pages = await ofService();
    const kinds = pages.map(({ kind }) => kind);
    expect(kinds).toEqual([...kinds].sort().reverse());
    expect(kinds).toContain('tabs');
    const names = pages.map(({ title }) => title);
    expect(names.slice(-3)).toEqual(['repairs', 'washing', expect.any(String)]);
  });

  it('is chosen across both kinds, which menus show at once, and the log tells and takes back', async () => {
    const was = await ofService();
    await expect.poll(inMenu).toContain('washing');
    const before = await inMenu();
    const next = [...was].reverse();
    expect(keysOf((await save(next, was)).pages)).toEqual(keysOf(next));
    await expect.poll(inMenu).toEqual([...before].reverse());
    expect(await save(was, was)).toMatchObject({ error: { code: 'changed_meanwhile' } });
    const [write] = await writes();
    expect(write).toMatchObject({ action: 'page_order', entity: 'page', can_be_undone: true });
    expect(write?.after.menu_order).toMatch(/washing, repairs/);
    await call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
    expect(await ofService()).toEqual(was);
    await expect.poll(inMenu).toEqual(before);
  });

  it('is taken back also where a page has another title by then', async () => {
    const was = await ofService();
    await save([...was].reverse(), was);
    const texts = { en: { title: 'Cleaning', content: '<p>Clean.</p>' } };
    await service.open.db
      .updateTable('static_pages')
      .set({ texts: JSON.stringify(texts) })
      .where(sql<boolean>`slugs ->> 'en' = 'washing'`)
      .execute();
    const [write] = await writes();
    expect(write).toMatchObject({ action: 'page_order', can_be_undone: true });
    await call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
    expect(keysOf(await ofService())).toEqual(keysOf(was));
  });

  it('puts a page that comes later behind the others, also from another section', async () => {
    const was = await ofService();
    await save([...was].reverse(), was);
    const ordered = await ofService();
    const later = await publish('later');
    expect((await ofService()).at(-1)).toMatchObject({ kind: 'text', id: later });
    // A form that was opened before names it not, and is told.
    expect(await save(was, ordered)).toMatchObject({ error: { code: 'changed_meanwhile' } });
    const first = ordered.find(({ kind }) => kind === 'text');
    const page = `/api/staff/pages/${first?.id}/`;
    const move = async (section: string) => {
      const {
        id,
        path: _path,
        standing,
        is_needed,
        error,
        ...state
      } = await call<Record<string, unknown> & Refused>(page);
      await call(page, { ...state, section, was: state });
    };
    await move('shop');
    await move('service');
    expect((await ofService()).slice(0, -2)).not.toContainEqual(first);
    expect((await ofService()).slice(-2)).toContainEqual(first);
  });

  it('is nobody’s who may not write pages, and of sections that there are', async () => {
    const { authorization } = await service.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 1 });
    const asStore = (url: string, body?: object) =>
      service.call(url, { authorization, ...(body && { method: 'PUT', body }) });
    expect((await asStore(path)).statusCode).toBe(403);
    expect((await asStore(`${path}service/`, { pages: [] })).statusCode).toBe(403);
    expect((await save([], [], 'cellar')).error?.code).toBe('invalid_request');
  });
});
