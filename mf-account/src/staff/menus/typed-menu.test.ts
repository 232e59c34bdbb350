import type { MenuState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { fieldInSlot, menuFields, readMenu, slotsFor, slotsInOrder, typeMenu } from './typed-menu.ts';

const state: MenuState = {
  links: [
    { path: '/newest/', image: '/media/a', titles: { fi: 'Uutuudet', en: 'Newest' } },
    { path: '/care/', image: '/media/b', titles: { en: 'Care' } },
  ],
};
const slots = slotsFor(state);

it('links are typed and read as they are, with room for more (STAFF-62)', () => {
  expect(slots).toHaveLength(6);
  const typed = typeMenu(state, slots);
  expect(Object.keys(typed).sort()).toEqual(menuFields(slots).sort());
  expect(typed).toMatchObject({ links: '1 2', title_1_fi: 'Uutuudet', title_2_fi: '', path_2: '/care/', path_3: '' });
  expect(readMenu(typed)).toEqual(state);
});

it('links that were moved are read in their order and keep their fields (STAFF-62)', () => {
  const moved = { ...typeMenu(state, slots), links: '2 1' };
  const [first, second] = state.links;
  expect(readMenu(moved).links).toEqual([second, first]);
  const inOrder = slotsInOrder(moved, slots);
  expect(inOrder).toEqual(['2', '1', '3', '4', '5', '6']);
  expect(typeMenu(readMenu(moved), inOrder)).toEqual(moved);
});

it('a refusal of a place stands at the link that was sent in it (STAFF-62)', () => {
  expect(fieldInSlot('title_1_fi', ['2', '1'])).toBe('title_2_fi');
  expect(fieldInSlot('path_2', ['2', '1'])).toBe('path_1');
  expect(fieldInSlot('links', ['2', '1'])).toBe('links');
});
