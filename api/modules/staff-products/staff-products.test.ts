import { sql } from 'kysely';
import type { StaffProduct, StaffProductsResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { until } from '../../testing/until.ts';

let shop: SellingService;
let admin: string;
let clerk: string;
beforeAll(async () => {
  shop = await sellingService();
  admin = (await shop.signedIn({ is_staff: true, is_admin: true })).authorization;
  clerk = (await shop.signedIn({ is_staff: true })).authorization;
});
afterAll(() => shop.close());

const productId = 11;
const path = `/api/staff/products/${productId}/`;
const read = async (authorization = admin): Promise<StaffProduct> =>
  (await shop.call(path, { authorization, locale: 'en' })).json();
const publicPage = async () => {
  const { slug } = await shop.open.db
    .selectFrom('product_models')
    .select('slug')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return shop.call(`/api/products/productmodel/${slug}/`);
};
const list = async (query = ''): Promise<StaffProductsResponse> =>
  (await shop.call(`/api/staff/products/?${query}`, { authorization: clerk, locale: 'en' })).json();
const post = async (what: string, body: object, authorization = admin) => {
  const answer = await shop.call(`${path}${what}/`, { method: 'POST', body, authorization, locale: 'en' });
  return [answer.statusCode, answer.statusCode === 200 ? '' : answer.json().error.code];
};
const shownPrice = async () => {
  const body = { country_code: 'fi', language_code: 'fi', products: [{ productId: 110, amount: 1 }] };
  return (await shop.call('/api/checkout/', { method: 'POST', body })).json().products[0].price.active;
};

describe('products that the staff find (STAFF-27)', () => {
  it.each([
    ['a part of its name', 'q=kettu'],
    ['its model number', 'q=M11'],
    ['its id', 'q=11'],
  ])('by %s', async (_by, query) => {
    const name = (await read()).texts.fi?.name ?? '';
    const asked = query === 'q=kettu' ? `q=${encodeURIComponent(name.slice(1, 6))}` : query;
    expect((await list(asked)).results.map(({ id }) => id)).toContain(productId);
  });

  it('those whose texts nobody has written in a language', async () => {
    const lack = async () => (await list('lacks=ru')).results.map(({ id }) => id);
    const write = (is_manual: boolean) =>
      shop.open.db
        .insertInto('model_texts')
        .values({ model_id: 12, locale: 'ru', name: 'Палатка', is_manual })
        .onConflict((conflict) => conflict.columns(['model_id', 'locale']).doUpdateSet({ is_manual }))
        .execute();
    await write(false);
    expect(await lack()).toContain(12);
    await write(true);
    expect(await lack()).not.toContain(12);
    await shop.open.db.deleteFrom('model_texts').where('model_id', '=', 12).where('locale', '=', 'ru').execute();
    expect(await lack()).toContain(12);
  });

  it('whatever stands in the question is text', async () => {
    expect((await list(`q=${encodeURIComponent("%_\\'")}`)).total).toBe(0);
  });

  it('those that shoppers do not see, by their state', async () => {
    await shop.open.db.updateTable('product_models').set({ is_public: false }).where('id', '=', 12).execute();
    expect((await list('state=hidden')).results.map(({ id }) => id)).toContain(12);
    expect((await list('state=shown')).results.map(({ id }) => id)).not.toContain(12);
  });

  it('customers and guests do not get them', async () => {
    const customer = (await shop.signedIn({})).authorization;
    expect((await shop.call('/api/staff/products/', { authorization: customer })).statusCode).toBe(403);
    expect((await shop.call('/api/staff/products/')).statusCode).toBe(401);
  });
});

describe('a price that staff change (STAFF-28)', () => {
  it('is what shoppers pay, is in the history and in the log, and can be undone', async () => {
    const before = await read();
    const { regular = 0, club = null } = before.price ?? {};
    const next = { regular, active: 5, club, version: before.price_version };
    expect(await post('price', next, clerk)).toEqual([403, 'right_missing']);
    expect(await post('price', next)).toEqual([200, '']);
    await until(async () => (await shownPrice()) === 5);
    const after = await read();
    expect([after.price?.active, after.lowest_30_days]).toEqual([5, 5]);
    const [write] = after.writes;
    expect(write).toMatchObject({ action: 'product_price', by: 'Aino Havu', can_be_undone: true });
    expect(await post('undo', { write: write?.id })).toEqual([200, '']);
    await until(async () => (await shownPrice()) === before.price?.active);
    expect((await read()).writes.map(({ can_be_undone }) => can_be_undone).slice(0, 2)).toEqual([true, false]);
    expect(await post('undo', { write: write?.id })).toEqual([409, 'product_changed']);
  });

  it('two people on one price: the second one is told, and the first one’s stays', async () => {
    const { price_version: version, price } = await read();
    const regular = price?.regular ?? 0;
    const answers = await Promise.all(
      [11, 12, 13].map((active) => post('price', { regular, active, club: null, version })),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([, code]) => code === 'product_changed')).toHaveLength(2);
  });

  it('a feed that wrote meanwhile counts like a person', async () => {
    const { price_version: version, price } = await read();
    await shop.open.db.updateTable('prices').set({ active_minor: 777 }).where('model_id', '=', productId).execute();
    const next = { regular: price?.regular ?? 0, active: 9, club: null, version };
    expect(await post('price', next)).toEqual([409, 'product_changed']);
  });

  it('none is above the regular price, below zero or not a number', async () => {
    const { price_version: version } = await read();
    expect(await post('price', { regular: 10, active: 11, club: null, version })).toEqual([400, 'invalid_request']);
    expect(await post('price', { regular: 10, active: -1, club: null, version })).toEqual([400, 'invalid_request']);
    expect(await post('price', { regular: 10, active: '9', club: null, version })).toEqual([400, 'invalid_request']);
  });
});

