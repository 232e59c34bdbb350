import type { Resources, StaffLogResponse, StoreOrder } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService();
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());

const path = '/api/staff/store-order/';
const read = async () => (await call<StoreOrder>(path)).stores.map(({ id }) => id);
const save = (ids: number[], was?: number[]) => call<StoreOrder>(path, { ids, ...(was && { was }) }, 'PUT');
const shown = async () => (await service.call('/api/resources/')).json<Resources>().stores.map(({ id }) => id);
const writes = async () => (await call<StaffLogResponse>('/api/staff/log/?about=store')).results;

describe('the order of stores (STAFF-47)', () => {
  it('is chosen, shown to shoppers, told by the log with names, and taken back', async () => {
    const [usual, before] = [await read(), await shown()];
    expect(usual.length).toBeGreaterThan(1);
    const next = [...usual].reverse();
    expect((await save(next, usual)).stores.map(({ id }) => id)).toEqual(next);
    await expect.poll(shown).toEqual([...before].reverse());
    expect(await save(usual, usual)).toMatchObject({ error: { code: 'changed_meanwhile' } });
    const [write] = await writes();
    expect(write).toMatchObject({ action: 'store_order', entity: 'store', can_be_undone: true });
    expect(String(write?.after.store_order).split(', ')).toEqual(
      String(write?.before.store_order).split(', ').reverse(),
    );
    await call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
    expect(await read()).toEqual(usual);
    await expect.poll(shown).toEqual(before);
  });

  it('is taken back also where a store has another name by then', async () => {
    const usual = await read();
    await save([...usual].reverse(), usual);
    const rename = (name: string) =>
      service.open.db
        .updateTable('stores')
        .set({ name })
        .where('id', '=', usual[0] ?? 0)
        .execute();
    const [was] = (await call<StoreOrder>(path)).stores.filter(({ id }) => id === usual[0]);
    await rename('Uusi nimi');
    const [write] = await writes();
    expect(write).toMatchObject({ action: 'store_order', can_be_undone: true });
    await call(`/api/staff/log/${write?.id}/undo/`, {}, 'POST');
    expect(await read()).toEqual(usual);
    await rename(was?.name ?? '');
  });

  it('has those behind that a save does not name, and changes nothing where it says the same', async () => {
    const usual = await read();
    const last = usual.at(-1) ?? 0;
    expect((await save([last])).stores.map(({ id }) => id)).toEqual([last, ...usual.slice(0, -1)]);
    await save(usual);
    const count = (await writes()).length;
    await save(usual, usual);
    expect((await writes()).length).toBe(count);
  });

  it('is nobody’s who may not keep stores', async () => {
    const { authorization } = await service.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 1 });
    expect((await service.call(path, { authorization })).statusCode).toBe(403);
    expect((await service.call(path, { method: 'PUT', body: { ids: [] }, authorization })).statusCode).toBe(403);
  });
});
