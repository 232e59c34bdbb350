import { z } from 'zod';
import { featureFlagNames } from './feature-flags.ts';
import { scriptTag } from './script-tags.ts';
import { shopPictures } from './shop-pictures.ts';

/** The six languages of the shop; the first is the default (LOCALE-1, LOCALE-2). */
export const localeCodes = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const;
export const locale = z.enum(localeCodes);
export type Locale = z.infer<typeof locale>;

/** A value per language. */
export const perLocale = <T extends z.ZodType>(value: T) =>
  z.object({ fi: value, en: value, sv: value, de: value, fr: value, ru: value });
export type PerLocale<T> = Record<Locale, T>;

/** GET /api/locale_by_ip/ (LOCALE-23). */
export const localeByIp = z.object({ country_code: z.string(), currency: z.string() });
export type LocaleByIp = z.infer<typeof localeByIp>;

export const initConfigQuery = z.object({
  'delivery-country-code': z.string().max(2).default('fi'),
  'currency-code': z.string().max(3).default('eur'),
});

const addedDays = z.object({ start: z.number().int(), end: z.number().int() });

/** How goods reach a country and come back from it, as search engines are told (ROUTE-134). Prices are in euro. */
export const offerTerms = z.object({
  deliveries: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      kind: z.enum(['pickup_point', 'home', 'store', 'express', 'repack']),
      price: z.number(),
      /** Goods for at least this much travel free; null: never. */
      freeFrom: z.number().nullable(),
      /** Working days on the way, without those that the country adds. */
      days: z.object({ from: z.number().int(), to: z.number().int() }),
    }),
  ),
  /** Working days that the country adds: by the variant's shipping range, and to a ski bundle (AVAIL-17). */
  addedDays: z.object({ delivery_days: z.record(z.string(), addedDays), ski_bundle_days: addedDays }),
  returns: z.object({
    /** Within so many days after the delivery. */
    days: z.number().int(),
    /** What a parcel with the shop's label costs; null where there are no labels and the buyer sends it by any carrier. */
    labelFee: z.number().nullable(),
    /** Stores take returns, which costs nothing. */
    inStores: z.boolean(),
  }),
});
export type OfferTerms = z.infer<typeof offerTerms>;

/**
 * GET /api/init-config/ (LOCALE-26, LOCALE-27). Prices elsewhere are in euro; `currencyRate` is units of the currency
 * per euro.
 */
export const initConfig = z.object({
  currencyFormat: z.string().describe('Pattern with {price}: {price} €'),
  currencyRate: z.number().positive(),
  deliveryCountryName: z.string(),
  taxAreaId: z.number().int(),
  isEuMember: z.boolean(),
  /** Flags that the shop sets for everybody (CONF-48). */
  features: z.partialRecord(z.enum(featureFlagNames), z.boolean()),
  /** Words of the empty search field in the language; '': the shop's own (CONF-37). */
  searchPlaceholder: z.string(),
  /** Scripts of others, loaded with the fitting consent (CONF-72). */
  scriptTags: z.array(scriptTag),
  /** Pictures of the shop's own (CONF-113). */
  pictures: shopPictures,
  /** For crawlers, who read the server's document only: it does not come with the page's data. */
  offerTerms: offerTerms.optional(),
});
export type InitConfig = z.infer<typeof initConfig>;

/** GET /api/route-slugs/: what the shell registers as dynamic routes (ROUTE-76, ROUTE-77). Slugs of all languages. */
export const routeSlugs = z.object({
  staticPageSlugs: z.array(z.string()),
  staticPageWithTabsSlugs: z.array(z.string()),
  /** First segments of product group paths. */
  navigationSlugs: z.array(z.string()),
  manufacturerSlugs: z.array(z.string()),
});
export type RouteSlugs = z.infer<typeof routeSlugs>;
