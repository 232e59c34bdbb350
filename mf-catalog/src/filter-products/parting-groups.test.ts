import { expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import type { OptionFacet } from './facet.ts';
import { buildFacetIndex } from './facet-index.ts';
import { groupName, type NamedGroup, partingGroups } from './parting-groups.ts';

const group = (value: string, name: string, ...children: NamedGroup[]): NamedGroup => ({ value, name, children });
const menu = [
  group('1', 'Clothing', group('2', 'Jackets', group('3', 'Shell jackets'), group('4', 'Down jackets'))),
  group('5', 'Footwear'),
  group('6', 'Tents'),
];
const listOf = (...productGroupIds: number[][]): OptionFacet => {
  const facet = buildFacetIndex(
    productGroupIds.map((ids, index) => listItem({ id: index + 1, productGroupIds: ids })),
    [],
    'en',
  ).facet('group');
  if (facet?.kind !== 'options') throw new Error('Groups are options');
  return facet;
};
const namesIn = (facet: OptionFacet) => partingGroups(facet, menu).map(({ name }) => name);

it('a list across groups parts into the groups of the menu that it has products of (LIST-75)', () => {
  expect(namesIn(listOf([5], [1, 2, 3], [1, 2, 4]))).toEqual(['Clothing', 'Footwear']);
});

it('of a group that holds the whole list come the groups below it (LIST-75)', () => {
  expect(namesIn(listOf([1, 2, 3], [1, 2, 4]))).toEqual(['Shell jackets', 'Down jackets']);
  // Some of the jackets stand in another group too.
  expect(namesIn(listOf([1, 2, 3], [1, 2, 4, 5]))).toEqual(['Shell jackets', 'Down jackets']);
});

it('a leaf group, and a list of hidden groups, part into nothing (LIST-75)', () => {
  expect(namesIn(listOf([1, 2, 3], [1, 2, 3]))).toEqual([]);
  expect(namesIn(listOf([99], [98]))).toEqual([]);
});

it('names a group on every level (LIST-75)', () => {
  expect(groupName(menu, '4')).toBe('Down jackets');
  expect(groupName(menu, '5')).toBe('Footwear');
  expect(groupName(menu, '99')).toBeUndefined();
});
