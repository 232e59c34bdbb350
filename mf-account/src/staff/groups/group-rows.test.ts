import type { GroupInTree } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { foundRows, groupRows, moveInTree, shownRows, wayTo } from './group-rows.ts';

const group = (
  id: number,
  parent_id: number | null,
  names: GroupInTree['names'],
  show_in_menu = true,
): GroupInTree => ({
  ...{ id, parent_id, names, show_in_menu, model_count: 0 },
  paths: { fi: '/', en: '/', sv: '/', de: '/', fr: '/', ru: '/' },
});
const rows = groupRows(
  [
    group(1, null, { fi: 'Vaatteet', en: 'Clothing' }, false),
    group(2, 1, { fi: 'Takit', en: 'Jackets', sv: 'Jackor', de: 'Jacken', fr: 'Vestes', ru: 'Куртки' }),
    group(3, 2, { fi: 'Kuoritakit' }),
    group(4, 1, { fi: 'Housut', en: 'Trousers' }),
    group(5, null, { fi: 'Kengät' }),
  ],
  'en',
);
const [clothing, jackets, shells, trousers, shoes] = rows;
const ids = (some: readonly { id: number }[]) => some.map(({ id }) => id);

it('a row tells its way, its place, whether menus lead to it, and languages without a name (STAFF-56)', () => {
  expect(rows.map(wayTo)[2]).toBe('Clothing › Jackets › Kuoritakit');
  expect(jackets).toMatchObject({
    level: 2,
    place: 1,
    siblings: 2,
    hasChildren: true,
    menu: 'below_hidden',
    lacks: [],
  });
  expect(rows.map(({ menu }) => menu)).toEqual(['hidden', 'below_hidden', 'below_hidden', 'below_hidden', 'shown']);
  expect(clothing?.lacks).toEqual(['sv', 'de', 'fr', 'ru']);
});

it('a group is found by each word in a name of any language, and stands with those above it (STAFF-56)', () => {
  expect(ids(foundRows(rows, 'jackor'))).toEqual([1, 2]);
  expect(ids(foundRows(rows, 'KUORI'))).toEqual([1, 2, 3]);
  expect(ids(foundRows(rows, 'kuori housut'))).toEqual([]);
});

it('arrows go through what is open, open and close groups, and lead to the group above (STAFF-56)', () => {
  if (!clothing || !jackets || !shells || !trousers || !shoes) throw new Error('no rows');
  const opened = new Set([1]);
  const shown = shownRows(rows, opened);
  expect(ids(shown)).toEqual([1, 2, 4, 5]);
  const press = (key: string, at: typeof clothing) => moveInTree(key, { rows: shown, at, isOpen: opened.has(at.id) });
  expect(press('ArrowDown', jackets)).toEqual({ focus: 4 });
  expect(press('ArrowUp', clothing)).toBeNull();
  expect(press('ArrowRight', clothing)).toEqual({ focus: 2 });
  expect(press('ArrowRight', jackets)).toEqual({ open: 2 });
  expect(press('ArrowRight', trousers)).toBeNull();
  expect(press('ArrowLeft', trousers)).toEqual({ focus: 1 });
  expect(press('ArrowLeft', clothing)).toEqual({ close: 1 });
  expect(press('ArrowLeft', shoes)).toBeNull();
  expect([press('Home', shoes), press('End', clothing)]).toEqual([{ focus: 1 }, { focus: 5 }]);
  expect(press('x', clothing)).toBeNull();
});