describe('texts and visibility (STAFF-28)', () => {
  it('a text is on the page in its language, as one that a person wrote', async () => {
    const { fi } = (await read()).texts;
    const { version = null, is_machine_translated: _, ...texts } = fi ?? {};
    expect(await post('texts', { ...texts, locale: 'fi', name: 'Uusi <b>nimi</b>', version })).toEqual([200, '']);
    await until(async () => (await publicPage()).body.includes('Uusi <b>nimi</b>'));
    expect((await read()).texts.fi).toMatchObject({ name: 'Uusi <b>nimi</b>', is_machine_translated: false });
  });

  it('a language that had none is begun, and without a name it is not', async () => {
    await shop.open.db.deleteFrom('model_texts').where('model_id', '=', productId).where('locale', '=', 'ru').execute();
    const words = { short_description: '', description: '', tagline: '', model_notice: '', meta_description: '' };
    const begun = { ...words, long_description_html: '', locale: 'ru', version: null };
    expect(await post('texts', { ...begun, name: ' ' })).toEqual([400, 'invalid_request']);
    expect(await post('texts', { ...begun, name: 'Куртка' })).toEqual([200, '']);
    expect(await post('texts', { ...begun, name: 'Другая' })).toEqual([409, 'product_changed']);
  });

  it('what the page says is HTML that staff write, sanitised where it is shown (CONTENT-29)', async () => {
    const { fi } = (await read()).texts;
    const { version = null, is_machine_translated: _, ...texts } = fi ?? {};
    const long_description_html = '<p onclick="x()">Oma <strong>teksti</strong></p>';
    expect(await post('texts', { ...texts, locale: 'fi', long_description_html, version })).toEqual([200, '']);
    await until(async () => (await publicPage()).body.includes('<p>Oma <strong>teksti</strong></p>'));
  });

  it('a write from before a text could be changed is undone, and that text stays', async () => {
    const { fi } = (await read()).texts;
    const { version = null, is_machine_translated: _, ...texts } = fi ?? {};
    const long_description_html = '<p>Pysyy</p>';
    const next = { ...texts, locale: 'fi', long_description_html, tagline: 'Uusi' };
    expect(await post('texts', { ...next, version })).toEqual([200, '']);
    const [write] = (await read()).writes;
    await shop.open.db
      .updateTable('audit_log')
      .set({
        before: sql`before - 'long_description_html'`,
        after: sql`after - 'long_description_html'`,
      })
      .where('id', '=', write?.id ?? 0)
      .execute();
    expect((await read()).writes[0]?.can_be_undone).toBe(true);
    expect(await post('undo', { write: write?.id })).toEqual([200, '']);
    expect((await read()).texts.fi).toMatchObject({ long_description_html, tagline: fi?.tagline });
  });

  it('a hidden product is no page for shoppers, and comes back', async () => {
    const { visibility_version: version } = await read();
    expect(await post('visibility', { is_public: false, version })).toEqual([200, '']);
    expect((await read()).state).toBe('hidden');
    await until(async () => (await publicPage()).statusCode === 404);
    const [write] = (await read()).writes;
    expect(await post('undo', { write: write?.id })).toEqual([200, '']);
    expect((await read()).state).toBe('shown');
    await until(async () => (await publicPage()).statusCode === 200);
  });
});

describe('stock that staff correct (STAFF-30)', () => {
  const shelfOf = async () => {
    const { variants } = await read(clerk);
    const shelf = variants.find(({ id }) => id === 110)?.shelves.find(({ quantity }) => quantity > 1);
    if (!shelf) throw new Error('no shelf');
    return shelf;
  };
  const set = async (quantity: number, was: number, store_id: number) =>
    post('stock', { variant_id: 110, store_id, quantity, was, reason: 'count' }, clerk);

  it('by any of the staff, with the reason in the log', async () => {
    const { quantity, store_id } = await shelfOf();
    expect(await set(quantity + 3, quantity, store_id)).toEqual([200, '']);
    expect((await shelfOf()).quantity).toBe(quantity + 3);
    expect((await read()).writes[0]).toMatchObject({
      ...{ action: 'product_stock', before: { quantity }, can_be_undone: false },
      after: { quantity: quantity + 3, reason: 'count' },
    });
  });

  it('what was sold since the figure was read is not brought back', async () => {
    const { quantity, store_id } = await shelfOf();
    expect(await set(quantity + 5, quantity - 1, store_id)).toEqual([409, 'stock_changed']);
  });

  it('what is promised to orders stays on the shelf', async () => {
    const { quantity, store_id } = await shelfOf();
    const { db } = shop.open;
    const shelf = db.updateTable('stock').where('variant_id', '=', 110).where('store_id', '=', store_id);
    await shelf.set({ reserved: 2 }).execute();
    expect(await set(1, quantity, store_id)).toEqual([409, 'stock_promised']);
    expect(await set(2, quantity, store_id)).toEqual([200, '']);
    await shelf.set({ reserved: 0 }).execute();
  });

  it('50 at once change it once', async () => {
    const { quantity, store_id } = await shelfOf();
    const answers = await Promise.all(Array.from({ length: 50 }, () => set(quantity + 1, quantity, store_id)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect((await shelfOf()).quantity).toBe(quantity + 1);
  });

  it('another product’s shelf is not to be had by this one', async () => {
    const answer = await post('stock', { variant_id: 100, store_id: 20, quantity: 1, was: 0, reason: 'count' }, clerk);
    expect(answer).toEqual([404, 'shelf_not_found']);
  });
});
