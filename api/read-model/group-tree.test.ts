import { expect, it } from 'vitest';
import { buildGroupTree, type GroupRow, groupKey } from './group-tree.ts';

const row = (id: number, parent_id: number | null, fi: string, en?: string): GroupRow => ({
  id,
  parent_id,
  slugs: { fi, ...(en ? { en } : {}) },
  names: { fi },
  short_names: {},
  texts: {},
  image: '',
  group_sorting: 'default',
  filterable_properties: [],
  show_in_menu: true,
  menu_links: [],
});

it('gives every group its path in every language, Finnish where there is none', () => {
  const { byId } = buildGroupTree([
    row(1, null, 'vaatteet', 'clothing'),
    row(2, 1, 'takit', 'jackets'),
    row(3, 2, 'kuoritakit'),
  ]);
  expect(byId.get(3)?.paths).toMatchObject({ fi: '/vaatteet/takit/kuoritakit/', en: '/clothing/jackets/kuoritakit/' });
  expect(byId.get(3)?.ancestors.map(({ id }) => id)).toEqual([1, 2]);
});

it('finds groups by the segments joined and lowercased (LIST-1)', () => {
  const { byPath } = buildGroupTree([row(1, null, 'vaatteet', 'clothing'), row(2, 1, 'takit', 'jackets')]);
  expect(byPath.get(groupKey('//Clothing/JACKETS/'))?.id).toBe(2);
});

it('leaves out groups whose parent is missing or circular', () => {
  const { byId, roots } = buildGroupTree([row(1, null, 'a'), row(2, 9, 'b'), row(3, 4, 'c'), row(4, 3, 'd')]);
  expect([...byId.keys()]).toEqual([1]);
  expect(roots).toHaveLength(1);
});
