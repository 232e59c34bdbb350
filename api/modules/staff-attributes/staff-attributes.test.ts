import { sql } from 'kysely';
import type {
  AttributeState,
  MadeAttribute,
  ProductMaking,
  StaffAttribute,
  StaffAttributeList,
  StaffFindResponse,
  StaffLogResponse,
} from 'mf-shared/contract';
import { type AttributeKind, attributeKinds } from 'mf-shared/contract/staff-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdProducts } from '../../db/product-turn.ts';
import { type Refused, type StaffCall, staffCall } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { translate } from '../../texts/translate.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService();
  call = await staffCall(service, 'commerce');
});
afterAll(() => service.close());

const path = '/api/staff/attributes/';
const run = <Row>(query: string) => sql.raw<Row>(query).execute(service.open.db);
const list = async (query = '') => (await call<StaffAttributeList>(`${path}${query}`)).results;
const read = <Kind extends AttributeKind>(kind: Kind, id: number) =>
  call<StaffAttribute<Kind>>(`${path}${kind}/${id}/`);
const make = async (kind: AttributeKind, state: object) =>
  (await call<MadeAttribute>(`${path}${kind}/`, { key: '', ...state }, 'POST')).id;
const save = <Kind extends AttributeKind>(kind: Kind, id: number, next: object) =>
  call<AttributeState<Kind>>(`${path}${kind}/${id}/`, next, 'PUT');
const remove = (kind: AttributeKind, id: number, body: object = {}) =>
  call<object>(`${path}${kind}/${id}/remove/`, body, 'POST');
const fieldsOf = async (answer: Promise<Refused>) => (await answer).error?.fields ?? {};
const stateOf = async <Kind extends AttributeKind>(kind: Kind, id: number) => {
  const { id: _id, used: _used, used_values: _values, ...state } = await read(kind, id);
  return state;
};
const oneOf = async (kind: AttributeKind, isWanted: (row: StaffAttributeList['results'][number]) => boolean) => {
  const row = (await list(`?kind=${kind}`)).find(isWanted);
  if (!row) throw new Error(`No ${kind} is so`);
  return row;
};
const undoNewest = async (kind: AttributeKind) => {
  const { results } = await call<StaffLogResponse>(`/api/staff/log/?about=${kind}`);
  return call<object>(`/api/staff/log/${results[0]?.id}/undo/`, {}, 'POST');
};

