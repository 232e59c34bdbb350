import type {
  ContentPageState,
  Navigation,
  StaffContentPage,
  StaffContentPages,
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
  service = await testService({}, (db) =>
    insertMany(db, 'static_pages', [
      {
        ...{ id: 7, slugs: { fi: 'huolto', en: 'care' }, section: 'service', sort_order: 1 },
        texts: { fi: { title: 'Huolto', content: '<p>Pese harvoin.</p>' } },
      },
    ]),
  );
  call = await staffCall(service, 'content');
  clerk = (await service.signedIn({ is_staff: true })).authorization;
});
afterAll(() => service.close());

const path = '/api/staff/pages/';
async function stateOf(id: number): Promise<ContentPageState> {
  const { id: _id, path: _path, standing, is_needed, error, ...state } = await call<StaffContentPage>(`${path}${id}/`);
  return state;
}
const save = (id: number, change: Partial<ContentPageState>, was: ContentPageState) =>
  call<ContentPageState>(`${path}${id}/`, { ...was, ...change, was });
const shown = async (locale: 'en' | 'sv' = 'en') =>
  (await service.call('/api/static-page/?slug=huolto', { locale })).json<StaticPage & Refused>();

describe('pages of text, in the staff’s room (STAFF-55)', () => {
  it('are found by words of any language, by a language that they lack and by whether shoppers see them', async () => {
    const names = async (query: string) =>
      (await call<StaffContentPages>(`${path}?${query}`)).results.map(({ title }) => title);
    expect(await names('')).toEqual(['Sopimusehdot', 'Huolto', 'Ohjeet']);
    expect(await names('q=HARVOIN')).toEqual(['Huolto']);
    expect(await names('q=%25')).toEqual([]);
    expect(await names('lacks=en&state=published')).toEqual(['Sopimusehdot', 'Huolto', 'Ohjeet']);
    expect(await names('lacks=fi')).toEqual([]);
    expect((await call<StaffContentPages>(path)).results[1]).toMatchObject({
      ...{ path: '/care/', languages: ['fi'], standing: 'published', is_needed: false },
    });
  });

  it('say to shoppers what staff wrote, sanitised and in each language, from the save on', async () => {
    const was = await stateOf(7);
    const contents = { ...was.contents, en: '<p>Wash rarely.<script>alert(1)</script></p>' };
    const change = { titles: { ...was.titles, en: 'Care' }, contents, meta_descriptions: { en: 'How to wash' } };
    expect(await save(7, change, was)).toEqual({ ...was, ...change });
    await expect.poll(async () => (await shown()).title).toBe('Care');
    expect(await shown()).toMatchObject({ content: '<p>Wash rarely.</p>', metaDescription: 'How to wash' });
    expect(await shown('sv')).toMatchObject({ title: 'Huolto', metaDescription: '' });
  });

  it('are refused where a language has a title without a text, beside the field', async () => {
    const was = await stateOf(7);
    const answer = await save(7, { titles: { ...was.titles, de: 'Pflege' } }, was);
    expect(answer.error?.fields).toHaveProperty('content_de');
  });

  it('that are hidden are no pages for shoppers, and stand in no menu or sitemap', async () => {
    const linked = async () =>
      (await service.call('/api/navigation/')).json<Navigation>().pages.map(({ slug }) => slug);
    expect(await linked()).toContain('huolto');
    const was = await stateOf(7);
    await save(7, { is_published: false }, was);
    await expect.poll(async () => (await shown()).error?.code).toBe('page_not_found');
    expect(await linked()).not.toContain('huolto');
    expect((await call<StaffContentPages>(`${path}?state=hidden`)).results.map(({ id }) => id)).toEqual([7]);
  });

  it('are not saved over what somebody else has saved, and undone from the log', async () => {
    const was = await stateOf(7);
    expect((await save(7, {}, { ...was, titles: {} })).error?.code).toBe('changed_meanwhile');
    const { results } = await call<StaffLogResponse>('/api/staff/log/?about=page');
    expect(results[0]).toMatchObject({ name: 'Care', after: { is_published: false }, can_be_undone: true });
    await call(`/api/staff/log/${results[0]?.id}/undo/`, {}, 'POST');
    await expect.poll(async () => (await shown()).title).toBe('Care');
  });

  it('that orders refer to, the terms, cannot be hidden', async () => {
    const answer = await save(1, { is_published: false }, await stateOf(1));
    expect(answer.error?.fields).toHaveProperty('is_published');
    expect((await call<StaffContentPage>(`${path}1/`)).is_needed).toBe(true);
  });

  it('are kept by staff with the right to it, and nobody else', async () => {
    const answer = await service.call(path, { authorization: clerk });
    expect(answer.json<Refused>().error?.code).toBe('right_missing');
  });
});
