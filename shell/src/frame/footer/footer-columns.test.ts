import { expect, it } from 'vitest';
import type { NavigationGroup } from '../menu/navigation-groups.ts';
import { footerColumns } from './footer-columns.ts';

const link = (name: string) => ({ name, path: `/${name}/` });
const groups: NavigationGroup[] = [
  { key: 'stores', title: 'Stores', links: ['a', 'b', 'c', 'd', 'e', 'f'].map(link) },
  { key: 'service', title: 'Service', links: [link('returns')] },
];
const columns = footerColumns(groups, (key) => key);

it('service comes first, then the shop', () => {
  expect(columns.map(({ key }) => key)).toEqual(['service', 'shop', 'stores']);
});

it('the shop’s column leads to every list across the groups, to gift cards and ski packages', () => {
  expect(columns.find(({ key }) => key === 'shop')?.links.map(({ path }) => path)).toEqual([
    '/newest/',
    '/campaigns/offers/',
    '/manufacturers/',
    '/service-products/giftcards/',
    '/ski-wizard/',
    '/catalog/',
    '/history/',
  ]);
});

it('five stores are listed, the rest are behind "all stores"', () => {
  const stores = columns.find(({ key }) => key === 'stores')?.links ?? [];
  expect(stores).toHaveLength(6);
  expect(stores.at(-1)).toEqual({ name: 'navigation.all_stores', path: '/stores/' });
});
