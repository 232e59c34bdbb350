import type { MenuState, StaffMenuLink } from 'mf-shared/contract';
import { mostMenuLinks } from 'mf-shared/contract/staff-choices';
import { locales } from 'mf-shared/rules/locales';
import { readKeys } from '../written/keys-in-order.ts';

/** What is typed of the links: each has a slot, whose number its fields have too; `links` has the slots in the order of the links. */
export type TypedMenu = Readonly<Record<string, string>>;

/** The slots that links of a group may have. */
export const slotsFor = ({ links }: MenuState): string[] =>
  Array.from({ length: Math.max(mostMenuLinks, links.length) }, (_, at) => String(at + 1));

const fieldsOf = (slot: string): string[] => [
  ...locales.map((language) => `title_${slot}_${language}`),
  ...[`path_${slot}`, `image_${slot}`],
];

export const menuFields = (slots: readonly string[]): string[] => ['links', ...slots.flatMap(fieldsOf)];

/** The fields of one link. */
export const typeLink = (slot: string, { path, image, titles }: StaffMenuLink): TypedMenu => ({
  ...Object.fromEntries(locales.map((language) => [`title_${slot}_${language}`, titles[language] ?? ''])),
  ...{ [`path_${slot}`]: path, [`image_${slot}`]: image },
});

/** The links as their fields show them. @param slots those of the links, in their order, before those that are free */
export function typeMenu({ links }: MenuState, slots: readonly string[]): TypedMenu {
  const own = slots.slice(0, links.length);
  const none: StaffMenuLink = { path: '', image: '', titles: {} };
  return {
    links: own.join(' '),
    ...Object.assign({}, ...slots.map((slot, at) => typeLink(slot, links[at] ?? none))),
  };
}

/** What the fields describe; languages without a title are left out. */
export const readMenu = (typed: TypedMenu): MenuState => ({
  links: readKeys(typed.links ?? '').map((slot) => ({
    ...{ path: (typed[`path_${slot}`] ?? '').trim(), image: typed[`image_${slot}`] ?? '' },
    titles: titlesIn(typed, slot),
  })),
});

export const titlesIn = (typed: TypedMenu, slot: string): StaffMenuLink['titles'] =>
  Object.fromEntries(
    locales.flatMap((language) => {
      const title = (typed[`title_${slot}_${language}`] ?? '').trim();
      return title === '' ? [] : [[language, title]];
    }),
  );

/** The slots of the links in their order, and behind them the free ones. */
export function slotsInOrder(typed: TypedMenu, slots: readonly string[]): string[] {
  const own = readKeys(typed.links ?? '');
  return [...own, ...slots.filter((slot) => !own.includes(slot))];
}

/** The field of a place among the links, as the service names it, in the slot of its link: `path_2` → `path_5`. */
export const fieldInSlot = (field: string, inOrder: readonly string[]): string =>
  field.replace(/_(\d+)/, (_, place) => `_${inOrder[Number(place) - 1] ?? place}`);
