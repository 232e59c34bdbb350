import type { LogSubject } from 'mf-shared/contract/staff-choices';
import type { Translate } from 'mf-shared/i18n';
import { readRateKey } from 'mf-shared/rules/rate-key';
import { momentOfWeek } from 'mf-shared/rules/week-hours';
import { formatDay } from './format-date-time.ts';
import { languageName } from './language-name.ts';
import { placeOfSubject } from './subject-places.ts';

/** What fields are called where they are edited. */
const namesOfFields: Readonly<Record<string, string>> = {
  ...{ is_active: 'staff_content.shown', starts_at: 'staff_content.starts', ends_at: 'staff_content.ends' },
  ...{ sort_order: 'staff_content.place', regular_minor: 'staff_products.regular' },
  ...{ active_minor: 'staff_products.active', club_minor: 'staff_products.club', name: 'staff_products.name' },
  ...{ tagline: 'staff_products.tagline', short_description: 'staff_products.short_description' },
  ...{ description: 'staff_products.description', model_notice: 'staff_products.model_notice' },
  long_description_html: 'staff_products.long_description_html',
  ...{ meta_description: 'staff_products.meta_description', is_public: 'staff_products.is_shown' },
  ...{ quantity: 'staff_products.in_stock', reason: 'staff_products.reason', role: 'staff_people.role' },
  ...{ store: 'staff_people.store', comment: 'staff_customers.comment', value: 'staff_log.value' },
  ...{ code: 'staff_codes.code', kind: 'staff_codes.kind', min_total: 'staff_codes.min_total' },
  ...{ max_uses: 'staff_codes.max_uses', excludes_offers: 'staff_codes.excludes_offers' },
  ...{ club_only: 'staff_codes.club_only', old_path: 'staff_redirects.old_path' },
  ...{ new_path: 'staff_redirects.new_path', words: 'staff_search-words.words' },
  ...{ images: 'staff_products.pictures_every', colours: 'staff_products.pictures_of_colours' },
  ...{ newsletter: 'staff_newsletters.list', subscription: 'staff_newsletters.status' },
  ...{ planned_for: 'staff_planned.planned_for', planned_until: 'staff_planned.planned_until' },
  ...{ addresses: 'staff_newsletters.addresses', newsletter_language: 'staff_newsletters.language' },
};

/** What a product and its variants are called by, in their forms. */
const namesOfMaking: ReadonlySet<string> = new Set([
  ...(['slug', 'number', 'brand', 'group', 'groups', 'tags', 'size_table', 'tax_class', 'published_on'] as const),
  ...(['is_outlet', 'properties', 'sku', 'ean', 'colour', 'size', 'type', 'is_active', 'on_order'] as const),
  ...(['days_from', 'days_to', 'weight_grams', 'content', 'variants'] as const),
]);

/** What the log counts of two accounts that became one, and who took part. */
const namesOfMerging: ReadonlySet<string> = new Set([
  ...([
    'other_account',
    'asked_by',
    'agreed_by',
    'orders',
    'complaints',
    'store_returns',
    'rental_reservations',
  ] as const),
  ...(['enterprise_orders', 'former_addresses', 'customers', 'reviews', 'reviews_ended', 'votes', 'wishes'] as const),
]);

/** What a field is called; one without words is written as the log has it. */
export function fieldWords(
  name: string,
  entity: string,
  { text, locale }: { text: Translate; locale: string },
): string {
  if (entity === 'store') return storeWords(name, { text, locale });
  if (entity === 'tax_area') return rateWords(name, { text, locale });
  const place = namedHere.has(entity) ? null : placeOfSubject(entity);
  if (place) return wordsPerLanguage(name, `staff_${place.room}`, { text, locale });
  if (entity === 'customer' && namesOfMerging.has(name)) return text(`staff_customers.merged_${name}`);
  if (entity === 'gift_card') return text(`staff_gift-cards.${name}`);
  if (entity === 'product' && namesOfMaking.has(name)) return text(`staff_making.${name}`);
  if (entity === 'discount_code' && name === 'is_active') return text('staff_codes.is_active');
  if (entity === 'discount_code' && name.startsWith('names_'))
    return text('staff_codes.name', { language: languageName(name.slice('names_'.length), locale) });
  const key = namesOfFields[name];
  return key ? text(key) : name;
}

/** Subjects whose fields have names of their own here; those of the others are called as their room calls them. */
const namedHere: ReadonlySet<string> = new Set([
  ...(['product', 'setting', 'discount_code', 'redirect', 'search_words', 'gift_card'] as const),
  ...(['newsletter_subscription', 'newsletter_list'] as const),
] satisfies LogSubject[]);

/** The name, title or text in a language, or another field, in the words of a room. */
function wordsPerLanguage(name: string, room: string, { text, locale }: { text: Translate; locale: string }): string {
  if (name.startsWith('link ')) return linkWords(name, { text, locale });
  if (name.startsWith('tab_')) return tabWords(name, { text, locale });
  const [kind, language] = /^(\w+)s_(fi|en|sv|de|fr|ru)$/.exec(name)?.slice(1) ?? [];
  if (language) return text(`${room}.${kind?.replace(/ie$/, 'y')}`, { language: languageName(language, locale) });
  return text(`${room}.${name === 'is_active' && room === 'staff_deliveries' ? 'offered' : name}`);
}

/** A text of a tab in a language: `tab_title 2.1 fi`. */
function tabWords(name: string, { text, locale }: { text: Translate; locale: string }): string {
  const [field = '', tab = '', language = ''] = name.split(' ');
  return text('staff_pages.of_tab', {
    tab,
    field: text(`staff_pages.${field}`, { language: languageName(language, locale) }),
  });
}

/** The title in a language, the path or the picture of a link in the menu: `link 2 titles_fi`. */
function linkWords(name: string, { text, locale }: { text: Translate; locale: string }): string {
  const [, place = '', field = ''] = name.split(' ');
  const [kind = '', language = ''] = field.replace('titles', 'title').split('_');
  return text('staff_menus.of_link', {
    place,
    field: text(`staff_menus.${kind}`, { language: languageName(language || 'fi', locale) }),
  });
}

/** The rate of a class from a day on. */
function rateWords(name: string, { text, locale }: { text: Translate; locale: string }): string {
  const { taxClass, from } = readRateKey(name.replace('rate_', ''));
  return text('staff_taxes.rate_from', { class: taxClass, day: formatDay(from, locale) });
}

/** A weekday, a language's text or another field of a store. */
function storeWords(name: string, { text, locale }: { text: Translate; locale: string }): string {
  const [kind = '', which = ''] = /^(hours|description)_(\w+)$/.exec(name)?.slice(1) ?? [];
  if (kind === 'hours')
    return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(momentOfWeek(Number(which)));
  if (kind === 'description') return text('staff_stores.description', { language: languageName(which, locale) });
  return text(`staff_stores.${name}`);
}
