import type { DeliveryLimitation, FastShipping, ProductExtra, ProductModel } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillSellingSets } from '../../testing/selling-sets.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

describe('what comes with a product', () => {
  it('its brand’s words, so that no call for them can fail (CONTENT-5)', async () => {
    const { manufacturer } = (await service.call('/api/products/productmodel/kuura/')).json<ProductModel>();
    expect(manufacturer).toMatchObject({ slug: 'kaamos', description: expect.any(String) });
  });

  it('what others bought too, with one price, of the tax area that is asked for (PRODUCT-79)', async () => {
    const { db } = service.open;
    const shelf = { kind: 'also_bought' as const, sort_order: 1 };
    await db
      .insertInto('model_relations')
      .values({ model_id: 10, related_model_id: 11, ...shelf })
      .execute();
    const asked = (country: string) =>
      service.call(`/api/product/extra/?slug=kuura&delivery-country-code=${country}&type=2`);
    const [finnish, american] = await Promise.all(
      ['fi', 'us'].map(async (country) => (await asked(country)).json<ProductExtra>().also_bought[0]),
    );
    expect(Object.keys(finnish ?? {})).toEqual(
      expect.arrayContaining(['colors', 'image', 'name', 'type', 'manufacturer', 'slug', 'path', 'price']),
    );
    expect(finnish).not.toHaveProperty('prices');
    expect(finnish?.price.active).not.toBe(american?.price.active);
  });
});

it('tells crawlers in which ways and to where a product does not travel, and nothing of what travels as any other (ROUTE-134)', async () => {
  const limits = async () =>
    (await service.call('/api/products/productmodel/kuura/')).json<ProductModel>().travel_limits;
  expect(await limits()).toBeUndefined();
  const { db } = service.open;
  const change = (values: { blocked_countries: string[]; allowed_delivery_methods: string[] | null }) =>
    db.updateTable('product_models').set(values).where('id', '=', 10).execute();
  await change({ blocked_countries: ['no'], allowed_delivery_methods: ['home'] });
  await service.followCatalogue();
  await expect
    .poll(limits)
    .toEqual({ blocked_countries: ['no'], allowed_delivery_methods: [['home']], is_ski_bundle: false });
  await change({ blocked_countries: [], allowed_delivery_methods: null });
  await service.followCatalogue();
  await expect.poll(limits).toBeUndefined();
});

describe('how a product reaches a country (PRODUCT-77, AVAIL-15, AVAIL-16)', () => {
  const limits = async (slug: string, country: string) =>
    (
      await service.call(`/api/product/extra/?slug=${slug}&delivery-country-code=${country}&type=1`, { locale: 'en' })
    ).json<{ delivery_method_limit: DeliveryLimitation }>().delivery_method_limit;

  it('adds the country’s days to the shipping range', async () => {
    expect((await limits('kuura', 'se')).extra_data_overrides['100']).toEqual({
      shipping_time_string: '2–5 business days',
    });
    expect((await limits('kuura', 'fi')).extra_data_overrides).toEqual({});
  });

  it('is blocked where the product may not go, and where nobody delivers', async () => {
    expect((await limits('loppu', 'us')).isDeliveryCountryBlocked).toBe(true);
    expect((await limits('loppu', 'se')).isDeliveryCountryBlocked).toBe(false);
    expect((await limits('loppu', 'zz')).isDeliveryCountryBlocked).toBe(true);
  });

  it('tells a bundle’s parts with the country’s days, and a ski bundle’s where skis come with bindings', async () => {
    const { db } = service.open;
    await fillSellingSets(db);
    await db.insertInto('model_parts').values({ bundle_model_id: 20, part_model_id: 21, sort_order: 2 }).execute();
    await service.followCatalogue();
    const told = async (country: string) => {
      const { extra_data_overrides } = await limits('paketti', country);
      return [extra_data_overrides['100'], extra_data_overrides['210']].map((each) => each?.shipping_time_string);
    };
    const plain = '2–5 business days';
    await expect.poll(() => told('se').catch(() => null)).toEqual([plain, plain]);
    await db.insertInto('model_parts').values({ bundle_model_id: 20, part_model_id: 22, sort_order: 3 }).execute();
    await service.followCatalogue();
    const skis = '4–9 business days';
    await expect.poll(() => told('se')).toEqual([skis, skis]);
  });

  it('lets a bundle travel where and how it and each of its parts does (ROUTE-134)', async () => {
    const { db } = service.open;
    const change = (id: number, values: { blocked_countries: string[]; allowed_delivery_methods: string[] | null }) =>
      db.updateTable('product_models').set(values).where('id', '=', id).execute();
    const all = { blocked_countries: [], allowed_delivery_methods: null };
    await change(20, { blocked_countries: ['ee'], allowed_delivery_methods: ['store'] });
    await change(10, { blocked_countries: ['se'], allowed_delivery_methods: ['home', 'post'] });
    await change(21, { ...all, allowed_delivery_methods: ['home'] });
    await service.followCatalogue();
    await expect
      .poll(async () => (await service.call('/api/products/productmodel/paketti/')).json<ProductModel>().travel_limits)
      .toMatchObject({
        blocked_countries: ['ee', 'se'],
        allowed_delivery_methods: [['store'], ['home', 'post'], ['home']],
      });
    expect((await limits('paketti', 'se')).isDeliveryCountryBlocked).toBe(true);
    expect(await limits('paketti', 'ee')).toMatchObject({
      ...{ isDeliveryCountryBlocked: true, isDeliveryMethodLimitations: true },
    });
    for (const id of [20, 10, 21]) await change(id, all);
    await service.followCatalogue();
    await expect.poll(async () => (await limits('paketti', 'se')).isDeliveryCountryBlocked).toBe(false);
  });

  it('takes a ski bundle the country’s ski days longer', async () => {
    const { db } = service.open;
    await db.updateTable('product_models').set({ binding_ski_combo: true }).where('id', '=', 11).execute();
    await service.followCatalogue();
    await expect
      .poll(async () => (await limits('halla', 'fi')).extra_data_overrides['110'])
      .toEqual({ shipping_time_string: '3–7 business days' });
  });

  it.each(['', 'nosuch', 'salattu', '%00'])('of "%s" is not found', async (slug) => {
    const answer = await service.call(`/api/product/extra/?slug=${slug}&delivery-country-code=fi&type=1`);
    expect(answer.statusCode).toBe(404);
  });
});

