import { z } from 'zod';
import { locale, perLocale } from './locale.ts';
import { rowId } from './row-id.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());
const groupId = rowId;

/** What a product group is called, what its page tells, its picture, and whether menus lead to it. */
export const groupState = z.object({
  names: stored,
  short_names: stored.describe('for menus; the name where there is none'),
  slugs: stored.describe('its part of the address'),
  descriptions: stored.describe('HTML, which is sanitised where it is shown'),
  meta_titles: stored.describe('of its page; its name where there is none'),
  meta_descriptions: stored,
  show_in_menu: z.boolean(),
  image: z.string().describe('the path of its picture; empty where the shop shows that of one of its products'),
});
export type GroupState = z.infer<typeof groupState>;

const laterKnown = { image: true } as const;
/** A group as the log, plans and previews have it: earlier ones know no picture. What is not there stays. */
export const loggedGroup = groupState.partial(laterKnown);
export type LoggedGroup = z.infer<typeof loggedGroup>;

/** Where a group stands in the tree. */
export const groupPlace = z.object({
  parent_id: groupId.nullable().describe('null at the top'),
  place: z.number().int().min(1).max(1_000_000).describe('among its siblings, 1 for the first'),
});
export type GroupPlace = z.infer<typeof groupPlace>;

/** The properties by which the list of a group is filtered, as files call them. */
export const groupFilters = z.object({ properties: z.array(z.string()) });
export type GroupFilters = z.infer<typeof groupFilters>;

const groupInTree = z.object({
  id: z.number().int(),
  parent_id: z.number().int().nullable(),
  names: stored,
  paths: perLocale(z.string()).describe('its addresses'),
  show_in_menu: z.boolean(),
  model_count: z.number().int().describe('products that shoppers see, with those of groups below'),
});
export type GroupInTree = z.infer<typeof groupInTree>;

/** GET /api/staff/groups/: all groups in their order, each before the groups below it. */
export const staffGroups = z.object({ results: z.array(groupInTree) });
export type StaffGroups = z.infer<typeof staffGroups>;

/** GET /api/staff/groups/{id}/ */
export const staffGroup = groupInTree.extend({
  state: groupState,
  place: groupPlace,
  filters: groupFilters,
  all_properties: z
    .array(z.object({ key: z.string(), name: z.string() }))
    .describe('that a list can be filtered by, in the order in which cards prefer them'),
  sibling_count: z.number().int().describe('groups beside it, itself too'),
  below_count: z.number().int().describe('groups below it, at any depth'),
});
export type StaffGroup = z.infer<typeof staffGroup>;

const written = {
  names: words(300),
  slugs: words(120),
  show_in_menu: z.boolean(),
};

/**
 * PUT /api/staff/groups/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything
 * else. What a form of an earlier release does not name stays.
 */
export const groupRequest = groupState
  .extend({
    ...{ ...written, short_names: words(300), descriptions: words(200_000) },
    ...{ meta_titles: words(1000), meta_descriptions: words(1000), image: z.string().max(300) },
  })
  .partial(laterKnown)
  .extend({ was: loggedGroup.optional() });

/** PUT /api/staff/groups/{id}/place/, answered by the place that it has then; behind the last one it is the last. */
export const groupPlaceRequest = groupPlace.extend({ was: groupPlace.optional() });

/** PUT /api/staff/groups/{id}/filters/, answered by them as they are kept. */
export const groupFiltersRequest = z.object({
  properties: z.array(z.string().max(120)).max(50),
  was: groupFilters.optional(),
});

/** POST /api/staff/groups/: a group that stands behind its siblings. */
export const newGroup = z.object({ ...written, parent_id: groupPlace.shape.parent_id });
export type NewGroup = z.infer<typeof newGroup>;
export const madeGroup = z.object({ id: z.number().int() });
export type MadeGroup = z.infer<typeof madeGroup>;
