import { z } from 'zod';
import { locale, perLocale } from './locale.ts';
import { cardPrice } from './price.ts';

export const tag = z.object({ name: z.string(), slug: z.string(), bgColor: z.string(), textColor: z.string() });
export type Tag = z.infer<typeof tag>;

export const cardColor = z.object({
  slug: z.string(),
  /** `#rrggbb`, drawn as the swatch. */
  control: z.string(),
  name: z.string(),
  /** Path under /media/, without size parameters. */
  image: z.string(),
});
export type CardColor = z.infer<typeof cardColor>;

export const listProperty = z.object({
  slug: z.string(),
  value: z.union([z.string(), z.number()]),
  filter: z.enum(['range', 'checkbox']),
});

/** One card of a list, and what the browser filters and sorts it by (spec: catalogue §3 Product model (list)). */
export const productListItem = z.object({
  id: z.number().int(),
  name: z.string(),
  manufacturer: z.string(),
  manufacturerSlug: z.string(),
  /** In the asked language, without the locale prefix: `/kaamos/takit/kuura/`. */
  path: z.string(),
  /** Path under /media/, without size parameters. */
  image: z.string(),
  colors: z.array(cardColor),
  price: cardPrice,
  shortDescription: z.string(),
  description: z.string(),
  tags: z.array(tag),
  soldAmount: z.number().int(),
  /** 0–10; shown as half that many stars. */
  rating: z.number(),
  ratingCount: z.number().int(),
  /** True where variants differ in price: shown as "from". */
  fromPrefix: z.boolean(),
  /** ISO date. */
  published: z.string(),
  properties: z.array(listProperty),
  sizes: z.array(z.string()),
  /** Slugs of stores that hold stock. */
  stocks: z.array(z.string()),
  productGroupIds: z.array(z.number().int()),
  /** Sold out everywhere and not on order. */
  isDisabled: z.boolean(),
});
export type ProductListItem = z.infer<typeof productListItem>;

/** GET (compressed `query`) or POST /api/products/productmodellist/ (decisions.md). */
export const productListRequest = z.object({
  /** A group, brand or campaign by id or slug; the others are of the whole shop and need neither. */
  source: z.enum([
    'ProductGroup',
    'Manufacturer',
    'Campaign',
    'Newest',
    'Offers',
    'ClubOffers',
    'SecondHand',
    'Catalog',
  ]),
  id: z.number().int().optional(),
  slug: z.string().max(200).optional(),
  language: locale,
  taxAreaId: z.number().int(),
  /** Model ids in the wished order; unlisted ones follow. */
  sortIds: z.array(z.number().int()).max(20_000).optional(),
  /** The first products only. */
  limit: z.number().int().min(1).max(1000).optional(),
  /** `packed`: the list in columns (packed-list.ts). */
  format: z.enum(['packed']).optional(),
});
export type ProductListRequest = z.infer<typeof productListRequest>;
export const productListResponse = z.array(productListItem);

/** `1,2,3` of positive ids, at most a wishlist's worth. */
const modelIds = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,199}$/)
  .transform((ids) => ids.split(',').map(Number));
/** `kuura,halla`: product slugs of any language. */
const modelSlugs = z
  .string()
  .max(8000)
  .regex(/^[^,/\s]+(,[^,/\s]+){0,59}$/)
  .transform((slugs) => slugs.split(','));

/** GET /api/products/cards/: the cards of single models by `ids` or `slugs`, in their order; answers a product list. */
export const productCardsQuery = z
  .object({ ids: modelIds.optional(), slugs: modelSlugs.optional(), taxAreaId: z.coerce.number().int().optional() })
  .refine(({ ids, slugs }) => (ids === undefined) !== (slugs === undefined), { path: ['ids'] });

/** GET /api/campaigns/?slug=: what a campaign page says of itself. */
export const campaign = z.object({
  id: z.number().int(),
  slug: z.string(),
  /** The slug in every language. */
  slugs: perLocale(z.string()),
  title: z.string(),
  description: z.string(),
  /** Path under /media/. */
  image: z.string().nullable(),
});
export type Campaign = z.infer<typeof campaign>;

export const sortOption = z.enum([
  'default',
  'popular',
  'newest',
  'stars',
  'offers',
  'lowest',
  'highest',
  'alphabetical',
]);
export type SortOption = z.infer<typeof sortOption>;

const groupLink = z.object({
  id: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  path: z.string(),
  slug: z.string(),
  image: z.string(),
});

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

export const manufacturer = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  /** Path under /media/. */
  logo: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  metaDescription: z.string(),
  promoImages: z.array(z.string()),
  modelCount: z.number().int(),
});
export type Manufacturer = z.infer<typeof manufacturer>;

/** GET /api/product-groups/: the menu's tree. */
export interface MenuGroup {
  id: number;
  name: string;
  shortName: string;
  path: string;
  slug: string;
  image: string;
  showInMenu: boolean;
  children: MenuGroup[];
  links: { slug: string; image: string; title: string }[];
}
export const menuGroup: z.ZodType<MenuGroup> = z.object({
  id: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  path: z.string(),
  slug: z.string(),
  image: z.string(),
  showInMenu: z.boolean(),
  get children() {
    return z.array(menuGroup);
  },
  links: z.array(z.object({ slug: z.string(), image: z.string(), title: z.string() })),
});
export const productGroups = z.object({ productGroups: z.array(menuGroup) });

export const propertyFilter = z.object({
  slug: z.string(),
  name: z.string(),
  unit: z.string(),
  filter: z.enum(['range', 'checkbox']),
  /** Value → label in the asked language, for checkbox properties. */
  values: z.record(z.string(), z.string()),
});
export type PropertyFilter = z.infer<typeof propertyFilter>;

export const store = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  shortName: z.string(),
  type: z.enum(['retail', 'warehouse', 'web']),
  pikanouto: z.boolean().describe('express pickup'),
  nouto: z.boolean().describe('store pickup'),
  stock_display_order: z.number().int(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Monday first, `10–20` or null when closed. */
  openingHours: z.array(z.string().nullable()).length(7),
});
export type Store = z.infer<typeof store>;

/** GET /api/resources/ (spec: shell §3 Shared resources). */
export const resources = z.object({
  colors: z.array(z.object({ slug: z.string(), name: z.string(), control: z.string() })),
  manufacturers: z.array(z.object({ id: z.number().int(), slug: z.string(), name: z.string() })),
  productGroups: z.array(menuGroup),
  propertyFilters: z.array(propertyFilter),
  propertyTypes: z.array(tag),
  stores: z.array(store),
  taxRates: z.array(
    z.object({
      taxAreaId: z.number().int(),
      taxClass: z.number().int(),
      country: z.string(),
      percent: z.number(),
      validFrom: z.string(),
      validTo: z.string().nullable(),
    }),
  ),
});
export type Resources = z.infer<typeof resources>;

/** GET /api/search/ (decisions.md). */
export const searchQuery = z.object({
  q: z.string().max(200),
  language: locale.optional(),
  taxAreaId: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
});
const searchHit = z.object({ name: z.string(), path: z.string(), image: z.string().nullable() });
export const searchResponse = z.object({
  products: z.array(productListItem),
  groups: z.array(searchHit),
  brands: z.array(searchHit),
  pages: z.array(searchHit),
  /** Words of the search that a popup explains. */
  keywords: z.array(z.object({ id: z.number().int(), keyword: z.string() })),
  /** True when nothing matched as typed and near words were taken instead. */
  isApproximate: z.boolean(),
  total: z.number().int(),
});
export type SearchResponse = z.infer<typeof searchResponse>;
