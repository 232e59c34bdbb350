import {
  type BrandState,
  brandState,
  contentPageState,
  type PlannedChanges,
  type StaffBrands,
  type StaffGroup,
  type StaffProduct,
} from 'mf-shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { translate } from '../../texts/translate.ts';
import { forgetOldAccess } from '../accounts/forget-old-access.ts';
import { plannedWork } from './plan-change.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService();
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.open.db.deleteFrom('planned_changes').execute();
  await service.open.db.deleteFrom('outbox').where('kind', '=', plannedWork).execute();
});

const brandNow = async () => {
  const [brand] = (await call<StaffBrands>('/api/staff/brands/?q=kaamos')).results;
  if (!brand) throw new Error('no brand');
  const { titles, descriptions, meta_descriptions, is_featured } = brand;
  return { titles, descriptions, meta_descriptions, is_featured };
};
type BrandNow = Awaited<ReturnType<typeof brandNow>>;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const path = '/api/staff/brands/1/planned/';
const plan = (next: BrandNow, was: BrandNow, due_at = inHours(1), until: string | null = null) =>
  call<Refused>(path, { ...next, was, due_at, until }, 'POST');
const planned = async (of = path) => (await call<PlannedChanges>(of)).results;
/** The next that waits is due now. */
async function whenNextDue(): Promise<void> {
  const { db } = service.open;
  const next = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', plannedWork)
    .where('sent_at', 'is', null)
    .orderBy('available_at')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('outbox')
    .set({ available_at: new Date(0) })
    .where('id', '=', next.id)
    .execute();
  await service.app.outboxWorker.drain();
}
/** Everything that waits is due now. */
async function whenDue(): Promise<void> {
  await service.open.db
    .updateTable('outbox')
    .set({ available_at: new Date(0) })
    .where('kind', '=', plannedWork)
    .where('sent_at', 'is', null)
    .execute();
  await service.app.outboxWorker.drain();
}
const ended = async () =>
  (await service.open.db.selectFrom('planned_changes').select('outcome').orderBy('id').execute()).map(
    ({ outcome }) => outcome,
  );

