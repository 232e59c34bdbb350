import {
  type BannerState,
  bannerState,
  type FrontPageState,
  type PlannedChanges,
  type TabbedPageState,
  tabbedPageState,
} from 'mf-shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { carePage, tents } from '../../testing/tabbed-page.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { plannedWork } from './plan-change.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    await insertMany(db, 'tabbed_pages', [carePage]);
  });
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.open.db.deleteFrom('planned_changes').execute();
  await service.open.db.deleteFrom('outbox').where('kind', '=', plannedWork).execute();
});

const due_at = new Date(Date.now() + 3_600_000).toISOString();
const until = new Date(Date.now() + 7_200_000).toISOString();
const waiting = async (path: string) => (await call<PlannedChanges>(path)).results;
const outcomes = async () =>
  (await service.open.db.selectFrom('planned_changes').select('outcome').orderBy('id').execute()).map(
    ({ outcome }) => outcome,
  );
/** The next that waits is due now. */
async function whenNextDue(): Promise<void> {
  const { db } = service.open;
  const waits = db.selectFrom('outbox').select('id').where('kind', '=', plannedWork).where('sent_at', 'is', null);
  const { id } = await waits.orderBy('available_at').executeTakeFirstOrThrow();
  await db
    .updateTable('outbox')
    .set({ available_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  await service.app.outboxWorker.drain();
}

describe('a planned change of a page with tabs (STAFF-68)', () => {
  const room = '/api/staff/tabbed-pages/7/';
  const path = `${room}planned/`;
  const now = async () => tabbedPageState.parse(await call(room));
  const save = (next: TabbedPageState, was: TabbedPageState, tab?: number[]) =>
    call<Refused>(room, { ...next, was, ...(tab && { tab }) }, 'PUT');
  const plan = (next: TabbedPageState, was: TabbedPageState, own: object = {}) =>
    call<Refused>(path, { ...next, was, due_at, until: null, ...own }, 'POST');
  /** The page with another heading of one tab at the top. */
  const written = (page: TabbedPageState, place: number, en: string): TabbedPageState => ({
    ...page,
    tabs: page.tabs.map((tab, at) => (at === place ? { ...tab, titles: { ...tab.titles, en } } : tab)),
  });

  /** Writes both tabs as they were, one after the other, as staff do. */
  async function restore(was: TabbedPageState): Promise<void> {
    for (const place of [0, 1]) {
      const read = await now();
      const tabs = read.tabs.map((tab, at) => (at === place ? (was.tabs[at] ?? tab) : tab));
      await save({ ...read, tabs }, read, [place]);
    }
    expect(await now()).toEqual(was);
  }

  it('is told by its tab and language, and published beside what others wrote in other tabs', async () => {
    const was = await now();
    expect(await plan(written(was, 0, 'Clothes on sale'), was, { tab: [0] })).toEqual({ ok: true });
    expect(await waiting(path)).toMatchObject([{ changed: ['tab_title 1 en'] }]);
    const meanwhile = written(was, 1, 'Boots');
    await save(meanwhile, was, [1]);
    await whenNextDue();
    expect(await outcomes()).toEqual(['published']);
    expect(await now()).toEqual(written(meanwhile, 0, 'Clothes on sale'));
    await restore(was);
  });

  it('of two tabs may wait at once, of one and the same field not', async () => {
    const was = await now();
    expect(await plan(written(was, 0, 'A'), was, { tab: [0] })).toEqual({ ok: true });
    expect(await plan(written(was, 1, 'B'), was, { tab: [1] })).toEqual({ ok: true });
    expect(Object.keys((await plan(written(was, 0, 'C'), was, { tab: [0] })).error?.fields ?? {})).toEqual(['due_at']);
    await whenNextDue();
    await whenNextDue();
    expect((await now()).tabs.map(({ titles }) => titles.en)).toEqual(['A', 'B']);
    await restore(was);
  });

  it('with a new tab or other facts of the page is published for a time, and goes back', async () => {
    const was = await now();
    const next = { ...was, titles: { ...was.titles, en: 'Care, now longer' }, tabs: [...was.tabs, tents] };
    expect(await plan(next, was, { tab: [2], until })).toEqual({ ok: true });
    await whenNextDue();
    expect(await now()).toMatchObject({ titles: { en: 'Care, now longer' }, tabs: [{}, {}, { titles: tents.titles }] });
    await whenNextDue();
    expect([await now(), await outcomes()]).toEqual([was, ['published', 'published']]);
  });

  it('with a new tab goes at its end also where another tab was written meanwhile', async () => {
    const was = await now();
    expect(await plan({ ...was, tabs: [...was.tabs, tents] }, was, { tab: [2], until })).toEqual({ ok: true });
    await whenNextDue();
    const begun = await now();
    expect(begun.tabs).toHaveLength(3);
    await save(written(begun, 0, 'Clothes, corrected'), begun, [0]);
    await whenNextDue();
    expect([await now(), await outcomes()]).toEqual([
      written(was, 0, 'Clothes, corrected'),
      ['published', 'published'],
    ]);
    await restore(was);
  });

  it('is refused beside the field of its tab, and leaves tabs that were moved meanwhile', async () => {
    const was = await now();
    const same = { ...was, tabs: was.tabs.map((tab) => ({ ...tab, slugs: { ...tab.slugs, en: 'shoes' } })) };
    expect(Object.keys((await plan(same, was, { tab: [0] })).error?.fields ?? {})).toEqual(['slug_en']);
    expect(await plan(written(was, 0, 'Late'), was, { tab: [0] })).toEqual({ ok: true });
    const moved = { ...was, tabs: [...was.tabs].reverse() };
    await save(moved, was);
    await whenNextDue();
    expect([await now(), await outcomes()]).toEqual([moved, ['overtaken']]);
    expect(await waiting(path)).toMatchObject([{ outcome: 'overtaken' }]);
    await save(was, moved);
  });
});

describe('a planned change of a banner (STAFF-68)', () => {
  const room = '/api/staff/banners/2/';
  const now = async () => bannerState.parse(await call(room));
  const plan = (next: BannerState, was: BannerState, own: object = {}) =>
    call<Refused>(`${room}planned/`, { ...next, was, due_at, until: null, ...own }, 'POST');

  it('is checked as for saving, where its buttons lead too, and is published for a time', async () => {
    const was = await now();
    const words = { ...was, titles: { ...was.titles, fi: 'Kesä tulee' } };
    const lost = { ...words, buttons: { fi: 'Katso' }, ways: { fi: '/no-such-page/' } };
    expect(Object.keys((await plan(lost, was)).error?.fields ?? {})).toEqual(['way_fi']);
    expect(await plan(words, was, { until })).toEqual({ ok: true });
    expect(await waiting(`${room}planned/`)).toMatchObject([{ changed: ['titles_fi'], until }]);
    await whenNextDue();
    expect((await now()).titles.fi).toBe('Kesä tulee');
    await whenNextDue();
    expect([await now(), await outcomes()]).toEqual([was, ['published', 'published']]);
  });

  it('that is taken away by then ends as refused', async () => {
    const was = await now();
    await plan({ ...was, titles: { ...was.titles, fi: 'Myöhässä' } }, was);
    await call(`${room}remove/`, { was }, 'POST');
    await whenNextDue();
    expect(await outcomes()).toEqual(['refused']);
  });
});

describe('a planned order of the front page (STAFF-68, STAFF-77)', () => {
  const room = '/api/staff/front-page/';
  const path = `${room}1/planned/`;
  const now = () => call<FrontPageState>(room);

  it('waits, is told by its fields, and goes back at its end', async () => {
    const was = await now();
    const next = { order: [...was.order].reverse(), hidden: ['club'] };
    expect(await call(path, { ...next, was, due_at, until }, 'POST')).toEqual({ ok: true });
    expect(await waiting(path)).toMatchObject([{ changed: ['front_order', 'front_hidden'] }]);
    expect(await now()).toEqual(was);
    await whenNextDue();
    expect(await now()).toMatchObject({ order: next.order, hidden: ['club'] });
    await whenNextDue();
    expect(await now()).toMatchObject(was);
  });

  it('is told as overtaken where somebody has put it in another order by then', async () => {
    const was = await now();
    await call(path, { order: [...was.order].reverse(), hidden: [], was, due_at, until: null }, 'POST');
    const [first = 'hero', ...others] = was.order;
    await call(room, { order: [...others, first], hidden: [], was }, 'PUT');
    await whenNextDue();
    expect(await outcomes()).toEqual(['overtaken']);
  });
});
