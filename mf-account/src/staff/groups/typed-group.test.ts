import type { GroupState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { readGroup, typeGroup } from './typed-group.ts';

it('a group is read back as it was shown, without languages that have no words (STAFF-56)', () => {
  const state: GroupState = {
    ...{ names: { fi: 'Takit', en: 'Jackets' }, short_names: { en: 'Jackets' }, slugs: { fi: 'takit' } },
    ...{ descriptions: { ru: '<p>Куртки</p>' }, meta_titles: {}, meta_descriptions: { de: 'Jacken' } },
    ...{ show_in_menu: true, image: '/media/groups/takit' },
  };
  expect(readGroup(typeGroup(state))).toEqual(state);
  const changed = { ...typeGroup(state), name_sv: '  ', show_in_menu: '', image: '' };
  expect(readGroup(changed)).toEqual({ ...state, show_in_menu: false, image: '' });
});
