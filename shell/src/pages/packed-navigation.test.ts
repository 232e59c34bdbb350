import type { MenuGroup } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import type { ShellNavigation } from '../frame/menu/shell-navigation.ts';
import { packNavigation, unpackNavigation } from './packed-navigation.ts';

const group = (id: number, path: string, more: Partial<MenuGroup> = {}): MenuGroup => ({
  id,
  name: `Group ${id}`,
  shortName: '',
  path,
  slug: path.split('/').at(-2) ?? '',
  image: '',
  showInMenu: true,
  children: [],
  links: [],
  ...more,
});

const navigation: ShellNavigation = {
  productGroups: [
    group(1, '/clothing/', {
      shortName: 'Group 1',
      image: '/media/products/tent/1',
      children: [
        group(2, '/clothing/jackets/', { shortName: 'Jackets', children: [group(3, '/clothing/jackets/shells/')] }),
        group(4, '/elsewhere/knives/', { showInMenu: false }),
        group(5, '/clothing/socks/', { slug: 'wool-socks', children: [group(6, '/clothing/socks/thin/')] }),
        group(7, '/clothing/hattar-vantar/', { name: 'Hattar, väntar' }),
      ],
    }),
  ],
  stores: [],
  pages: [],
  hasExperiences: true,
  missingPages: ['/blog/'],
  redirectedPaths: ['/old/'],
};

it('the menu comes back from its packed form as it was', () => {
  expect(unpackNavigation(JSON.parse(JSON.stringify(packNavigation(navigation))))).toEqual(navigation);
});

it('what is empty or follows from what is above is not sent', () => {
  expect(packNavigation(navigation).productGroups[0]?.[5]?.[0]?.[5]).toEqual([[3, 'Group 3', 'shells']]);
  expect(packNavigation(navigation).productGroups[0]?.[5]?.[3]).toEqual([7, 'Hattar, väntar', '=']);
});
