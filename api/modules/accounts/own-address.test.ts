import type { CheckoutResponse, FastShipping } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService();
});
afterAll(() => shop.close());

const visitor = async () => {
  const { id, authorization } = await shop.signedIn();
  const patch = (body: unknown) => shop.call('/api/customer/', { method: 'PATCH', authorization, body, locale: 'en' });
  return { id, authorization, patch };
};
const austin = { country: 'us', address: '1100 Congress Ave', postcode: '78701', city: 'Austin', state: 'US-TX' };

describe('the address of an account (SESSION-86)', () => {
  it('has a state where its country’s addresses have one, and is handed out with it', async () => {
    const { authorization, patch } = await visitor();
    expect((await patch(austin)).json()).toMatchObject(austin);
    const held = await shop.call('/api/customer/export/', { authorization });
    expect(held.json().account).toMatchObject({ state: 'US-TX', country: 'us' });
  });

  it('is refused with another country’s state, or with none, in words and without losing what was there', async () => {
    const { patch } = await visitor();
    await patch(austin);
    const other = (await patch({ ...austin, country: 'ca' })).json();
    expect(other.error.fields).toEqual({ state: 'Choose a state or province of this country.' });
    expect((await patch({ ...austin, state: '' })).json().error.fields).toEqual({ state: expect.any(String) });
    expect((await patch({ ...austin, state: 'US-XX' })).statusCode).toBe(400);
    expect((await patch({ phone: '040 123' })).json()).toMatchObject(austin);
  });

  it('loses the state that a change of the country leaves behind', async () => {
    const { patch } = await visitor();
    await patch(austin);
    expect((await patch({ country: 'fi' })).json()).toMatchObject({ country: 'fi', state: '' });
    expect((await patch({ state: 'US-TX' })).json()).toMatchObject({ country: 'fi', state: '' });
  });
});

describe('the preferred store of an account (SESSION-85)', () => {
  const pickup = async (authorization?: string) =>
    (
      (await shop.checkout({ rows: [[110, 1]], form: { postal_code: '00100' } }, authorization)) as CheckoutResponse
    ).delivery_methods
      .find(({ kind }) => kind === 'store')
      ?.locations.map(({ id }) => Number(id)) ?? [];

  it('is a store where goods can be fetched, or none', async () => {
    const { authorization, patch } = await visitor();
    const [store] = await pickup();
    expect((await patch({ preferred_store: store })).json().preferred_store).toBe(store);
    const held = await shop.call('/api/customer/export/', { authorization });
    expect(held.json().account.preferred_store).toBe(store);
    for (const wrong of [20, 987_654])
      expect((await patch({ preferred_store: wrong })).json().error.fields).toEqual({
        preferred_store: 'Choose a store where goods can be fetched.',
      });
    expect((await patch({ preferred_store: null })).json().preferred_store).toBeNull();
  });

  it('stands first among the places of the checkout, for its customer alone', async () => {
    const { authorization, patch } = await visitor();
    const nearest = await pickup(authorization);
    expect(nearest.length).toBeGreaterThan(1);
    const furthest = nearest.at(-1);
    await patch({ preferred_store: furthest });
    expect((await pickup(authorization))[0]).toBe(furthest);
    expect(await pickup()).toEqual(nearest);
  });

  it('stands first among the fast ways of a product’s page, also from afar, and no cache keeps that', async () => {
    const { authorization, patch } = await visitor();
    const held = await shop.open.db
      .selectFrom('stock')
      .innerJoin('stores', 'stores.id', 'stock.store_id')
      .select(['stores.id', 'stores.slug', 'stock.variant_id'])
      .where('stores.pikanouto', '=', true)
      .whereRef('stock.quantity', '>', 'stock.reserved')
      .executeTakeFirstOrThrow();
    const ask = (signed?: { authorization: string }) =>
      shop.call(`/api/get_fast_shipping/?postal_code=96100&price=100&variant_id=${held.variant_id}`, {
        ...{ locale: 'fi', ...signed },
      });
    await patch({ preferred_store: held.id });
    const fast = await ask({ authorization });
    expect(fast.json<FastShipping>()[0]?.storeSlug).toBe(held.slug);
    expect(fast.headers['cache-control']).toBe('private, no-store');
    expect((await ask()).json<FastShipping>().filter(({ storeSlug }) => storeSlug)).toEqual([]);
  });
});
