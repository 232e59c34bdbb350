import { sql } from 'kysely';
import type { AddedVariants, NewProduct, ProductMaking, StaffProduct, StaffVariant } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { until } from '../../testing/until.ts';

let shop: SellingService;
let commerce: StaffCall;
let content: StaffCall;
let making: ProductMaking;
beforeAll(async () => {
  shop = await sellingService();
  commerce = await staffCall(shop, 'commerce');
  content = await staffCall(shop, 'content');
  making = await commerce<ProductMaking>('/api/staff/products/making/');
});
afterAll(() => shop.close());

const wanted = (own: Partial<NewProduct> = {}) => ({
  ...{ names: { en: 'Hut slippers', fi: 'Tupatossut' }, brand: making.brands[0]?.key, group: making.groups[0]?.key },
  ...{ regular: 49.9, tax_class: 5, sku: 'TOSSU-1', ...own },
});
const make = (own: Partial<NewProduct> = {}) => commerce<{ id: number }>('/api/staff/products/', wanted(own), 'POST');
const made = async (sku: string): Promise<StaffProduct> => read((await make({ sku })).id);
const pathOf = (id: number) => `/api/staff/products/${id}/`;
const read = (id: number) => commerce<StaffProduct>(pathOf(id));
const post = <T = object>(id: number, what: string, body: object, call = commerce) =>
  call<T>(`${pathOf(id)}${what}/`, body, 'POST');
const fieldsOf = ({ error }: Refused) => Object.keys(error?.fields ?? {});
const factsOf = ({ facts }: StaffProduct, own: object) => ({ ...facts, ...own });
const variantOf = ({ variants }: StaffProduct, sku: string): StaffVariant =>
  variants.find((each) => each.sku === sku) ?? expect.fail(`no variant ${sku}`);
const saveVariant = (product: StaffProduct, sku: string, own: object) => {
  const { id: _id, choice: _choice, shelves: _shelves, ...facts } = variantOf(product, sku);
  return post(product.id, 'variant', { ...facts, ...own });
};
const addLines = (id: number, lines: string, own = {}) =>
  post<AddedVariants>(id, 'variants', { colour: null, type: null, lines, ...own });
const pageOf = async (slug: string) => shop.call(`/api/products/productmodel/${slug}/`);