describe('a planned change (STAFF-68)', () => {
  it('is told with who planned it and what it changes, changes nothing before its moment, and is saved then', async () => {
    const was = await brandNow();
    const next = { ...was, titles: { ...was.titles, en: 'Of the dark' }, is_featured: !was.is_featured };
    const due = inHours(3);
    expect(await plan(next, was, due)).toEqual({ ok: true });
    expect(await planned()).toEqual([
      {
        ...{
          id: expect.any(Number),
          due_at: due,
          by: 'Aino Havu',
          changed: ['is_featured', 'titles_en'],
          outcome: null,
        },
        ...{ until: null, is_end: false },
      },
    ]);
    await service.app.outboxWorker.drain();
    expect(await brandNow()).toEqual(was);
    await whenDue();
    expect(await brandNow()).toEqual(next);
    expect([await ended(), await planned()]).toEqual([['published'], []]);
    const log = await service.open.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'brand')
      .where('actor_id', 'is not', null)
      .execute();
    expect(log).toHaveLength(1);
  });

  it('leaves what somebody has changed meanwhile beside it', async () => {
    const was = await brandNow();
    await plan({ ...was, titles: { ...was.titles, sv: 'Mörkret' } }, was);
    const meanwhile = { ...was, titles: { ...was.titles, de: 'Dunkelheit' } };
    await call('/api/staff/brands/1/', { ...meanwhile, was }, 'PUT');
    await whenDue();
    expect(await brandNow()).toEqual({ ...was, titles: { ...was.titles, de: 'Dunkelheit', sv: 'Mörkret' } });
  });

  it('overwrites nothing that somebody has changed otherwise, and says so', async () => {
    const was = await brandNow();
    await plan({ ...was, titles: { ...was.titles, fr: 'La nuit' } }, was);
    const meanwhile = { ...was, titles: { ...was.titles, fr: 'L’obscurité' } };
    await call('/api/staff/brands/1/', { ...meanwhile, was }, 'PUT');
    await whenDue();
    expect(await brandNow()).toEqual(meanwhile);
    expect(await planned()).toMatchObject([{ outcome: 'overtaken', changed: ['titles_fr'] }]);
  });

  it('is taken back before its moment, once', async () => {
    const was = await brandNow();
    await plan({ ...was, is_featured: !was.is_featured }, was);
    const [waiting] = await planned();
    expect(await call(`${path}${waiting?.id}/`, undefined, 'DELETE')).toEqual({ ok: true });
    expect(await call(`${path}${waiting?.id}/`, undefined, 'DELETE')).toMatchObject({ error: { code: 'not_found' } });
    await whenDue();
    expect(await brandNow()).toEqual(was);
    expect([await ended(), await planned()]).toEqual([['taken_back'], []]);
  });

  it('is refused where a save would be, for a moment that is over or far away, and where nothing changes', async () => {
    const was = await brandNow();
    const next = { ...was, is_featured: !was.is_featured };
    const fieldsOf = async (answer: Promise<Refused>) => Object.keys((await answer).error?.fields ?? {});
    expect(await fieldsOf(plan(next, was, inHours(-1)))).toEqual(['due_at']);
    expect(await fieldsOf(plan(next, was, inHours(24 * 400)))).toEqual(['due_at']);
    expect(await fieldsOf(plan(was, was))).toEqual(['due_at']);
    expect((await plan(next, next)).error?.code).toBe('changed_meanwhile');
    const group = (await call<StaffGroup>('/api/staff/groups/2/')).state;
    const noName = { ...group, names: {}, was: group, due_at: inHours(1) };
    expect(await fieldsOf(call('/api/staff/groups/2/planned/', noName, 'POST'))).toEqual(['name_fi']);
    expect(await ended()).toEqual([]);
  });

  it('of a brand’s name and producer is saved beside what others have changed of it', async () => {
    const producer = { name: 'Kaamos Oy', address: 'Katu 1', email: 'a@kaamos.example' };
    const brand = async () => brandState.parse(await call('/api/staff/brands/1/'));
    const before = await brand();
    const was = await call<BrandState>('/api/staff/brands/1/', { ...before, producer, was: before });
    const planOf = (next: object) =>
      call(path, { ...was, ...next, was, due_at: inHours(1), until: inHours(3) }, 'POST');
    expect(await planOf({ name: 'Kaamos 2027', producer: { ...producer, email: 'b@kaamos.example' } })).toEqual({
      ok: true,
    });
    expect(await planned()).toMatchObject([{ changed: ['name', 'producer'] }]);
    expect(await planOf({ name: '' })).toMatchObject({ error: { fields: { name: expect.any(String) } } });
    await call('/api/staff/brands/1/', { ...was, producer: { ...producer, address: 'Katu 2' }, was });
    await whenNextDue();
    expect(await brand()).toEqual({
      ...{ ...was, name: 'Kaamos 2027' },
      producer: { name: 'Kaamos Oy', address: 'Katu 2', email: 'b@kaamos.example' },
    });
    await whenNextDue();
    expect(await brand()).toEqual({ ...was, producer: { ...producer, address: 'Katu 2' } });
    await call('/api/staff/brands/1/', { ...before, was: await brand() });
  });

  it('of a brand that was planned before its name could be changed leaves that as it is', async () => {
    const was = await brandNow();
    const next = { ...was, is_featured: !was.is_featured };
    await plan(next, was);
    const whole = brandState.parse(await call('/api/staff/brands/1/'));
    const states = { was: JSON.stringify(was), next: JSON.stringify(next) };
    await service.open.db.updateTable('planned_changes').set(states).execute();
    await call('/api/staff/brands/1/', { ...whole, name: 'Kaamos III', was: whole });
    await whenDue();
    const now = brandState.parse(await call('/api/staff/brands/1/'));
    expect(now).toEqual({ ...whole, name: 'Kaamos III', is_featured: next.is_featured });
    expect(await ended()).toEqual(['published']);
    await call('/api/staff/brands/1/', { ...whole, was: now });
  });

  it('waits beside nineteen others, and not beside twenty', async () => {
    const was = await brandNow();
    const next = { ...was, is_featured: !was.is_featured };
    const { db } = service.open;
    const row = { kind: 'brand' as const, target_id: 1, was: '{}', due_at: new Date(inHours(1)) };
    const rows = Array.from({ length: 19 }, (_, at) => ({ ...row, next: JSON.stringify({ [`field${at}`]: true }) }));
    await db.insertInto('planned_changes').values(rows).execute();
    expect(await plan(next, was)).toEqual({ ok: true });
    const other = { ...was, titles: { ...was.titles, sv: 'Mer' } };
    expect(Object.keys((await plan(other, was)).error?.fields ?? {})).toEqual(['due_at']);
  });

  it('waits beside no other that changes the same, until that is taken back', async () => {
    const was = await brandNow();
    const next = { ...was, is_featured: !was.is_featured };
    expect(await plan(next, was)).toEqual({ ok: true });
    expect((await plan(next, was, inHours(2))).error?.fields).toEqual({ due_at: translate('en', 'planned.same') });
    expect(await plan({ ...was, titles: { ...was.titles, sv: 'Mörkt' } }, was, inHours(2))).toEqual({ ok: true });
    const [first] = await planned();
    await call(`${path}${first?.id}/`, undefined, 'DELETE');
    expect(await plan(next, was, inHours(3))).toEqual({ ok: true });
  });

  it('of somebody whose right was taken away is not saved', async () => {
    const was = await brandNow();
    const { db } = service.open;
    await plan({ ...was, is_featured: !was.is_featured }, was);
    const { made_by } = await db.selectFrom('planned_changes').select('made_by').executeTakeFirstOrThrow();
    await db.updateTable('customers').set({ is_staff: false }).where('id', '=', made_by).execute();
    await whenDue();
    await db.updateTable('customers').set({ is_staff: true }).where('id', '=', made_by).execute();
    expect([await brandNow(), await ended()]).toEqual([was, ['refused']]);
  });

  it('stands in the log, as taking it back does, with who did it', async () => {
    const was = await brandNow();
    await plan({ ...was, is_featured: !was.is_featured }, was);
    const [waiting] = await planned();
    await call(`${path}${waiting?.id}/`, undefined, 'DELETE');
    const log = await service.open.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity', '=', 'planned_change')
      .where('entity_id', '=', 'brand 1')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(log).toMatchObject([{ action: 'planned_back' }, { action: 'planned' }]);
    expect(log.every(({ actor_id }) => actor_id !== null)).toBe(true);
  });

  it('of a thing that is gone by then ends as refused', async () => {
    const { id } = await call<{ id: number }>(
      '/api/staff/groups/',
      { parent_id: null, names: { fi: 'Hetken ryhmä' }, slugs: { fi: 'hetken-ryhma' }, show_in_menu: false },
      'POST',
    );
    const was = (await call<StaffGroup>(`/api/staff/groups/${id}/`)).state;
    const body = { ...was, names: { fi: 'Ikuinen ryhmä' }, was, due_at: inHours(1) };
    expect(await call(`/api/staff/groups/${id}/planned/`, body, 'POST')).toEqual({ ok: true });
    await service.open.db.deleteFrom('product_groups').where('id', '=', id).execute();
    await whenDue();
    expect(await ended()).toEqual(['refused']);
  });

  it('of the texts of a product is saved in its language', async () => {
    const product = async () => call<StaffProduct>('/api/staff/products/10/');
    const of = '/api/staff/products/10/texts/fi/planned/';
    const { version, is_machine_translated: _, ...texts } = (await product()).texts.fi ?? { version: '' };
    const body = { ...texts, tagline: 'Uusi talvi', version, due_at: inHours(1) };
    expect((await call<Refused>(of, { ...body, version: 'older' }, 'POST')).error?.code).toBe('product_changed');
    expect(await call(of, body, 'POST')).toEqual({ ok: true });
    expect(await planned(of)).toMatchObject([{ changed: ['tagline'], outcome: null }]);
    await whenDue();
    expect((await product()).texts.fi?.tagline).toBe('Uusi talvi');
    expect(await ended()).toEqual(['published']);
  });
});

