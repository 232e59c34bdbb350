import { type FrontPageState, home, type StaffLogResponse } from 'mf-shared/contract';
import { frontParts } from 'mf-shared/contract/staff-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let writer: string;
let storeStaff: string;
beforeAll(async () => {
  service = await testService();
  writer = (await service.signedIn({ is_staff: true, staff_role: 'content' })).authorization;
  storeStaff = (await service.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 1 })).authorization;
});
afterAll(() => service.close());

const path = '/api/staff/front-page/';
const all: FrontPageState = { order: [...frontParts], hidden: [] };
const read = async () => (await service.call(path, { authorization: writer })).json<FrontPageState>();
const save = (body: object, authorization = writer) => service.call(path, { method: 'PUT', body, authorization });
const shown = async () => home.parse((await service.call('/api/home/?taxAreaId=1')).json()).parts;
const writes = async () =>
  (await service.call('/api/staff/log/?about=front_page', { authorization: writer })).json<StaffLogResponse>().results;

describe('the front page’s parts, in the order that staff choose (STAFF-77)', () => {
  it('stand as they always did until somebody changes them', async () => {
    expect(await read()).toEqual(all);
    expect(await shown()).toEqual(all.order);
  });

  it('are ordered and hidden, which shoppers see at once, and the log tells', async () => {
    const next = { order: ['offers', ...frontParts.filter((part) => part !== 'offers')], hidden: ['club', 'hero'] };
    const kept = await save({ ...next, was: all });
    expect(kept.json()).toEqual({ order: next.order, hidden: ['hero', 'club'] });
    expect(await read()).toEqual(kept.json());
    await expect.poll(shown).toEqual(next.order.filter((part) => !next.hidden.includes(part)));
    const [write] = await writes();
    expect(write).toMatchObject({
      ...{ action: 'front_page', entity: 'front_page', can_be_undone: true },
      ...{ before: { front_hidden: '' }, after: { front_hidden: 'hero, club' } },
    });
    expect(write?.after.front_order).toMatch(/^offers, hero, strips/);
  });

  it('are not saved over what somebody else has saved, and keep what a save does not name', async () => {
    const refused = await save({ order: ['club'], hidden: [], was: all });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'changed_meanwhile']);
    const was = await read();
    const kept = (await save({ order: ['club'], hidden: ['club'], was })).json<FrontPageState>();
    expect([...kept.order].sort()).toEqual([...frontParts].sort());
    await expect.poll(shown).not.toContain('club');
    expect((await save({ order: ['cellar'], hidden: [] })).statusCode).toBe(400);
  });

  it('come back by the log', async () => {
    const [last, first] = await writes();
    expect(first?.can_be_undone).toBe(false);
    const undo = (id = 0) =>
      service.call(`/api/staff/log/${id}/undo/`, { method: 'POST', body: {}, authorization: writer });
    expect((await undo(last?.id)).statusCode).toBe(200);
    expect((await undo(first?.id)).statusCode).toBe(200);
    expect(await read()).toEqual(all);
    await expect.poll(shown).toEqual(all.order);
  });

  it('are refused with another name as the setting too, which would be left out without a word', async () => {
    const { authorization } = await service.signedIn({ is_admin: true });
    const write = (value: object) =>
      service.call('/api/staff/settings/front_page/', {
        ...{ method: 'PUT', body: { value: JSON.stringify(value) }, authorization },
      });
    for (const value of [{ hidden: ['heros'] }, { order: ['cellar'] }, { hiden: ['hero'] }]) {
      const refused = await write(value);
      expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['value']]);
    }
    expect((await write({ order: ['club'], hidden: ['club'] })).statusCode).toBe(200);
    await expect.poll(shown).not.toContain('club');
  });

  it('do not travel where they are hidden, and take nothing of others with them', async () => {
    const answer = async () => home.parse((await service.call('/api/home/?taxAreaId=1')).json());
    const hide = async (...hidden: string[]) => {
      await save({ order: all.order, hidden });
      const left = frontParts.filter((part) => !hidden.includes(part));
      await expect.poll(shown).toEqual(left);
      return answer();
    };
    const before = await hide();
    const none = await hide(...frontParts);
    expect(none).toMatchObject({ hero: null, offers: [], offersTotal: 0, newest: [], brands: [], brandsTotal: 0 });
    expect(none).toMatchObject({ guides: [], freeDeliveryFrom: null });
    expect(none.banners).toEqual({ textBanners: [], imageBanners: [], dynamicPageBanners: [] });
    // Other pages lead on to them.
    expect(none.groups).toEqual(before.groups);
    const some = await hide('guide', 'strips', 'newest');
    expect(some).toEqual({
      ...before,
      ...{ parts: some.parts, newest: [], banners: { ...before.banners, textBanners: [] } },
    });
    expect([before.offers.length, before.newest.length, before.guides.length]).not.toContain(0);
    await hide();
  });

  it('are nobody’s who may not write banners', async () => {
    expect((await save({ ...all, hidden: ['hero'] }, storeStaff)).statusCode).toBe(403);
    expect((await service.call(path, { authorization: storeStaff })).statusCode).toBe(403);
    expect((await service.call(path)).statusCode).toBe(401);
  });
});