describe('a product that staff make (STAFF-70)', () => {
  it('is hidden, stands in a group with a price and a variant, and is sold once it is shown', async () => {
    const { id } = await make({ sku: 'TOSSU-SOLD' });
    const product = await read(id);
    expect(product).toMatchObject({ name: 'Hut slippers', state: 'hidden', price: { regular: 49.9, active: 49.9 } });
    expect(product.facts).toMatchObject({ slug: 'hut-slippers', group: making.groups[0]?.key, groups: [] });
    expect(product.variants.map(({ sku, price }) => [sku, price])).toEqual([['TOSSU-SOLD', null]]);
    expect(product.writes[0]).toMatchObject({ action: 'product_facts', can_be_undone: false });
    const [variant] = product.variants;
    const shelf = { variant_id: variant?.id, store_id: 20, quantity: 3, was: 0, reason: 'count' };
    expect(await post(id, 'stock', shelf)).toEqual({ ok: true });
    await post(id, 'visibility', { is_public: true, version: product.visibility_version });
    await until(async () => (await pageOf('hut-slippers')).json().name === 'Tupatossut');
    const body = { country_code: 'fi', language_code: 'fi', products: [{ productId: variant?.id, amount: 1 }] };
    const total = async () =>
      (await shop.call('/api/checkout/', { method: 'POST', body })).json().products?.[0]?.price?.active;
    await until(async () => (await total()) === 49.9);
  });

  it('has an address of its name, with a number where another product has it', async () => {
    expect((await made('TOSSU-A')).facts.slug).toBe('hut-slippers-2');
    expect((await made('TOSSU-B')).facts.slug).toBe('hut-slippers-3');
    expect((await read((await make({ sku: 'TOSSU-D', slug: 'own-way' })).id)).facts.slug).toBe('own-way');
  });

  it('shows its first name in languages without one, as text that nobody wrote', async () => {
    const { texts } = await read((await make({ sku: 'TOSSU-E', names: { en: 'Only English' } })).id);
    expect(texts.fi).toMatchObject({ name: 'Only English', is_machine_translated: true });
    expect(texts.en).toMatchObject({ name: 'Only English', is_machine_translated: false });
  });

  it.each([
    ['no name', { names: {} }, 'name_fi'],
    ['a SKU that another has', { sku: 'GIFT' }, 'sku'],
    ['an address that another has', { slug: 'lahjakortti' }, 'slug'],
    ['an address with signs', { slug: 'a/b' }, 'slug'],
    ['no such brand', { brand: 'nobody' }, 'brand'],
    ['no such group', { group: 'nowhere' }, 'group'],
    ['no rate of VAT', { tax_class: 98 }, 'tax_class'],
    ['no such colour', { colour: 'none' }, 'colour'],
    ['no EAN', { ean: '12' }, 'ean'],
    ['a price below zero', { regular: -1 }, 'regular'],
  ])('is refused with %s, beside the field', async (_why, own, field) => {
    const before = await shop.open.db.selectFrom('product_models').select('id').execute();
    expect(fieldsOf(await make({ sku: 'TOSSU-NO', ...own }))).toEqual([field]);
    expect(await shop.open.db.selectFrom('product_models').select('id').execute()).toHaveLength(before.length);
  });

  it('two at once get numbers of their own, and of two with one SKU one is refused', async () => {
    const answers = await Promise.all(['X-1', 'X-2', 'X-3', 'X-3'].map((sku) => make({ sku })));
    const ids = answers.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(3);
    expect(answers.filter(({ error }) => error).map(fieldsOf)).toEqual([['sku']]);
  });

  it('is made by who has the right to it', async () => {
    const answer = await content('/api/staff/products/', wanted({ sku: 'TOSSU-F' }), 'POST');
    expect(answer.error?.code).toBe('right_missing');
    expect((await content<StaffProduct>(pathOf(11))).can_make).toBe(false);
    expect((await commerce<StaffProduct>(pathOf(2427))).can_make).toBe(false);
    const { facts } = await commerce<StaffProduct>(pathOf(2427));
    expect((await post(2427, 'facts', { ...facts, number: 'X' })).error?.code).toBe('product_is_special');
  });
});