it('is planned, read and taken back by nobody without the right (STAFF-35)', async () => {
  const { authorization } = await service.signedIn({ is_staff: true });
  for (const method of ['GET', 'POST'] as const)
    expect(
      (await service.call(path, { method, authorization, ...(method === 'POST' && { body: {} }) })).statusCode,
    ).toBe(403);
});

describe('a planned change that ends (STAFF-68)', () => {
  const sale = async () => {
    const was = await brandNow();
    const next = { ...was, titles: { ...was.titles, en: 'On sale' } };
    expect(await plan(next, was, inHours(1), inHours(3))).toEqual({ ok: true });
    return { was, next };
  };

  it('stands for its time, and what was before stands again, beside what others have changed', async () => {
    const { was, next } = await sale();
    expect(await planned()).toMatchObject([{ until: expect.any(String), is_end: false, changed: ['titles_en'] }]);
    await whenNextDue();
    expect(await brandNow()).toEqual(next);
    expect(await planned()).toMatchObject([{ until: null, is_end: true, changed: ['titles_en'] }]);
    const meanwhile = { ...next, titles: { ...next.titles, de: 'Anders' } };
    await call('/api/staff/brands/1/', { ...meanwhile, was: next }, 'PUT');
    // Somebody who plans the same meanwhile is told that it changes already.
    expect((await plan({ ...meanwhile, titles: { ...meanwhile.titles, en: 'x' } }, meanwhile)).error?.fields).toEqual({
      due_at: translate('en', 'planned.same'),
    });
    await whenNextDue();
    expect(await brandNow()).toEqual({ ...was, titles: { ...was.titles, de: 'Anders' } });
    expect([await ended(), await planned()]).toEqual([['published', 'published'], []]);
  });

  it('stays where somebody has changed the same by its end, and says so', async () => {
    const { next } = await sale();
    await whenNextDue();
    const meanwhile = { ...next, titles: { ...next.titles, en: 'Still on sale' } };
    await call('/api/staff/brands/1/', { ...meanwhile, was: next }, 'PUT');
    await whenNextDue();
    expect(await brandNow()).toEqual(meanwhile);
    expect(await planned()).toMatchObject([{ is_end: true, outcome: 'overtaken' }]);
  });

  it('goes back field by field, and leaves what somebody has changed', async () => {
    const was = await brandNow();
    const next = { ...was, titles: { ...was.titles, en: 'On sale', sv: 'Rea' }, is_featured: !was.is_featured };
    await plan(next, was, inHours(1), inHours(3));
    await whenNextDue();
    await call('/api/staff/brands/1/', { ...next, titles: { ...next.titles, sv: 'Rea!' }, was: next }, 'PUT');
    await whenNextDue();
    expect(await brandNow()).toEqual({ ...was, titles: { ...was.titles, sv: 'Rea!' } });
    expect(await planned()).toMatchObject([{ is_end: true, outcome: 'overtaken' }]);
    await call('/api/staff/brands/1/', { ...was, was: await brandNow() }, 'PUT');
  });

  it('waits for its end however long that takes, and is forgotten with it', async () => {
    const { was } = await sale();
    await whenNextDue();
    const { db } = service.open;
    const longAgo = new Date(Date.now() - 20 * 86_400_000);
    const age = () =>
      db.updateTable('planned_changes').set({ ended_at: longAgo }).where('outcome', 'is not', null).execute();
    await age();
    await forgetOldAccess(db);
    await whenNextDue();
    expect([await brandNow(), await ended()]).toEqual([was, ['published', 'published']]);
    await age();
    await forgetOldAccess(db);
    expect(await ended()).toEqual([]);
  });

  it('is refused where what stands there now could not be saved again', async () => {
    const { db } = service.open;
    await db
      .updateTable('static_pages')
      .set({
        texts: JSON.stringify({ fi: { title: 'Sivu', content: '<p>x</p>' }, en: { title: '', content: '<p>y</p>' } }),
      })
      .where('id', '=', 1)
      .execute();
    const { state: _state, ...page } = await call<Record<string, object>>('/api/staff/pages/1/');
    const was = contentPageState.parse(page);
    const next = { ...was, titles: { ...was.titles, en: 'On sale' }, was };
    const moments = { due_at: inHours(1), until: inHours(2) };
    const timed = await call<Refused>('/api/staff/pages/1/planned/', { ...next, ...moments }, 'POST');
    expect(timed.error?.fields).toEqual({ until: translate('en', 'planned.no_way_back') });
    expect(await call('/api/staff/pages/1/planned/', { ...next, due_at: inHours(1) }, 'POST')).toEqual({ ok: true });
  });

  it('has no end where it was taken back or could not be published', async () => {
    await sale();
    const [waiting] = await planned();
    await call(`${path}${waiting?.id}/`, undefined, 'DELETE');
    await whenDue();
    expect([await ended(), await planned()]).toEqual([['taken_back', 'taken_back'], []]);
    const { was } = await sale();
    await call('/api/staff/brands/1/', { ...was, titles: { ...was.titles, en: 'Other' }, was }, 'PUT');
    await whenNextDue();
    expect((await ended()).slice(2)).toEqual(['overtaken', 'taken_back']);
  });

  it('goes back also where who planned it has the right no more, unless its end is taken back', async () => {
    const { was } = await sale();
    await whenNextDue();
    const { db } = service.open;
    const { made_by } = await db.selectFrom('planned_changes').select('made_by').executeTakeFirstOrThrow();
    await db.updateTable('customers').set({ is_staff: false }).where('id', '=', made_by).execute();
    await whenNextDue();
    await db.updateTable('customers').set({ is_staff: true }).where('id', '=', made_by).execute();
    expect(await brandNow()).toEqual(was);
    const { next } = await sale();
    await whenNextDue();
    const [end] = await planned();
    await call(`${path}${end?.id}/`, undefined, 'DELETE');
    await service.app.outboxWorker.drain();
    expect([await brandNow(), await planned()]).toEqual([next, []]);
  });

  it('is refused beside its end where that is not after its start, or more than a year away', async () => {
    const was = await brandNow();
    const next = { ...was, is_featured: !was.is_featured };
    for (const until of [inHours(1), inHours(24 * 400)])
      expect((await plan(next, was, inHours(2), until)).error?.fields).toEqual({
        until: translate('en', 'planned.until'),
      });
  });
});
