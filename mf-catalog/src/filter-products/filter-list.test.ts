import fc from 'fast-check';
import type { ProductListItem } from 'mf-shared/contract';
import { sortOptions } from 'mf-shared/contract/sort-options';
import { expect, it } from 'vitest';
import { foldText, searchedText } from '../lib/text-match.ts';
import { listItem } from '../testing/list-item.ts';
import type { FilterQuery } from './facet.ts';
import { buildFacetIndex } from './facet-index.ts';
import { filterList, firstMatching } from './filter-list.ts';
import { parseRange } from './range-coding.ts';
import { encodeValue, splitValues } from './value-coding.ts';

const propertySlugs = ['water-column', 'use'];
const brands = ['kaamos', 'rova', 'kelo'];
const sizes = ['S', 'M', 'L', '42,5'];
const colors = ['green', 'black', 'red'];
const stores = ['kamppi', 'skanssi'];
const uses = ['hike', 'ski'];

const someOf = (values: readonly string[]) => fc.subarray([...values]);
const product: fc.Arbitrary<ProductListItem> = fc
  .record({
    manufacturerSlug: fc.constantFrom(...brands),
    name: fc.constantFrom('Kuura 3L', 'Aava-takki', 'Tuisku'),
    sizes: someOf(sizes),
    colors: someOf(colors).map((slugs) =>
      slugs.map((slug) => ({ slug, name: slug.toUpperCase(), control: '#000000', image: '' })),
    ),
    stocks: someOf(stores),
    price: fc.integer({ min: 0, max: 50 }),
    column: fc.option(fc.integer({ min: -5, max: 5 })),
    use: someOf(uses),
    soldAmount: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ price, column, use, ...fields }) =>
    listItem({
      ...fields,
      price: { active: price, reference: null, type: 'normal', percentage: null, club: null },
      properties: [
        ...(column === null ? [] : [{ slug: 'water-column', value: column, filter: 'range' as const }]),
        ...use.map((value) => ({ slug: 'use', value, filter: 'checkbox' as const })),
      ],
    }),
  );
const catalogue = fc
  .array(product, { maxLength: 80 })
  .map((products) => products.map((item, index) => ({ ...item, id: index })));

const values = (known: readonly string[]) =>
  someOf([...known, 'unknown']).map((some) => some.map(encodeValue).join(','));
const range = (limit: number) =>
  fc
    .tuple(fc.integer({ min: -limit, max: limit }), fc.integer({ min: -limit, max: limit }))
    .map(([a, b]) => `${a}-${b}`);
const query: fc.Arbitrary<FilterQuery> = fc
  .record(
    {
      brand: values(brands),
      size: values(sizes),
      color: values(colors),
      store: values(stores),
      price: fc.oneof(range(60), fc.constant('--5--1')),
      'water-column': range(6),
      use: values(uses),
      text: fc.constantFrom('', 'kuura 3l', 'AAVA', '!'),
    },
    { requiredKeys: [] },
  )
  .map((record) => ({ ...record }) as FilterQuery);

/** Coded values (or numbers) of one product under a key: the plain reading of the specification. */
function valuesOf(item: ProductListItem, key: string): string[] {
  if (key === 'brand') return [item.manufacturerSlug];
  if (key === 'size') return item.sizes.map(encodeValue);
  if (key === 'color') return item.colors.map(({ slug }) => slug);
  if (key === 'store') return item.stocks;
  if (key === 'price') return [String(item.price.active)];
  return item.properties.filter(({ slug }) => slug === key).map(({ value }) => String(value));
}

function passes(items: readonly ProductListItem[], item: ProductListItem, key: string, text: string): boolean {
  if (key === 'text') return searchedText(item).includes(foldText(text));
  if (key === 'price' || key === 'water-column') {
    const wanted = parseRange(text);
    const all = items.flatMap((other) => valuesOf(other, key).map(Number));
    // Without a range, or with one that holds all products, every product stays.
    if (!wanted || all.every((value) => value >= wanted.min && value <= wanted.max)) return true;
    return valuesOf(item, key).some((value) => Number(value) >= wanted.min && Number(value) <= wanted.max);
  }
  const known = splitValues(text).filter((value) => items.some((other) => valuesOf(other, key).includes(value)));
  return known.length === 0 || valuesOf(item, key).some((value) => known.includes(value));
}

const naive = (items: readonly ProductListItem[], filters: FilterQuery, without?: string) =>
  items.filter((item) =>
    Object.entries(filters).every(([key, text]) => key === without || passes(items, item, key, text)),
  );

it('the bit sets find the same products as a naive filter, whatever is chosen', () => {
  fc.assert(
    fc.property(catalogue, query, fc.constantFrom(...sortOptions), (items, filters, sort) => {
      const index = buildFacetIndex(items, propertySlugs, 'fi');
      const { matching, filtered } = filterList(index, filters);
      const expected = naive(items, filters);
      expect(filtered).toBe(expected.length);
      const shown = firstMatching(items, index.order(sort), matching, 20);
      expect(shown).toHaveLength(Math.min(20, expected.length));
      expect(expected).toEqual(expect.arrayContaining(shown));
      if (sort === 'default') expect(shown).toEqual(expected.slice(0, 20));
      if (sort === 'popular')
        expect(shown).toEqual(expected.toSorted((a, b) => b.soldAmount - a.soldAmount).slice(0, 20));
    }),
    { numRuns: 300 },
  );
});

it('each option counts the products that match all other filters, all of one filter at once (LIST-58)', () => {
  fc.assert(
    fc.property(catalogue, query, (items, filters) => {
      const index = buildFacetIndex(items, propertySlugs, 'fi');
      const { counts } = filterList(index, filters);
      for (const facet of index.keys.map(index.facet)) {
        if (facet?.kind !== 'options') continue;
        const others = naive(items, filters, facet.key);
        const expected = facet.options.map(
          ({ value }) => others.filter((item) => valuesOf(item, facet.key).includes(value)).length,
        );
        expect(counts(facet.key)).toEqual(expected);
      }
    }),
    { numRuns: 200 },
  );
});

it('a range that leaves no number out filters nothing: products without a number stay (LIST-45)', () => {
  const column = (id: number, value: number | null) =>
    listItem({
      id,
      properties: value === null ? [] : [{ slug: 'water-column', value, filter: 'range' }],
    });
  const index = buildFacetIndex([column(1, 5), column(2, 9), column(3, null)], propertySlugs, 'fi');
  const filtered = (text: string) => filterList(index, { 'water-column': text }).filtered;
  expect([filtered('0-100'), filtered('5-9'), filtered('6-100')]).toEqual([3, 3, 1]);
});

it("a range's bars count every product that has a number", () => {
  const items = [1, 2, 3, 40].map((active, id) =>
    listItem({ id, price: { active, reference: null, type: 'normal', percentage: null, club: null } }),
  );
  const bars = filterList(buildFacetIndex(items, [], 'fi'), { price: '1-2' }).counts('price');
  expect(bars).toHaveLength(20);
  expect(bars.reduce((sum, count) => sum + count, 0)).toBe(4);
});