describe('what a product is (STAFF-70)', () => {
  it('is changed, leads its former address on, and is undone', async () => {
    const product = await made('FACTS-1');
    const [, other] = making.groups;
    const groups = other ? [other.key] : [];
    const next = factsOf(product, { slug: 'facts-moved', number: 'H-1', is_outlet: true, groups });
    const { version } = await post<{ version: string }>(product.id, 'facts', next);
    const after = await read(product.id);
    expect(after.facts).toEqual({ ...next, version });
    await post(product.id, 'visibility', { is_public: true, version: product.visibility_version });
    await until(async () => (await pageOf('facts-moved')).statusCode === 200);
    const former = await pageOf(product.facts.slug);
    expect([former.statusCode, former.json().slug]).toEqual([200, 'facts-moved']);
    expect(await post(product.id, 'undo', { write: after.writes[0]?.id })).toEqual({ ok: true });
    expect((await read(product.id)).facts).toEqual(product.facts);
  });

  it('a second save over what somebody else has changed is refused', async () => {
    const product = await made('FACTS-2');
    const saves = ['H-1', 'H-2'].map((number) => post(product.id, 'facts', factsOf(product, { number })));
    const codes = (await Promise.all(saves)).map(({ error }) => error?.code);
    expect(codes.filter((code) => code === 'product_changed')).toHaveLength(1);
  });

  it.each([
    ['an address that another product has', { slug: 'lahjakortti' }, 'slug'],
    ['a brand that is not there', { brand: 'nobody' }, 'brand'],
    ['a group that is not there', { groups: ['nowhere'] }, 'groups'],
    ['a property that is not there', { properties: { nothing: ['1'] } }, 'properties'],
    ['a size table that is not there', { size_table: 'none' }, 'size_table'],
    ['a tag that is not there', { tags: ['none'] }, 'tags'],
    ['a class without a rate', { tax_class: 97 }, 'tax_class'],
    ['a day that is none', { published_on: '2026-02-30' }, 'published_on'],
  ])('is refused with %s', async (_why, own, field) => {
    const product = await commerce<StaffProduct>(pathOf(11));
    expect(fieldsOf(await post(11, 'facts', factsOf(product, own)))).toEqual([field]);
    expect((await read(11)).facts).toEqual(product.facts);
  });

  it('is found by the name of another brand once it has that, and no more by that of the former one', async () => {
    const product = await made('TOSSU-BRAND');
    const former = making.brands.find(({ key }) => key === product.facts.brand)?.name ?? '';
    const brand = making.brands.find(({ key }) => key !== product.facts.brand) ?? expect.fail('one brand alone');
    const isFoundBy = async (name: string) => {
      const isFound = sql<boolean>`search @@ plainto_tsquery('havu_en', ${name})`.as('isFound');
      const ofProduct = shop.open.db.selectFrom('model_texts').select(isFound).where('model_id', '=', product.id);
      return (await ofProduct.where('locale', '=', 'en').executeTakeFirstOrThrow()).isFound;
    };
    expect([await isFoundBy(former), await isFoundBy(brand.name)]).toEqual([true, false]);
    expect((await post(product.id, 'facts', factsOf(product, { brand: brand.key }))).error).toBeUndefined();
    expect([await isFoundBy(former), await isFoundBy(brand.name)]).toEqual([false, true]);
  });

  it('properties are figures, or values that they have', async () => {
    await shop.open.db
      .insertInto('properties')
      .values([
        { id: 901, slug: 'paino-901', names: '{"fi":"Paino"}', filter: 'range' },
        {
          id: 902,
          slug: 'kuosi-902',
          names: '{"fi":"Kuosi"}',
          filter: 'checkbox',
          value_names: '{"raita":{"fi":"Raita"}}',
        },
      ])
      .execute();
    const product = await made('FACTS-3');
    const save = (properties: object) => post(product.id, 'facts', factsOf(product, { properties }));
    expect(fieldsOf(await save({ 'paino-901': ['1,5'] }))).toEqual(['property_paino-901']);
    expect(fieldsOf(await save({ 'paino-901': ['1', '2'] }))).toEqual(['property_paino-901']);
    expect(fieldsOf(await save({ 'kuosi-902': ['ruutu'] }))).toEqual(['property_kuosi-902']);
    const properties = { 'paino-901': ['1.5'], 'kuosi-902': ['raita'] };
    expect(await save(properties)).toHaveProperty('version');
    expect((await read(product.id)).facts.properties).toEqual(properties);
    const rows = await shop.open.db
      .selectFrom('model_properties')
      .select(['value', 'number'])
      .where('model_id', '=', product.id)
      .orderBy('property_id')
      .execute();
    expect(rows).toEqual([
      { value: '1.5', number: 1.5 },
      { value: 'raita', number: null },
    ]);
    // What an import brought that is no figure stays, with other values of it.
    await shop.open.db
      .updateTable('model_properties')
      .set({ value: '12 g', number: null })
      .where('property_id', '=', 901)
      .execute();
    const imported = await read(product.id);
    expect(await post(product.id, 'facts', { ...imported.facts, number: 'H-9' })).toHaveProperty('version');
    expect((await read(product.id)).facts.properties['paino-901']).toEqual(['12 g']);
  });
});

