import type { DeliveryState, StaffDelivery, StaffLogResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';

let shop: SellingService;
let call: StaffCall;
let clerk: string;
beforeAll(async () => {
  shop = await sellingService();
  call = await staffCall(shop, 'commerce');
  clerk = (await shop.signedIn({ is_staff: true })).authorization;
});
afterAll(() => shop.close());

const path = '/api/staff/deliveries/';
async function home(): Promise<{ id: number; state: DeliveryState }> {
  const { results } = await call<{ results: StaffDelivery[] }>(path);
  const found = results.find(({ slug, country }) => slug === 'home' && country === 'fi');
  if (!found) throw new Error('The small shop has no home delivery in Finland');
  const { id, slug: _slug, country: _country, country_name: _name, kind: _kind, carrier: _carrier, ...state } = found;
  return { id, state };
}
const save = (id: number, change: Partial<DeliveryState>, was: DeliveryState) =>
  call<DeliveryState>(`${path}${id}/`, { ...was, ...change, was });
/** Seldom, as a buyer would: the checkout has a limit. */
const rarely = { interval: 300, timeout: 20_000 };
const offered = async () =>
  (await shop.checkout({ rows: [[110, 1]] })).delivery_methods.find(({ slug }) => slug === 'home');

describe('ways to deliver, in the staff’s room (STAFF-52)', () => {
  it('stand by country with what the checkout offers', async () => {
    const { results } = await call<{ results: StaffDelivery[] }>(path);
    expect(new Set(results.map(({ country }) => country))).toContain('fi');
    const { state } = await home();
    expect(state.price).toBe((await offered())?.price);
  });

  it('cost what staff say from the save on, to the cent', async () => {
    const { id, state } = await home();
    const kept = await save(
      id,
      { price: 4.95, free_from: null, names: { ...state.names, sv: ' Hem till dörren ', de: '' } },
      state,
    );
    expect(kept).toMatchObject({ price: 4.95, free_from: null, names: { sv: 'Hem till dörren' } });
    expect(kept.names).not.toHaveProperty('de');
    await expect.poll(async () => (await offered())?.price, rarely).toBe(4.95);
  });

  it('are offered to nobody while they are stopped', async () => {
    const { id, state } = await home();
    await save(id, { is_active: false }, state);
    await expect.poll(offered, rarely).toBeUndefined();
    await save(id, {}, { ...state, is_active: false });
    expect((await home()).state.is_active).toBe(false);
    await save(id, { is_active: true }, { ...state, is_active: false });
    await expect.poll(async () => (await offered())?.price, rarely).toBe(4.95);
  });

  it('are refused beside their field, and not saved over what somebody else has saved', async () => {
    const { id, state } = await home();
    expect((await save(id, { names: { fi: ' ' } }, state)).error?.fields).toEqual({
      name_fi: 'Write the name in one language at least.',
    });
    expect((await save(id, { days_from: 5, days_to: 2 }, state)).error?.fields).toEqual({
      days_to: 'The last day is before the first.',
    });
    expect((await save(id, { price: -1 }, state)).error?.code).toBe('invalid_request');
    expect((await save(id, { price: 9 }, { ...state, price: 1 })).error?.code).toBe('changed_meanwhile');
    expect((await home()).state).toEqual(state);
  });

  it('are told in the log with each language that changed, and undone from there', async () => {
    const { results } = await call<StaffLogResponse>('/api/staff/log/?about=delivery');
    const priced = results.find(({ after }) => after.price === 4.95);
    expect(priced).toMatchObject({ name: expect.stringContaining('Finland'), after: { names_sv: 'Hem till dörren' } });
    const [last] = results;
    expect(last?.can_be_undone).toBe(true);
    await call(`/api/staff/log/${last?.id}/undo/`, {}, 'POST');
    expect((await home()).state.is_active).toBe(false);
  });

  it('with words as an import may bring them are shown and stopped all the same', async () => {
    const { id } = await home();
    const words = { names: JSON.stringify({ fi: 'x'.repeat(250) }), descriptions: JSON.stringify({ fi: 'Ovelle \n' }) };
    await shop.open.db
      .updateTable('delivery_methods')
      .set({ ...words, is_active: true })
      .where('id', '=', id)
      .execute();
    const { state } = await home();
    expect(await save(id, { is_active: false }, state)).toMatchObject({ is_active: false });
  });

  it('are kept by who has the right to it, and nobody else', async () => {
    const answer = await shop.call(path, { authorization: clerk });
    expect(answer.json<Refused>().error?.code).toBe('right_missing');
  });
});
