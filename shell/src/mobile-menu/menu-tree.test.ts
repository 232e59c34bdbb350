import type { MenuGroup } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { shopLinks } from '../frame/menu/navigation-groups.ts';
import { menuTree } from './menu-tree.ts';

const group: MenuGroup = {
  ...{ id: 1, name: 'Clothing', shortName: '', path: '/clothing/', slug: 'clothing' },
  ...{ image: '', showInMenu: true, children: [], links: [] },
};
const services = [{ key: 'stores' as const, title: 'Stores', links: [{ name: 'Turku', path: '/stores/turku/' }] }];
const names = (missingPages: readonly string[]) =>
  menuTree(
    { productGroups: [group], missingPages },
    shopLinks((key) => key),
    services,
  ).map(({ name }) => name);

it('brands stand with the products, then offers and gift cards, then what is beside them (NAV-2)', () => {
  const links = ['navigation.brands', 'navigation.offers', 'navigation.gift_cards'];
  expect(names([])).toEqual(['Clothing', ...links, 'Stores']);
});

it('what no release offers is not led to', () => {
  expect(names(['/manufacturers/', '/service-products/giftcards/'])).toEqual([
    'Clothing',
    'navigation.offers',
    'Stores',
  ]);
});
