import { expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { buildFacetIndex } from './facet-index.ts';
import { type FilterNames, noNames } from './filter-names.ts';
import { offeredFacets } from './offered-facets.ts';

const keysFor = (items: ReturnType<typeof listItem>[], names: Pick<FilterNames, 'groups'> = noNames) =>
  offeredFacets(buildFacetIndex(items, ['use'], 'fi'), names).map(({ key }) => key);

it('a filter is offered only when more than one distinct value exists, the store always (LIST-47)', () => {
  const use = (value: string) => [{ slug: 'use', value, filter: 'checkbox' as const }];
  expect(keysFor([listItem({ sizes: ['M'], properties: use('hike') }), listItem({ sizes: ['M'] })])).toEqual(['store']);
  expect(
    keysFor([
      listItem({ sizes: ['M'], properties: use('hike') }),
      listItem({ sizes: ['L'], properties: use('ski'), manufacturerSlug: 'rova' }),
    ]),
  ).toEqual(['size', 'store', 'brand', 'use']);
});

it('one price for all is no range to choose from', () => {
  expect(keysFor([listItem(), listItem()])).not.toContain('price');
});

it('groups are offered where the list parts into several (LIST-47, LIST-75)', () => {
  const groups = ['1', '2'].map((value) => ({ value, name: value, children: [] }));
  expect(keysFor([listItem({ productGroupIds: [1] }), listItem({ productGroupIds: [2] })], { groups })).toContain(
    'group',
  );
  expect(keysFor([listItem({ productGroupIds: [1] }), listItem({ productGroupIds: [1] })], { groups })).not.toContain(
    'group',
  );
});
