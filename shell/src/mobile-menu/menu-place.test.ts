import { expect, it } from 'vitest';
import { menuPlace, placeAbove } from './menu-place.ts';
import type { MenuNode } from './menu-tree.ts';

const node = (slug: string, children: MenuNode[] = []): MenuNode => ({
  slug,
  name: slug,
  image: null,
  path: `/${slug}/`,
  children,
  promos: [],
  isPage: false,
});
const tree = [node('takit'), node('vaatteet', [node('housut', [node('kuorihousut')]), node('sukat')])];
const at = (slug: string | undefined, query = '') => menuPlace(tree, slug, new URLSearchParams(query));

it('a slug opens its group, a query key its sub-group (NAV-16, NAV-17)', () => {
  expect(at('vaatteet')).toMatchObject({ group: { slug: 'vaatteet' }, sub: null, level: 2 });
  expect(at('vaatteet', 'housut')).toMatchObject({ sub: { slug: 'housut' }, level: 3 });
});

it('?back goes up one level (NAV-18)', () => {
  expect(at('vaatteet', 'back').level).toBe(2);
  expect(placeAbove(at('vaatteet', 'housut'))).toBe('/menu/vaatteet/?back');
  expect(placeAbove(at('vaatteet'))).toBe('/menu/?back');
  expect(placeAbove(at(undefined, 'back'))).toBeNull();
});

it('a sub-group without groups of its own opens no third column', () => {
  expect(at('vaatteet', 'sukat').level).toBe(2);
});

it('an unknown slug shows the first group', () => {
  expect(at('nowhere')).toMatchObject({ group: { slug: 'takit' }, level: 1 });
});
