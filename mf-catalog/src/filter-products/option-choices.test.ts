import { expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import type { OptionFacet } from './facet.ts';
import { buildFacetIndex } from './facet-index.ts';
import { noNames } from './filter-names.ts';
import { optionChoices } from './option-choices.ts';

function facetOf(key: string, items: ReturnType<typeof listItem>[]): OptionFacet {
  const facet = buildFacetIndex(items, [key], 'fi').facet(key);
  if (facet?.kind !== 'options') throw new Error(`${key} has no options`);
  return facet;
}

it('sizes stand in the order of a rail, with what each would leave', () => {
  const facet = facetOf('size', [listItem({ sizes: ['M', 'XS'] }), listItem({ sizes: ['M'] })]);
  expect(optionChoices(facet, [1, 2], 'M', noNames)).toMatchObject([
    { value: 'XS', count: 1, isChosen: false },
    { value: 'M', count: 2, isChosen: true },
  ]);
});

it('the retail stores are listed, also those that hold nothing of the list (LIST-48)', () => {
  const facet = facetOf('store', [listItem({ stocks: ['skanssi', 'web'] })]);
  const stores = [
    { slug: 'kamppi', name: 'Helsinki Kamppi' },
    { slug: 'skanssi', name: 'Turku Skanssi' },
  ];
  expect(optionChoices(facet, [1, 1], undefined, { ...noNames, stores })).toMatchObject([
    { label: 'Helsinki Kamppi', count: 0 },
    { label: 'Turku Skanssi', count: 1 },
  ]);
});

it("a property's values read as the service names them", () => {
  const facet = facetOf('use', [listItem({ properties: [{ slug: 'use', value: 'hike', filter: 'checkbox' }] })]);
  const use = { slug: 'use', name: 'Käyttö', unit: '', filter: 'checkbox' as const, values: { hike: 'Vaellus' } };
  expect(optionChoices(facet, [1], undefined, { ...noNames, properties: { use } })).toMatchObject([
    { label: 'Vaellus' },
  ]);
});

it('groups are those into which the list parts, in the order of the menu (LIST-75)', () => {
  const facet = facetOf('group', [listItem({ productGroupIds: [7] }), listItem({ productGroupIds: [2, 3] })]);
  const groups = [
    { value: '2', name: 'Clothing', children: [{ value: '3', name: 'Jackets', children: [] }] },
    { value: '7', name: 'Tents', children: [] },
  ];
  expect(optionChoices(facet, [1, 1, 1], '7', { ...noNames, groups })).toMatchObject([
    { value: '2', label: 'Clothing', isChosen: false },
    { value: '7', label: 'Tents', isChosen: true },
  ]);
});
