import { groupFilters, loggedGroup, menuState } from 'mf-shared/contract';
import { textIn } from '../../read-model/per-locale.ts';
import { filtersInLines, readFilters, saveFilters } from '../staff-groups/filter-group.ts';
import { loggedPlace, placeInLines, readPlaces, savePlace } from '../staff-groups/place-group.ts';
import { readGroupStates, saveGroup } from '../staff-groups/write-group.ts';
import { menuInLines } from '../staff-menus/menu-state.ts';
import { readMenuStates, saveMenu } from '../staff-menus/write-menu.ts';
import { contentKind, namesInStates } from './content-kind.ts';

const ofGroups = {
  right: 'groups.keep' as const,
  readNames: namesInStates(readGroupStates, loggedGroup, ({ names }, locale) => textIn(names, locale)),
};

export const productGroups = contentKind({
  // Null before it was made.
  ...{ ...ofGroups, schema: loggedGroup.nullable(), readStates: readGroupStates, save: saveGroup },
  canUndo: ({ after }) => after !== null,
});
/** Where a group stands among the others, which is saved apart. */
export const placesOfGroups = contentKind({
  ...{ ...ofGroups, schema: loggedPlace, readStates: readPlaces, save: savePlace, inLines: placeInLines },
});
/** The filters of a group's list, which are saved apart. */
export const filtersOfGroups = contentKind({
  ...{ ...ofGroups, schema: groupFilters, readStates: readFilters, save: saveFilters, inLines: filtersInLines },
});
/** The links of a group in the menu, which are saved apart. */
export const menusOfGroups = contentKind({
  ...{ ...ofGroups, schema: menuState, readStates: readMenuStates, save: saveMenu, inLines: menuInLines },
});
