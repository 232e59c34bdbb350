import { z } from 'zod';
import { perLocale } from './locale.ts';
import { sortOptions } from './sort-options.ts';

export const sortOption = z.enum(sortOptions);
export type SortOption = z.infer<typeof sortOption>;

const groupLink = z.object({
  id: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  path: z.string(),
  slug: z.string(),
  image: z.string(),
});

/** GET /api/products/productgroup/: the group of a path in any language, or the one that holds the shop's shoes (CONF-111). */
export const productGroupQuery = z
  .object({ path: z.string().max(500).optional(), holds: z.literal('shoes').optional() })
  .refine(({ path, holds }) => (path === undefined) !== (holds === undefined), { path: ['path'] });

/** Answer item of GET /api/products/productgroup/?path= (a list; the first item counts). */
export const productGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  /** In the asked language: `/vaatteet/takit/`. */
  path: z.string(),
  /** The path in every language, for hreflang and language changes. */
  paths: perLocale(z.string()),
  slug: z.string(),
  description_html: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  group_sorting: sortOption,
  /** Property slugs that the group's filter panel offers, in order. */
  filterable_properties: z.array(z.string()),
  children: z.array(groupLink),
  /** From the root down to the group's parent. */
  ancestors: z.array(groupLink),
  showInMenu: z.boolean(),
  image: z.string(),
  modelCount: z.number().int(),
});
export type ProductGroup = z.infer<typeof productGroup>;

/** GET /api/product-groups/: the menu's tree. */
export interface MenuGroup extends z.infer<typeof groupLink> {
  showInMenu: boolean;
  children: MenuGroup[];
  links: { slug: string; image: string; title: string }[];
}
export const menuGroup: z.ZodType<MenuGroup> = groupLink.extend({
  showInMenu: z.boolean(),
  get children() {
    return z.array(menuGroup);
  },
  links: z.array(z.object({ slug: z.string(), image: z.string(), title: z.string() })),
});
export const productGroups = z.object({ productGroups: z.array(menuGroup) });
