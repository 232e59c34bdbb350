import {
  type BlogCategory,
  blogCategory,
  type FrontPageState,
  type Locale,
  locale,
  type SettingControl,
} from 'mf-shared/contract';
import { featureFlagNames } from 'mf-shared/contract/feature-flags';
import { type ScriptTag, scriptTags } from 'mf-shared/contract/script-tags';
import { type ShopPictures, shopPictures } from 'mf-shared/contract/shop-pictures';
import { type FeatureFlags, readFlagSetting } from 'mf-shared/rules/feature-flags';
import { z } from 'zod';
import { type AddedDays, addedDays } from './added-days.ts';
import { checkFrontPage, defaultFrontPage, readFrontPage } from './front-page.ts';
import { type GuaranteeYears, lawYears, readGuaranteeYears } from './legal-guarantee-years.ts';

/** Groups of words that mean the same: `["sneakers", "running shoes"]`; `-boots` is the end of any compound. */
export type SynonymGroups = Readonly<Partial<Record<Locale, readonly (readonly string[])[]>>>;

/** The settings of the shop that hold more than a text, as they are used (CONF-40 to CONF-53, CONF-72, CONF-113, CONF-114). */
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
  pictures: ShopPictures;
  /** The order of the front page's parts, and which are hidden (STAFF-77). */
  frontPage: FrontPageState;
  /** Years of the legal guarantee by country; two in every other one (LAW-11). */
  legalGuaranteeYears: GuaranteeYears;
  /** Words that mean the same, by language (SEARCH-15). */
  searchSynonyms: SynonymGroups;
}

/** A setting of the shop: its key, how staff write it, how it is read, and what holds where it is not written. */
interface Rule<Value> {
  key: string;
  control: SettingControl;
  /** Each language may have its own, as `{key}_{language}`. */
  isPerLanguage?: boolean;
  /** Reads the value of a setting that is written. @throws what is wrong with it */
  read: (written: string) => Value;
  /** What staff write is read more strictly than what an older release has left. @throws what is wrong with it */
  check?: (written: string) => void;
  otherwise: Value;
}

const isTrue = (written: string): boolean => z.enum(['true', 'false']).parse(written) === 'true';
const yesNo = { type: 'yes_no' } as const;
const list = { type: 'list' } as const;
const json = { type: 'json' } as const;
const text = { type: 'text' } as const;
const from = (min: number, max: number) => ({ type: 'number', min, max }) as const;
const choice = (options: readonly string[]): SettingControl => ({ type: 'choice', options: [...options] });
const flags: SettingControl = { type: 'flags', options: [...featureFlagNames] };

/** @throws where it is no whole number within the limits */
const numberIn = (min: number, max: number) => (written: string) =>
  z.coerce
    .number()
    .int()
    .min(min)
    .max(max)
    .parse(
      z
        .string()
        .regex(/^\d{1,7}$/)
        .parse(written),
    );
const listOf = (written: string): string[] => [...new Set(written.toLowerCase().split(/\s*,\s*/))].filter(Boolean);
/** A name that the recommending service gives to a strategy or an order. */
const word = z.string().regex(/^[\w-]{1,60}$/);
/** Slugs as addresses have them: letters and digits of any language, and hyphens. */
const slugs = z.array(z.string().regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u));
const quickAdd = z.array(z.object({ modelId: z.number().int().positive() })).max(20);
const ids = z.array(z.string().regex(/^\d{1,9}$/));
/** A slug of a group with its parents: `/footwear/`. */
const groupPath = z
  .string()
  .regex(/^\/([\p{L}\p{N}-]+\/)+$/u)
  .max(300);

