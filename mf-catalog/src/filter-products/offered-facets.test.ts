import { expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { buildFacetIndex } from './facet-index.ts';
import { offeredFacets } from './offered-facets.ts';

const keysFor = (items: ReturnType<typeof listItem>[]) =>
  offeredFacets(buildFacetIndex(items, ['use'], 'fi')).map(({ key }) => key);

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