describe('what products are described with, in the staff’s room (STAFF-74)', () => {
  it('is found by kind, by a name in any language, by its key and by a language that it lacks', async () => {
    const all = await call<StaffAttributeList>(path);
    const kinds: number[] = [];
    for (const kind of attributeKinds) kinds.push((await call<StaffAttributeList>(`${path}?kind=${kind}`)).total);
    expect(kinds.reduce((sum, total) => sum + total)).toBe(all.total);
    const colours = await call<StaffAttributeList>(`${path}?kind=colour`);
    expect(colours.total).toBeLessThan(all.total);
    const [first] = colours.results;
    expect(first).toMatchObject({ kind: 'colour', ground: expect.stringMatching(/^#[0-9a-f]{6}$/), ink: null });
    expect((await list(`?q=${first?.key}`)).map(({ key }) => key)).toContain(first?.key);
    expect((await call<StaffAttributeList>(`${path}?q=%25`)).total).toBe(0);
    await service.open.db
      .updateTable('colours')
      .set({ names: JSON.stringify({ fi: 'Yksin suomeksi' }) })
      .where('id', '=', first?.id ?? 0)
      .execute();
    expect(await list('?kind=colour&lacks=ru')).toContainEqual(
      expect.objectContaining({ id: first?.id, name: 'Yksin suomeksi', languages: ['fi'] }),
    );
    const last = await call<StaffAttributeList>(`${path}?page=99`);
    expect(last.page).toBe(last.page_count);
    expect(last.results).not.toEqual([]);
  });

  it('tells how many products have it', async () => {
    const used = await oneOf('colour', (row) => row.used > 0);
    const { rows } = await run<{ count: number }>(
      `SELECT count(*)::int AS count FROM (SELECT model_id FROM model_colours WHERE colour_id = ${used.id}
        UNION SELECT model_id FROM variants WHERE colour_id = ${used.id}
        UNION SELECT id FROM product_models WHERE promoted_colour_id = ${used.id}) users`,
    );
    expect(used.used).toBe(rows[0]?.count);
    expect((await read('colour', used.id)).used).toBe(used.used);
  });

  it('is read by who may change it, and by nobody else', async () => {
    const [row] = await list();
    const { authorization } = await service.signedIn({ is_staff: true, staff_role: 'service' });
    const answer = await service.call(`${path}${row?.kind}/${row?.id}/`, { authorization });
    expect(answer.json<Refused>().error?.code).toBe('right_missing');
    expect((await read('colour', 999_999)).error?.code).toBe('not_found');
  });
});

describe('a colour (STAFF-74)', () => {
  it('is made with a key of its own, can be given to a product at once, and is found by the palette', async () => {
    const id = await make('colour', { names: { en: 'Sea buckthorn', fi: 'Tyrni' }, code: 'E8A' });
    expect(await read('colour', id)).toMatchObject({ key: 'sea-buckthorn', code: '#ee88aa', used: 0 });
    const other = await make('colour', { names: { en: 'Sea buckthorn' }, code: '#eeaa88' });
    expect((await read('colour', other)).key).toBe('sea-buckthorn-2');
    const { colours } = await call<ProductMaking>('/api/staff/products/making/');
    expect(colours).toContainEqual({ key: 'sea-buckthorn', name: 'Sea buckthorn' });
    const { results } = await call<StaffFindResponse>('/api/staff/find/?q=tyrni');
    expect(results).toContainEqual({ kind: 'written', of: 'colour', id: String(id), name: 'Sea buckthorn', about: '' });
  });

  it('is refused without a name and without a colour, beside the field', async () => {
    expect(await fieldsOf(call(`${path}colour/`, { key: '', names: { fi: ' ' }, code: '#000000' }, 'POST'))).toEqual({
      name_fi: translate('en', 'validation.required'),
    });
    for (const code of ['red', '#12345', '#1234567', '', 'url(x)'])
      expect(await fieldsOf(call(`${path}colour/`, { key: '', names: { fi: 'A' }, code }, 'POST'))).toEqual({
        code: translate('en', 'attributes.no_colour'),
      });
  });

  it('is shown to shoppers as it was changed, keeps its key, and is not saved over what somebody else saved', async () => {
    const { id } = await oneOf('colour', (row) => row.used > 0);
    const was = await stateOf('colour', id);
    const kept = await save('colour', id, {
      ...was,
      key: 'stolen',
      names: { fi: 'Sammal', en: 'Moss' },
      code: '#4f7942',
      was,
    });
    expect(kept).toEqual({ key: was.key, names: { fi: 'Sammal', en: 'Moss' }, code: '#4f7942' });
    const quicker = await save('colour', id, { ...was, names: { fi: 'Toinen' }, was });
    expect(quicker.error?.code).toBe('changed_meanwhile');
    await undoNewest('colour');
    expect(await stateOf('colour', id)).toEqual(was);
  });

  it('is taken away where no product has it, and comes back by the log; the making is undone by it too', async () => {
    const id = await make('colour', { names: { en: 'Fog' }, code: '#cccccc' });
    const was = await stateOf('colour', id);
    expect(await remove('colour', id, { was })).toEqual({ ok: true });
    expect((await read('colour', id)).error?.code).toBe('not_found');
    expect((await remove('colour', id)).error?.code).toBe('not_found');
    await undoNewest('colour');
    expect(await stateOf('colour', id)).toEqual(was);
    // What was taken away lends its number to nothing else: the log tells it by that.
    await remove('colour', id);
    const next = await make('colour', { names: { en: 'Haze' }, code: '#dddddd' });
    expect(next).toBeGreaterThan(id);
    const { results } = await call<StaffLogResponse>('/api/staff/log/?about=colour');
    expect(results.map(({ name }) => name).slice(0, 2)).toEqual(['Haze', 'Fog']);
    await undoNewest('colour');
    expect((await read('colour', next)).error?.code).toBe('not_found');
  });

  it('does not come back where another one has got its key', async () => {
    const id = await make('colour', { names: { en: 'Dawn' }, code: '#ccaacc' });
    await remove('colour', id);
    const { results } = await call<StaffLogResponse>('/api/staff/log/?about=colour');
    await make('colour', { names: { en: 'Dawn' }, code: '#ccaadd' });
    const undone = await call<object>(`/api/staff/log/${results[0]?.id}/undo/`, {}, 'POST');
    expect(undone.error?.code).toBe('attribute_key_taken');
  });

  it('that products have stays', async () => {
    const { id, used } = await oneOf('colour', (row) => row.used > 0);
    expect((await remove('colour', id)).error).toMatchObject({ code: 'attribute_in_use' });
    expect((await read('colour', id)).used).toBe(used);
  });
});

describe('a type and a label (STAFF-74)', () => {
  it('a type stands behind the others until it gets another place', async () => {
    const id = await make('product_type', { names: { en: 'Left-handed' }, place: null });
    const places = await service.open.db.selectFrom('product_types').select(['id', 'sort_order']).execute();
    const own = places.find((each) => each.id === id)?.sort_order ?? -1;
    expect(places.every((each) => each.id === id || each.sort_order < own)).toBe(true);
    for (const place of [0, -3])
      expect((await save('product_type', id, { ...(await stateOf('product_type', id)), place })).place).toBe(place);
  });

  it('a label whose words cannot be read on its colour is refused; one that came in so stays until it is changed', async () => {
    const label = { names: { en: 'Warm' }, ground: '#ffffff', ink: '#777777', is_ribbon: false };
    expect(await fieldsOf(call(`${path}tag/`, { key: '', ...label }, 'POST'))).toHaveProperty('ink');
    const id = await make('tag', { ...label, ink: '#000000' });
    await service.open.db.updateTable('tags').set({ text_color: '#777777' }).where('id', '=', id).execute();
    const was = await stateOf('tag', id);
    expect(await save('tag', id, { ...was, is_ribbon: true, was })).toMatchObject({ ink: '#777777', is_ribbon: true });
    expect(await fieldsOf(save('tag', id, { ...was, ground: '#fefefe' }))).toHaveProperty('ink');
  });
});

describe('a property (STAFF-74)', () => {
  const figure = { names: { en: 'Packed volume' }, unit: 'l', filter: 'range', values: [], place: null };

  it('of values gets a key for each, and keeps it when a value is called otherwise', async () => {
    const id = await make('property', {
      ...{ names: { en: 'Closure' }, unit: '', filter: 'checkbox', place: null },
      values: [
        { key: '', names: { en: 'Zip', fi: 'Vetoketju' } },
        { key: '', names: { fi: 'Napit' } },
        { key: '', names: { en: 'Zip' } },
      ],
    });
    const made = await stateOf('property', id);
    expect(made.values.map(({ key }) => key)).toEqual(['napit', 'zip', 'zip-2']);
    const renamed = made.values.map((value) => (value.key === 'zip' ? { ...value, names: { en: 'Zipper' } } : value));
    const kept = await save('property', id, { ...made, values: renamed.slice(0, 2), was: made });
    expect(kept.values).toEqual([
      { key: 'napit', names: { fi: 'Napit' } },
      { key: 'zip', names: { en: 'Zipper' } },
    ]);
    const { properties } = await call<ProductMaking>('/api/staff/products/making/');
    expect(properties.find(({ key }) => key === 'closure')?.values).toHaveLength(2);
    expect(await fieldsOf(save('property', id, { ...kept, values: [{ key: '', names: {} }] }))).toEqual({
      values: translate('en', 'attributes.value_without_name', { at: 1 }),
    });
    const twice = [...kept.values, ...kept.values];
    expect(await fieldsOf(save('property', id, { ...kept, values: twice }))).toHaveProperty('values');
  });

  it('keeps the values that products have, and does not become figures while they do', async () => {
    const { rows } = await run<{ id: number; value: string }>(
      `SELECT p.id, o.value FROM properties p JOIN model_properties o ON o.property_id = p.id
       WHERE p.filter = 'checkbox' LIMIT 1`,
    );
    const { id = 0, value = '' } = rows[0] ?? {};
    const was = await stateOf('property', id);
    const others = was.values.filter(({ key }) => key !== value);
    expect((await fieldsOf(save('property', id, { ...was, values: others }))).values).toContain(
      'Take it away from them first',
    );
    expect(await fieldsOf(save('property', id, { ...was, filter: 'range' }))).toEqual({
      filter: translate('en', 'attributes.filter_in_use'),
    });
    expect(await stateOf('property', id)).toEqual(was);
    expect((await read('property', id)).used_values).toContain(value);
    // Nor does an undo take a value away that a product has got since.
    const key = 'brand-new';
    await save('property', id, { ...was, values: [...was.values, { key, names: { en: 'Brand new' } }], was });
    await run(`INSERT INTO model_properties (model_id, property_id, value)
      VALUES ((SELECT min(id) FROM product_models), ${id}, '${key}')`);
    expect((await undoNewest('property')).error?.fields ?? {}).toHaveProperty('values');
    await run(`DELETE FROM model_properties WHERE value = '${key}'`);
    await undoNewest('property');
    expect(await stateOf('property', id)).toEqual(was);
  });

  it('called like a filter that lists have anyway gets another key', async () => {
    const id = await make('property', { ...figure, names: { en: 'Size' } });
    expect((await read('property', id)).key).toBe('size-2');
  });

  it('by which a group’s list is filtered stays', async () => {
    const id = await make('property', figure);
    const { key } = await read('property', id);
    await run(
      `UPDATE product_groups SET filterable_properties = array_append(filterable_properties, '${key}') WHERE id = (SELECT min(id) FROM product_groups)`,
    );
    expect((await remove('property', id)).error?.code).toBe('attribute_of_groups');
  });
});

describe('a size table (STAFF-74)', () => {
  const table = {
    ...{ names: { en: 'Gloves', fi: 'Käsineet' }, infos: { en: 'Measure the palm.' }, image: '', hides_image: false },
    ...{
      pictures: [],
      sizes: [
        { size: '7', type: '' },
        { size: '8', type: '' },
      ],
    },
    measures: [{ names: { en: 'Palm', fi: 'Kämmen' }, unit: 'cm', values: ['18', '20'] }],
  };

  it('is what shoppers read of a product that has it', async () => {
    const id = await make('size_table', table);
    expect(await read('size_table', id)).toMatchObject({ ...table, key: 'gloves', used: 0 });
    await run(`UPDATE product_models SET size_table_id = ${id} WHERE id = (SELECT min(id) FROM product_models)`);
    expect((await read('size_table', id)).used).toBe(1);
    expect((await remove('size_table', id)).error?.code).toBe('attribute_in_use');
  });

  it('that is no table is refused in words that name the column or the row', async () => {
    const id = await make('size_table', table);
    const was = await stateOf('size_table', id);
    const refused = async (change: object) => (await fieldsOf(save('size_table', id, { ...was, ...change }))).table;
    const say = (key: string, values?: Record<string, number>) => translate('en', `attributes.${key}`, values);
    const [row] = table.measures;
    expect(await refused({ measures: [{ ...row, values: ['18'] }] })).toBe(say('row_too_short', { at: 1 }));
    expect(await refused({ measures: [row, { ...row, names: {} }] })).toBe(say('row_without_name', { at: 2 }));
    expect(await refused({ sizes: [{ size: '', type: '' }, table.sizes[1]] })).toBe(
      say('column_without_size', { at: 1 }),
    );
    expect(await refused({ sizes: [table.sizes[0], table.sizes[0]] })).toBe(say('size_twice'));
    expect(await refused({ sizes: [], measures: [{ ...row, values: [] }] })).toBe(say('no_columns'));
    expect(await fieldsOf(save('size_table', id, { ...was, image: '/media/made-up' }))).toHaveProperty('image');
    expect(await fieldsOf(save('size_table', id, { ...was, pictures: ['/media/made-up'] }))).toHaveProperty('pictures');
    expect(await stateOf('size_table', id)).toEqual(was);
  });

  it('keeps what files call it, whatever the next ones are called, and when its removal is undone', async () => {
    const id = await make('size_table', table);
    await run(`UPDATE size_tables SET key = 'palms' WHERE id = ${id}`);
    const next = await make('size_table', { ...table, names: { en: 'Palms' } });
    expect((await read('size_table', next)).key).toBe('palms-2');
    await remove('size_table', id);
    await undoNewest('size_table');
    expect(await read('size_table', id)).toMatchObject({ names: table.names, key: 'palms' });
  });

  it('shows pictures that staff uploaded', async () => {
    await run("INSERT INTO uploaded_pictures (path) VALUES ('staff/palm.png'), ('staff/table.png')");
    const id = await make('size_table', table);
    const was = await stateOf('size_table', id);
    const pictures = { image: '/media/staff/table.png', pictures: ['/media/staff/palm.png'], hides_image: true };
    expect(await save('size_table', id, { ...was, ...pictures, was })).toMatchObject(pictures);
    const stored = await run(`SELECT image, images FROM size_tables WHERE id = ${id}`);
    expect(stored.rows).toEqual([{ image: 'staff/table.png', images: ['staff/palm.png'] }]);
  });

  it('is told by the log in lines', async () => {
    const id = await make('size_table', table);
    const was = await stateOf('size_table', id);
    await save('size_table', id, { ...was, infos: {}, was });
    const { results } = await call<StaffLogResponse>('/api/staff/log/?about=size_table');
    expect(results[0]).toMatchObject({ name: 'Gloves', before: { infos_en: 'Measure the palm.' } });
    expect(results[1]?.after).toMatchObject({ sizes: '7, 8', measures: 'Kämmen / Palm (cm): 18, 20' });
  });
});

// The embedded engine has one connection.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'nothing is made or changed while an import runs, which has read it already (STAFF-74)',
  async () => {
    const dusk = () => call<object>(`${path}colour/`, { key: '', names: { en: 'Dusk' }, code: '#333344' }, 'POST');
    await service.open.db.transaction().execute(async (importing) => {
      await holdProducts(importing);
      expect((await dusk()).error?.code).toBe('import_runs');
    });
    expect((await dusk()).error).toBeUndefined();
  },
);
