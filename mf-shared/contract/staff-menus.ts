import { z } from 'zod';
import { locale, perLocale } from './locale.ts';

const stored = z.partialRecord(locale, z.string());

/** A link that the menu shows beside the groups below a group. */
const menuLink = z.object({
  path: z.string().describe('of a page of the shop, in any language, without its prefix; a query may follow'),
  image: z.string().describe('its path as pages have it'),
  titles: stored,
});
export type StaffMenuLink = z.infer<typeof menuLink>;

/** The links of a group in the menu, in their order. */
export const menuState = z.object({ links: z.array(menuLink) });
export type MenuState = z.infer<typeof menuState>;

const staffMenu = z.object({
  id: z.number().int().describe('of the product group'),
  names: stored,
  is_shown: z.boolean().describe('whether the group stands in the menu'),
  state: menuState,
  dead: z.array(z.string()).describe('paths of its links that no page answers'),
});
export type StaffMenu = z.infer<typeof staffMenu>;

/** GET /api/staff/menus/: the groups at the top that stand in the menu, in its order, and those below that have links. */
export const staffMenus = z.object({ results: z.array(staffMenu) });
export type StaffMenus = z.infer<typeof staffMenus>;

/** GET /api/staff/menus/{id}/ */
export const staffMenuOfGroup = staffMenu.extend({ paths: perLocale(z.string()).describe('of the group') });
export type StaffMenuOfGroup = z.infer<typeof staffMenuOfGroup>;

const written = z.object({
  path: z.string().trim().max(2000),
  image: z.string().trim().max(200),
  titles: z.partialRecord(locale, z.string().trim().max(100)),
});
/** PUT /api/staff/menus/{id}/, answered by the links as they are kept. `was`: what was read; it is not saved over anything else. */
export const menuRequest = z.object({ links: z.array(written).max(100), was: menuState.optional() });

/** GET /api/staff/menus/places/: pages of text, posts, campaigns, groups and brands that shoppers see and a link may lead to, by words of their name. */
export const menuPlacesQuery = z.object({ q: z.string().trim().max(100) });
export const menuPlaces = z.object({
  results: z.array(
    z.object({
      name: z.string().describe('in the language of the reader, or in another where it has none in that'),
      path: z.string(),
      image: z.string().nullable(),
      titles: stored.describe('its names in the languages that it has names of its own in; none of a brand'),
    }),
  ),
});
export type MenuPlaces = z.infer<typeof menuPlaces>;