describe('fast shipping (AVAIL-23)', () => {
  const ways = async (query: string) => service.call(`/api/get_fast_shipping/?${query}`, { locale: 'en' });

  it('names the ways near a postcode with their times and prices', async () => {
    const told = (await ways('postal_code=00100&price=269.90&variant_id=100')).json<FastShipping>();
    expect(told.map(({ name }) => name)).toContain('Pickup point');
    expect(told.find(({ name }) => name === 'Pickup point')).toMatchObject({
      price: 0,
      timeEstimate: '1–3 business days',
    });
  });

  it.each([
    'postal_code=ABCDE&price=10&variant_id=100',
    'postal_code=0010&price=10&variant_id=100',
    'postal_code=00000&price=10&variant_id=100',
    'postal_code=99999&price=10&variant_id=100',
    'postal_code=12345&price=10&variant_id=100',
    'postal_code=00100&price=10&variant_id=999999',
  ])('has none for %s', async (query) => {
    const answer = await ways(query);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  it.each(['postal_code=001000&price=10&variant_id=100', 'postal_code=00100&price=x&variant_id=100', 'price=10'])(
    'refuses %s',
    async (query) => expect((await ways(query)).statusCode).toBe(400),
  );
});

describe('tell me when it is back (PRODUCT-90)', () => {
  const ask = (body: object) =>
    service.call('/api/product_availability_email_notify/', { method: 'POST', locale: 'en', body });

  it('is kept once per address and variant, in the caller’s language', async () => {
    const wish = { email: 'aino@havu.example', product_id: 140, lang_code: 'sv' };
    expect((await ask(wish)).statusCode).toBe(200);
    expect((await ask(wish)).statusCode).toBe(200);
    const kept = await service.open.db.selectFrom('availability_notifications').selectAll().execute();
    expect(kept).toMatchObject([{ email: 'aino@havu.example', variant_id: 140, language: 'sv' }]);
  });

  it.each([
    [{ email: 'nobody@nowhere', product_id: 140, lang_code: 'en' }, 'email'],
    [{ email: '', product_id: 140, lang_code: 'en' }, 'email'],
    [{ email: 'aino@havu.example', product_id: 999_999, lang_code: 'en' }, 'product_id'],
    [{ email: 'aino@havu.example', product_id: 1.5, lang_code: 'en' }, 'product_id'],
  ])('refuses %j at the field %s', async (body, field) => {
    const answer = await ask(body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });
});

describe('the preview of a product (PRODUCT-7)', () => {
  const kuura = '/api/products/productmodel/kuura/';

  it('shows the staff the variants that are not for sale yet, none of which can be ordered', async () => {
    const { authorization } = await service.signedIn({ is_staff: true });
    await service.open.db
      .updateTable('variants')
      .set({ is_active: false, on_order: true })
      .where('id', '=', 101)
      .execute();
    const ask = async (query: string, headers?: { authorization: string }) =>
      (await service.call(kuura + query, headers ? { headers } : {})).json<ProductModel>().products;
    const previewed = await ask('?preview=1', { authorization });
    expect(previewed.find(({ id }) => id === 101)).toMatchObject({ on_order: false, shipping_time: { number: 999 } });
    await service.followCatalogue();
    const idsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).map(({ id }) => id);
    await expect.poll(() => idsOf('')).not.toContain(101);
    expect(await idsOf('?preview=1')).not.toContain(101);
    expect(await idsOf('', { authorization })).not.toContain(101);
    expect(await idsOf('?preview=1', { authorization })).toContain(101);
  });

  it('shows nobody else what is not public', async () => {
    expect((await service.call('/api/products/productmodel/salattu/?preview=1')).statusCode).toBe(404);
  });
});