describe('variants that staff add and change (STAFF-71)', () => {
  it('come by lines, in the order of sizes, with a colour that the product gets', async () => {
    const product = await made('LINES-0');
    const [colour] = making.colours;
    const lines = 'LINES-L; L; 6400000000017\n\nLINES-S;S\nLINES-M\tM';
    expect(await addLines(product.id, lines, { colour: colour?.key })).toEqual({ added: 3, faults: [] });
    const after = await read(product.id);
    expect(after.variants.map(({ sku, size, ean }) => [sku, size, ean])).toEqual([
      ['LINES-0', '', ''],
      ['LINES-L', 'L', '6400000000017'],
      ['LINES-S', 'S', ''],
      ['LINES-M', 'M', ''],
    ]);
    expect(after.pictures.colours.map(({ name }) => name)).toEqual([colour?.name]);
    const sorted = await shop.open.db
      .selectFrom('variants')
      .select('size_name')
      .where('model_id', '=', product.id)
      .where('size_name', 'is not', null)
      .orderBy('size_sort')
      .execute();
    expect(sorted.map(({ size_name }) => size_name)).toEqual(['S', 'M', 'L']);
    const [write] = after.writes;
    expect(write).toMatchObject({
      action: 'product_variants',
      after: { variants: 'LINES-L, LINES-S, LINES-M' },
    });
    expect(write?.can_be_undone).toBe(false);
  });

  it('all lines or none: what is wrong is told by line', async () => {
    const product = await made('FAULT-0');
    const lines = ['FAULT-1;S', 'GIFT;M', 'FAULT-2;L;12', 'FAULT-3;S', 'FAULT-1;XL', ';XXL', 'FAULT-4;38;;more'];
    const { added, faults } = await addLines(product.id, lines.join('\n'));
    expect([added, faults.map(({ line }) => line)]).toEqual([0, [2, 3, 4, 5, 6, 7]]);
    expect(faults[0]?.message).toBe('There is a variant GIFT already.');
    expect((await read(product.id)).variants).toHaveLength(1);
    expect(fieldsOf(await addLines(product.id, ' \n '))).toEqual(['lines']);
    expect((await addLines(product.id, 'FAULT-9')).faults[0]?.message).toContain('FAULT-0');
  });

  it('a thousand at the most', async () => {
    const product = await made('MANY-0');
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `MANY-${at + 1};${at + 1}`).join('\n');
    expect((await addLines(product.id, lines(1000))).faults).toHaveLength(1);
    expect((await addLines(product.id, lines(999))).added).toBe(999);
  });

  it('one is changed, and the change is undone', async () => {
    const product = await made('CHANGE-0');
    const own = { ean: '64000017', size: '44', on_order: true, days_from: 2, days_to: 9, weight_grams: 300 };
    expect(await saveVariant(product, 'CHANGE-0', { ...own, content: '60 m' })).toHaveProperty('version');
    const after = await read(product.id);
    expect(variantOf(after, 'CHANGE-0')).toMatchObject({ ...own, content: '60 m', choice: '44' });
    await post(product.id, 'undo', { write: after.writes[0]?.id });
    expect(variantOf(await read(product.id), 'CHANGE-0')).toMatchObject({ ean: '', size: '', on_order: false });
    expect((await saveVariant(product, 'CHANGE-0', { size: '45', version: 'old' })).error?.code).toBe(
      'product_changed',
    );
  });

  it('a plain change leaves the sizes where they stand, and a colour that nobody can buy any more goes', async () => {
    const product = await made('PLAIN-0');
    const [green, orange] = making.colours;
    await addLines(product.id, 'PLAIN-S;S/M\nPLAIN-L;L/XL', { colour: green?.key });
    const sizes = async () => {
      const rows = shop.open.db.selectFrom('variants').select('size_name').where('model_id', '=', product.id);
      return (await rows.where('size_name', 'is not', null).orderBy('size_sort').execute()).map((row) => row.size_name);
    };
    await saveVariant(await read(product.id), 'PLAIN-S', { ean: '64000017' });
    expect(await sizes()).toEqual(['S/M', 'L/XL']);
    await saveVariant(await read(product.id), 'PLAIN-S', { size: 'M' });
    expect(await sizes()).toEqual(['M', 'L/XL']);
    for (const sku of ['PLAIN-S', 'PLAIN-L']) await saveVariant(await read(product.id), sku, { colour: orange?.key });
    expect((await read(product.id)).pictures.colours.map(({ name }) => name)).toEqual([orange?.name]);
  });

  it.each([
    ['no EAN', { ean: '1' }, 'ean'],
    ['no content', { content: '3 pieces' }, 'content'],
    ['days that end before they start', { days_from: 5, days_to: 4 }, 'days_to'],
    ['a colour that is not there', { colour: 'none' }, 'colour'],
    ['a type that is not there', { type: 'none' }, 'type'],
    ['an offer above the regular price', { price: { regular: 5, active: 6, club: null } }, 'active'],
    ['the last one not to be bought', { is_active: false }, 'is_active'],
  ])('is refused with %s', async (why, own, field) => {
    const product = await made(`REFUSED ${why}`);
    expect(fieldsOf(await saveVariant(product, `REFUSED ${why}`, own))).toEqual([field]);
  });

  it('the choice of another one is refused, until that one is not for sale', async () => {
    const product = await made('CHOICE-0');
    await addLines(product.id, 'CHOICE-1;M');
    const now = await read(product.id);
    expect(fieldsOf(await saveVariant(now, 'CHOICE-0', { size: 'M' }))).toEqual(['size']);
    expect(await saveVariant(now, 'CHOICE-1', { is_active: false })).toHaveProperty('version');
    expect(await saveVariant(now, 'CHOICE-0', { size: 'M' })).toHaveProperty('version');
    expect(fieldsOf(await saveVariant(await read(product.id), 'CHOICE-1', { is_active: true }))).toEqual(['size']);
  });

  it('a price of its own is paid, has the history of the product’s before, and stays one', async () => {
    const product = await made('OWN-0');
    await addLines(product.id, 'OWN-1;M');
    const now = await read(product.id);
    const price = { regular: 60, active: 55.5, club: null };
    expect(await saveVariant(now, 'OWN-1', { price, ean: '64000024' })).toHaveProperty('version');
    const after = await read(product.id);
    expect(after.variants.map((each) => each.price)).toEqual([null, price]);
    const id = variantOf(after, 'OWN-1').id;
    const history = await shop.open.db
      .selectFrom('price_history')
      .select(['active_minor', 'valid_to'])
      .where('variant_id', '=', id)
      .orderBy('valid_from')
      .execute();
    expect(history.map(({ active_minor, valid_to }) => [active_minor, valid_to === null])).toEqual([
      [4990, false],
      [5550, true],
    ]);
    expect(fieldsOf(await saveVariant(after, 'OWN-1', { price: null }))).toEqual(['regular']);
    // What was changed with it goes back, and the price stays one.
    expect(await post(product.id, 'undo', { write: after.writes[0]?.id })).toEqual({ ok: true });
    expect(variantOf(await read(product.id), 'OWN-1')).toMatchObject({ price, ean: '' });
    const prices = () =>
      shop.open.db.selectFrom('prices').select('discount_free_minor').where('variant_id', '=', id).executeTakeFirst();
    await shop.open.db.updateTable('prices').set({ discount_free_minor: 7000 }).where('variant_id', '=', id).execute();
    await saveVariant(await read(product.id), 'OWN-1', { ean: '64000017' });
    expect(await prices()).toEqual({ discount_free_minor: 7000 });
    // An undo of a first price alone would do nothing.
    await addLines(product.id, 'OWN-2;L');
    await saveVariant(await read(product.id), 'OWN-2', { price });
    const [given] = (await read(product.id)).writes;
    expect(given).toMatchObject({ action: 'product_variant', can_be_undone: false });
    expect((await post(product.id, 'undo', { write: given?.id })).error?.code).toBe('write_not_found');
  });
});
