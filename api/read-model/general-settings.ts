import { type BlogCategory, blogCategory, type Locale, locale } from 'mf-shared/contract';
import { type ScriptTag, scriptTag } from 'mf-shared/contract/script-tags';
import { type FeatureFlags, readFlagSetting } from 'mf-shared/rules/feature-flags';
import { z } from 'zod';
import { type AddedDays, addedDays } from './added-days.ts';

/** Groups of words that mean the same: `["sneakers", "running shoes"]`; `-boots` is the end of any compound. */
export type SynonymGroups = Readonly<Partial<Record<Locale, readonly (readonly string[])[]>>>;

/** The settings of the shop that hold more than a text, as they are used (CONF-40 to CONF-53, CONF-72). */
export interface GeneralSettings {
  blogCategoryOrder: readonly BlogCategory[];
  priceEndingMaxDays: number;
  isRentalEnabled: boolean;
  partDeliveryMode: 'optional' | 'never';
  experienceBrands: readonly string[];
  autoTranslationsDisabled: boolean;
  /** Model ids, in the merchant's order. */
  quickAddProducts: readonly number[];
  features: FeatureFlags;
  searchEngine: 'internal' | 'frosmo';
  /** Slugs, in any language, of pages that the menu leaves out. */
  hiddenMenuItems: ReadonlySet<string>;
  addedDays: AddedDays;
  searchSortBy: string;
  categoryStrategy: string;
  scriptTags: readonly ScriptTag[];
  /** Words that mean the same, by language (SEARCH-15). */
  searchSynonyms: SynonymGroups;
}

interface Rule<Value> {
  key: string;
  /** Of a setting that is written. @throws what is wrong with it */
  read: (written: string) => Value;
  otherwise: Value;
}

const isTrue = (written: string): boolean => z.enum(['true', 'false']).parse(written) === 'true';
const listOf = (written: string): string[] => [...new Set(written.toLowerCase().split(/\s*,\s*/))].filter(Boolean);
/** As the recommending service names its strategies and orders. */
const word = z.string().regex(/^[\w-]{1,60}$/);
/** As in addresses: letters and digits of any language, and hyphens. */
const slugs = z.array(z.string().regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u));
const quickAdd = z.array(z.object({ modelId: z.number().int().positive() })).max(20);

const synonyms = z.partialRecord(
  locale,
  z.array(z.array(z.string().regex(/^-?[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u)).min(2)).max(500),
);

const rules: { [Name in keyof GeneralSettings]: Rule<GeneralSettings[Name]> } = {
  blogCategoryOrder: {
    key: 'blog_category_order',
    read: (written) => z.array(blogCategory).min(1).parse(listOf(written)),
    otherwise: blogCategory.options,
  },
  priceEndingMaxDays: {
    key: 'price_ending_max_days',
    read: (written) =>
      Number(
        z
          .string()
          .regex(/^\d{1,4}$/)
          .parse(written),
      ),
    otherwise: 30,
  },
  isRentalEnabled: { key: 'rental_enabled', read: isTrue, otherwise: false },
  partDeliveryMode: {
    key: 'part_delivery_mode',
    read: (written) => z.enum(['optional', 'never']).parse(written),
    otherwise: 'never',
  },
  experienceBrands: {
    key: 'experience_manufacturer_list',
    read: (written) => slugs.parse(listOf(written)),
    otherwise: [],
  },
  autoTranslationsDisabled: { key: 'auto_translations_disabled', read: isTrue, otherwise: false },
  quickAddProducts: {
    key: 'quick_add_products',
    read: (written) => [...new Set(quickAdd.parse(JSON.parse(written)).map(({ modelId }) => modelId))],
    otherwise: [],
  },
  features: { key: 'feature_flags', read: readFlagSetting, otherwise: {} },
  searchEngine: {
    key: 'default_search_engine',
    read: (written) => z.enum(['internal', 'frosmo']).parse(written),
    otherwise: 'internal',
  },
  hiddenMenuItems: { key: 'hidden_dynamic_page_menu_items', read: pageSlugs, otherwise: new Set() },
  addedDays: { key: 'target_country_delivery_added_days', read: addedDays, otherwise: new Map() },
  searchSortBy: { key: 'frosmo_search_sort_by', read: (written) => word.parse(written), otherwise: 'default' },
  categoryStrategy: {
    key: 'frosmo_category_strategy',
    read: (written) => word.parse(written),
    otherwise: 'sort-product-group',
  },
  searchSynonyms: {
    key: 'search_synonyms',
    read: (written) => synonyms.parse(JSON.parse(written.toLowerCase())),
    otherwise: {},
  },
  scriptTags: {
    key: 'script_tags',
    read: (written) => z.array(scriptTag).max(20).parse(JSON.parse(written)),
    otherwise: [],
  },
};

/**
 * Reads the general settings. One that is not written, or empty, has its default; so has one that cannot be read, which
 * is told as an error and breaks no page (CONF-112).
 */
export function readGeneralSettings(
  written: ReadonlyMap<string, string>,
  onError: (error: unknown) => void,
): GeneralSettings {
  const entries = Object.entries(rules).map(([name, { key, read, otherwise }]) => {
    const value = written.get(key)?.trim();
    if (!value) return [name, otherwise];
    try {
      return [name, read(value)];
    } catch (error) {
      onError(new Error(`The setting ${key} cannot be read and has its default`, { cause: error }));
      return [name, otherwise];
    }
  });
  return Object.fromEntries(entries);
}

/**
 * Slugs of the pages that the menu leaves out: the general setting `hidden_dynamic_page_menu_items`, as JSON
 * `["slug"]` or as `slug,slug` (CONF-50). @throws where it is neither: half of a list would hide what nobody meant
 */
function pageSlugs(written: string): ReadonlySet<string> {
  const value = written.toLowerCase();
  return new Set(slugs.parse(value.startsWith('[') ? JSON.parse(value) : value.split(/\s*,\s*/)));
}
