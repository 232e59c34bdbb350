import { z } from 'zod';
import { type PerLocale, perLocale } from './locale.ts';
import { menuGroup } from './product-groups.ts';
import { productListItem } from './product-list.ts';
import { frontPart } from './staff-front-page.ts';

/**
 * Rules CONTENT-1 to CONTENT-4. `buttonText` and `url` lines are paired; `subText` is a colour spec 'background/text';
 * `cropPoint` 'x/y' in percent.
 */
export const banner = z.object({
  id: z.number().int(),
  title: z.string(),
  heading: z.string(),
  text: z.string(),
  image: z.string().nullable(),
  url: z.string(),
  buttonText: z.string(),
  subText: z.string(),
  cropPoint: z.string(),
});
export type Banner = z.infer<typeof banner>;
export const banners = z.object({
  imageBanners: z.array(banner),
  dynamicPageBanners: z.array(banner),
  textBanners: z.array(banner),
});
export type Banners = z.infer<typeof banners>;

export const brand = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  modelCount: z.number().int(),
  isFeatured: z.boolean(),
});
export const brands = z.array(brand);
export type Brand = z.infer<typeof brand>;

export const keyword = z.object({ id: z.number().int(), keyword: z.string(), text: z.string(), url: z.string() });
export type Keyword = z.infer<typeof keyword>;

export const guide = z.object({
  slug: z.string(),
  title: z.string(),
  label: z.string(),
  summary: z.string(),
  image: z.string(),
  path: z.string(),
  minutes: z.number().int(),
});
export type Guide = z.infer<typeof guide>;

/** GET /api/home/: what the front page shows, in one answer. */
export const home = z.object({
  title: z.string(),
  metaDescription: z.string(),
  /** In euro; null where every delivery costs, or the country is unknown. */
  freeDeliveryFrom: z.number().nullable(),
  /** What is shown, from the top down. */
  parts: z.array(frontPart),
  hero: banner.nullable(),
  groups: z.array(z.object({ name: z.string(), path: z.string(), image: z.string() })),
  offers: z.array(productListItem),
  offersTotal: z.number().int(),
  newest: z.array(productListItem),
  banners,
  brands,
  brandsTotal: z.number().int(),
  guides: z.array(guide),
});
export type Home = z.infer<typeof home>;

/** What fills the places in a text that name a product, `<div data-product="12"></div>`, by their ids (CONTENT-31). */
export const productsInText = z.array(productListItem);

export const staticPage = z.object({
  id: z.number().int(),
  title: z.string(),
  slugs: perLocale(z.string()),
  content: z.string().describe('sanitised HTML'),
  metaDescription: z.string().describe('empty where the staff wrote none'),
  productsInText,
});
export type StaticPage = z.infer<typeof staticPage>;

export interface PageTab {
  title: string;
  slug: string;
  /** In every language, without a prefix. */
  paths: PerLocale<string>;
  content: string;
  tabs: PageTab[];
}
export const pageTab: z.ZodType<PageTab> = z.object({
  title: z.string(),
  slug: z.string(),
  paths: perLocale(z.string()),
  content: z.string(),
  get tabs() {
    return z.array(pageTab);
  },
});
export const staticPageWithTabs = z.object({
  id: z.number().int(),
  title: z.string(),
  tabs: z.array(pageTab),
  productsInText: productsInText.describe('of all tabs'),
});
export type StaticPageWithTabs = z.infer<typeof staticPageWithTabs>;

/** GET /api/navigation/: all that the page frame shows, in one answer. */
export const navigation = z.object({
  productGroups: z.array(menuGroup),
  stores: z.array(z.object({ slug: z.string(), name: z.string(), city: z.string() })),
  pages: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      section: z.enum(['service', 'shop', 'circular', 'company', 'corporate']),
    }),
  ),
  /** There are brands whose experiences are told (CONF-44). */
  hasExperiences: z.boolean(),
});
export type Navigation = z.infer<typeof navigation>;

/** GET /api/settings/: the general settings that pages may read (CONF-37 to CONF-55). */
export const settings = z.record(z.string(), z.string());