/** A word, several words, or with a hyphen before it the end of any compound. */
export const synonym = z.string().regex(/^-?[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u);
/** How many groups a language may have. */
export const mostSynonymGroups = 500;
const synonyms = z.partialRecord(locale, z.array(z.array(synonym).min(2)).max(mostSynonymGroups));

const rules: { [Name in keyof GeneralSettings]: Rule<GeneralSettings[Name]> } = {
  blogCategoryOrder: {
    ...{ key: 'blog_category_order', control: list },
    read: (written) => z.array(blogCategory).min(1).parse(listOf(written)),
    otherwise: blogCategory.options,
  },
  priceEndingMaxDays: {
    ...{ key: 'price_ending_max_days', control: from(0, 9999) },
    ...{ read: numberIn(0, 9999), otherwise: 30 },
  },
  isRentalEnabled: { key: 'rental_enabled', control: yesNo, read: isTrue, otherwise: false },
  partDeliveryMode: {
    ...{ key: 'part_delivery_mode', control: choice(['optional', 'never']) },
    read: (written) => z.enum(['optional', 'never']).parse(written),
    otherwise: 'never',
  },
  experienceBrands: {
    ...{ key: 'experience_manufacturer_list', control: list },
    read: (written) => slugs.parse(listOf(written)),
    otherwise: [],
  },
  autoTranslationsDisabled: { key: 'auto_translations_disabled', control: yesNo, read: isTrue, otherwise: false },
  quickAddProducts: { key: 'quick_add_products', control: list, read: quickAddIds, otherwise: [] },
  features: { key: 'feature_flags', control: flags, read: readFlagSetting, otherwise: {} },
  searchEngine: {
    ...{ key: 'default_search_engine', control: choice(['internal', 'frosmo']) },
    read: (written) => z.enum(['internal', 'frosmo']).parse(written),
    otherwise: 'internal',
  },
  hiddenMenuItems: {
    ...{ key: 'hidden_dynamic_page_menu_items', control: list },
    ...{ read: pageSlugs, otherwise: new Set() },
  },
  addedDays: { key: 'target_country_delivery_added_days', control: json, read: addedDays, otherwise: new Map() },
  searchSortBy: {
    ...{ key: 'frosmo_search_sort_by', control: text },
    ...{ read: (written) => word.parse(written), otherwise: 'default' },
  },
  categoryStrategy: {
    ...{ key: 'frosmo_category_strategy', control: text },
    ...{ read: (written) => word.parse(written), otherwise: 'sort-product-group' },
  },
  searchSynonyms: {
    ...{ key: 'search_synonyms', control: json },
    ...{ read: readSynonyms, otherwise: {} },
  },
  scriptTags: {
    ...{ key: 'script_tags', control: json },
    read: (written) => scriptTags.parse(JSON.parse(written)),
    otherwise: [],
  },
  pictures: {
    ...{ key: 'shop_pictures', control: json },
    read: (written) => shopPictures.parse(JSON.parse(written)),
    otherwise: {},
  },
  frontPage: {
    ...{ key: 'front_page', control: json },
    ...{ read: readFrontPage, check: checkFrontPage, otherwise: defaultFrontPage },
  },
  legalGuaranteeYears: {
    ...{ key: 'legal_guarantee_years', control: json },
    ...{ read: readGuaranteeYears, otherwise: lawYears },
  },
};

const words = (most: number) => (written: string) => z.string().max(most).parse(written);

/** Settings that stand as they are written until somebody asks for one (CONF-37 to CONF-39, CONF-46, CONF-54, CONF-55). */
const askedFor: readonly Rule<unknown>[] = [
  { key: 'frontpage_title', control: text, isPerLanguage: true, read: words(200), otherwise: '' },
  { key: 'frontpage_meta_description', control: text, isPerLanguage: true, read: words(500), otherwise: '' },
  { key: 'search_bar_placeholder', control: text, isPerLanguage: true, read: words(100), otherwise: '' },
  { key: 'blocked_stock_text', control: text, isPerLanguage: true, read: words(500), otherwise: '' },
  { key: 'default_brand', control: text, read: (written) => slugs.parse([written]), otherwise: '' },
  { key: 'invoice_gift_card_limit', control: from(0, 999_999), read: numberIn(0, 999_999), otherwise: 500 },
  { key: 'ski_package_discount_percent', control: from(0, 99), read: numberIn(0, 99), otherwise: 10 },
  { key: 'ski_wizard_alpine', control: yesNo, read: isTrue, otherwise: true },
  { key: 'ski_wizard_nordic', control: yesNo, read: isTrue, otherwise: true },
  { key: 'shoe_group', control: text, read: (written) => groupPath.parse(written), otherwise: '' },
  { key: 'vuota_model_ids', control: list, read: (written) => ids.parse(listOf(written)), otherwise: [] },
  { key: 'legacy_model_ids', control: list, read: (written) => ids.parse(listOf(written)), otherwise: [] },
  {
    ...{ key: 'more_postal_codes', control: list },
    read: (written) => z.array(z.string().regex(/^\d{5}$/)).parse(listOf(written)),
    otherwise: [],
  },
];

/** Every setting that the shop has, by its key; the one table of them (STAFF-34). */
export const settingRules: ReadonlyMap<string, Rule<unknown>> = new Map(
  [...askedFor, ...Object.values(rules)].map((rule) => [rule.key, rule]),
);

/** Which setting a key is of: `frontpage_title_sv` is the Swedish one of `frontpage_title`. */
export function settingOf(key: string): { rule: Rule<unknown>; locale: Locale | null } | null {
  const rule = settingRules.get(key);
  if (rule) return { rule, locale: null };
  const [, base = '', code] = /^(.+)_([a-z]{2})$/.exec(key) ?? [];
  const own = settingRules.get(base);
  const language = locale.safeParse(code);
  return own?.isPerLanguage && language.success ? { rule: own, locale: language.data } : null;
}

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
 * The settings that stand as they are written, for who asks for one: without those that are empty, and without those that
 * cannot be read, which are told as an error (CONF-112). Whoever asks for one of these finds nothing, and has the default.
 */
export function usableSettings(
  written: ReadonlyMap<string, string>,
  onError: (error: unknown) => void,
): ReadonlyMap<string, string> {
  const isReadable = ([key, value]: [string, string]) => {
    const rule = settingOf(key)?.rule;
    if (!rule || !askedFor.includes(rule)) return true;
    try {
      rule.read(value.trim());
      return true;
    } catch (error) {
      onError(new Error(`The setting ${key} cannot be read and has its default`, { cause: error }));
      return false;
    }
  };
  return new Map([...written].filter(([, value]) => value.trim() !== '').filter(isReadable));
}

/**
 * Slugs of the pages that the menu leaves out: the general setting `hidden_dynamic_page_menu_items`, as JSON
 * `["slug"]` or as `slug,slug` (CONF-50). @throws where it is neither: half of a list would hide what nobody meant
 */
function pageSlugs(written: string): ReadonlySet<string> {
  const value = written.toLowerCase();
  return new Set(slugs.parse(value.startsWith('[') ? JSON.parse(value) : value.split(/\s*,\s*/)));
}

/** Model ids, as JSON `[{ "modelId": 3020 }]` or as `3020, 3032` (CONF-47). @throws where it is neither */
function quickAddIds(written: string): readonly number[] {
  const given =
    written.startsWith('[') || written.startsWith('{')
      ? JSON.parse(written)
      : ids.parse(listOf(written)).map((id) => ({ modelId: Number(id) }));
  return [...new Set(quickAdd.parse(given).map(({ modelId }) => modelId))];
}

/** Words that mean the same, as JSON `{ "en": [["sneakers", "running shoes"]] }` (SEARCH-15). @throws where it is none */
export function readSynonyms(written: string): SynonymGroups {
  return synonyms.parse(JSON.parse(written.toLowerCase()));
}
