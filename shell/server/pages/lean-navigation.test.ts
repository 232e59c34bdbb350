import type { MenuGroup } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { leanNavigation } from './lean-navigation.ts';

const group = (id: number, name: string, shortName: string, children: MenuGroup[] = []): MenuGroup => ({
  id,
  name,
  shortName,
  path: `/${id}/`,
  slug: String(id),
  image: `/media/${id}`,
  showInMenu: true,
  children,
  links: [],
});

it('keeps the pictures of the first level and short names that differ', () => {
  const tree = [
    group(1, 'Clothing', 'Clothing', [group(2, 'Softshell jackets', 'Softshells'), group(3, 'Vests', 'Vests')]),
  ];
  const [clothing] = leanNavigation({
    productGroups: tree,
    stores: [],
    pages: [],
    hasExperiences: false,
  }).productGroups;
  expect(clothing).toMatchObject({ image: '/media/1', shortName: 'Clothing' });
  expect(clothing?.children).toMatchObject([
    { name: 'Softshell jackets', image: '', shortName: 'Softshells' },
    { name: 'Vests', image: '', shortName: '' },
  ]);
});
