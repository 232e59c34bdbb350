import fc from 'fast-check';
import { type ProductListItem, packedList } from 'mf-shared/contract';
import { flagFields, plainFieldNames, plainFields } from 'mf-shared/contract/list-fields';
import { expect, it } from 'vitest';
import { ListPacker } from './list-packer.ts';
import { unpackList } from './unpack-list.ts';

const pack = (items: readonly ProductListItem[], total?: number) => {
  const packer = new ListPacker();
  for (const item of items) packer.add(item);
  return packedList.parse(JSON.parse(JSON.stringify(packer.finish(total))));
};

const word = fc.constantFrom('kuura', 'Kuura 3L', 'Ålands Segel', '', 'a/b', '42,5');
const slug = fc.constantFrom('kuura', 'kuura-3l', 'x', 'aland-segel');
const control = fc.constantFrom('#2f5d50', '#d9822b', '');
const picture = fc.constantFrom('/media/a/1-2f5d50-d9822b-front', '/media/b', '/media/d9822b#', '/#2f5d50', '');
const amount = fc
  .double({ min: 0, max: 5000, noNaN: true, noDefaultInfinity: true })
  .map((value) => Math.round(value * 100) / 100);
const samples = { text: word, int: fc.nat(), number: amount };
const simple = Object.fromEntries<fc.Arbitrary<unknown>>([
  ...plainFieldNames.map((name) => [name, samples[plainFields[name]]] as const),
  ...flagFields.map((name) => [name, fc.boolean()] as const),
]);
const price = fc.record(
  {
    active: amount,
    reference: fc.option(amount),
    type: fc.constantFrom('normal' as const, 'discount' as const, 'club' as const),
    percentage: fc.option(fc.nat(100)),
    club: fc.option(amount),
    content: fc.constantFrom({ size: 0.23, unit: 'kg' as const }, { size: 5, unit: 'l' as const }),
  },
  { requiredKeys: ['active', 'reference', 'type', 'percentage', 'club'] },
);
const item = fc.record({
  ...simple,
  manufacturer: word,
  manufacturerSlug: slug,
  path: fc.tuple(slug, fc.constantFrom('takit/', 'takit/kuori/', ''), slug).map(([a, b, c]) => `/${a}/${b}${c}/`),
  image: picture,
  colors: fc.array(fc.record({ slug, control, name: word, image: picture }), { maxLength: 3 }),
  price,
  tags: fc.array(fc.record({ name: word, slug, bgColor: control, textColor: control }), { maxLength: 2 }),
  published: fc.constantFrom('2026-01-31', '2026-02-30', '1969-12-31', ''),
  properties: fc.array(
    fc.record({ slug, value: fc.oneof(word, amount), filter: fc.constantFrom('range' as const, 'checkbox' as const) }),
    { maxLength: 3 },
  ),
  sizes: fc.array(word, { maxLength: 3 }),
  stocks: fc.array(slug, { maxLength: 3 }),
  productGroupIds: fc.array(fc.nat(9), { maxLength: 3 }),
}) as unknown as fc.Arbitrary<ProductListItem>;

it('what was packed comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), (items) => {
      expect(unpackList(pack(items))).toEqual(items);
    }),
  );
});

it('the first products of a list tell how many there are in all', () => {
  expect(pack([], 3000).total).toBe(3000);
});

it('a list without products is none', () => {
  expect(unpackList(pack([]))).toEqual([]);
});
