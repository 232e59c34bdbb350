import type { StaffWrite } from 'mf-shared/contract';
import { pageSections } from 'mf-shared/contract/staff-choices';
import type { Translate } from 'mf-shared/i18n';
import { formatDateTime, formatDay } from './format-date-time.ts';
import { languageName } from './language-name.ts';
import { placeOfSubject } from './subject-places.ts';

/** What a change was about, in words: its name, or the words of its room. What has no room is written as the log has it. */
export function writeTitle(write: StaffWrite, reader: { text: Translate; locale: string }): string {
  const { entity, entity_id, name, action } = write;
  const { text, locale } = reader;
  if (entity === 'product') return name || text('staff.product_number', { number: entity_id });
  if (entity === 'discount_code') return name || text('staff_codes.code_named', { id: entity_id });
  if (entity === 'search_words') return text('staff_search-words.same', { language: languageName(entity_id, locale) });
  if (action === 'page_order') return orderTitle(entity_id, text);
  if (action === 'store_order') return text('staff_stores.order_title');
  if (entity === 'gift_campaign' && action === 'gift_codes')
    return text('staff_gift-campaigns.log_codes', { name: name || entity_id });
  if (entity === 'gift_code') return text('staff_gift-campaigns.log_code', { code: name });
  if (action === 'group_menu') return text('staff_menus.of_group', { group: name || entity_id });
  if (entity === 'newsletter_subscription' || entity === 'newsletter_list')
    return newsletterTitle({ entity_id, name, action }, text);
  if (entity === 'product_group') return name || text('staff.group_number', { number: entity_id });
  if (entity === 'tax_area') return text('staff_taxes.of_area', { area: name || entity_id });
  if (entity === 'gift_card')
    return text(`staff_gift-cards.log_${action.replace('gift_card_', '')}`, { hint: name, id: entity_id });
  if (entity === 'products') return text(`staff_bulk.log_${action}`);
  if (entity === 'planned_change') {
    // `product 10 fi`: the thing that would change.
    const [of = '', number = ''] = entity_id.split(' ');
    const thing = writeTitle({ ...write, entity: of, entity_id: number, action: '' }, reader);
    return text(`staff_planned.log_${action}`, { thing });
  }
  if (entity === 'customer' && wordsOfCustomers.has(action))
    return text(`staff_customers.log_${action}`, { id: entity_id });
  if (entity === 'front_page') return text('staff_banners.front_title');
  if (entity === 'setting') {
    const [base = entity_id, language] = /^(.+)_(fi|en|sv|de|fr|ru)$/.exec(entity_id)?.slice(1) ?? [];
    const words = text(`staff_settings.${base}.name`);
    if (words.endsWith('.name')) return entity_id;
    return language ? `${words} (${languageName(language, locale)})` : words;
  }
  const place = placeOfSubject(entity);
  if (place) return name || text(`staff_${place.room}.numbered`, { id: entity_id });
  return `${action}: ${entity} ${entity_id}`;
}

/** Sections have numbers in the log, in the order of the menu. */
const orderTitle = (id: string, text: Translate): string =>
  text('staff_pages.order_of', { section: text(`staff_pages.section_${pageSections[Number(id) - 1] ?? 'service'}`) });

const wordsOfCustomers: ReadonlySet<string> = new Set([
  ...(['customer_exported', 'customer_erased'] as const),
  ...(['staff_role', 'admin_invited', 'admin_uninvited'] as const),
  ...(['merge_asked', 'merge_taken_back', 'merge_refused', 'customers_merged'] as const),
]);

/** The writes that commands of the shop's operator make (STAFF-79); nobody of the staff makes them without a name. */
const workOfOperator: ReadonlySet<string> = new Set([
  ...([
    'staff_role',
    'staff_role_kept',
    'admin_invited',
    'admin_uninvited',
    'second_factor_ended',
    'demo_account_ended',
  ] as const),
]);

/** Names the writer of a change: a person, the operator's command, or nobody of the staff. */
export const writerWords = ({ by, action }: Pick<StaffWrite, 'by' | 'action'>, text: Translate): string =>
  by ?? text(workOfOperator.has(action) ? 'staff_log.by_operator' : 'staff_order.by_system');

/** The address stands in the subscription itself: there is none in the log once the person was erased. */
const newsletterTitle = (
  { entity_id, name, action }: Pick<StaffWrite, 'entity_id' | 'name' | 'action'>,
  text: Translate,
) =>
  action === 'newsletter_file'
    ? text('staff_newsletters.log_file', { list: text(`letter.${entity_id}.title`) })
    : text(`staff_newsletters.log_${action.replace('newsletter_', '')}`, { email: name || entity_id });

/** Where the changed thing is worked on; null for what has no room. */
export function pathOfWrite({ entity, entity_id, name, action }: StaffWrite): string | null {
  if (action === 'page_order') return '/staff/pages/';
  if (action === 'store_order') return '/staff/stores/';
  if (action === 'group_menu') return `/staff/menus/${encodeURIComponent(entity_id)}/`;
  if (entity === 'products') return '/staff/products/';
  if (entity === 'customer' || entity === 'order') return `/staff/${entity}s/${encodeURIComponent(entity_id)}/`;
  return placeOfSubject(entity)?.path(entity_id, name) ?? null;
}

/** A value of the log: moments and amounts as the reader's language writes them. */
export function valueWords(
  name: string,
  value: StaffWrite['before'][string] | undefined,
  { text, locale }: { text: Translate; locale: string },
): string {
  if (name === 'new_path' && value === null) return text('staff_redirects.gone');
  if (name === 'parent' && value === '') return text('staff_groups.top');
  if (value === undefined || value === null || value === '') return text('staff_content.nothing');
  if (typeof value === 'boolean') return text(value ? 'staff_log.yes' : 'staff_log.no');
  if (name === 'role') return text(`staff_people.role_${value}`);
  if (name === 'newsletter') return text(`letter.${value}.title`);
  if (name === 'subscription') return text(`staff_newsletters.status_${value}`);
  if (name === 'newsletter_language') return languageName(String(value), locale);
  if (name === 'section') return text(`staff_pages.section_${value}`);
  if (name === 'category') return text(`staff_posts.category_${value}`);
  if (name === 'published_on' || name === 'closes_on') return formatDay(String(value), locale);
  if (name === 'kind') return text(`staff_codes.kind_${value}`);
  if (name === 'way') return text(`staff_deliveries.kind_${value}`);
  if (name === 'filter') return text(`staff_attributes.filter_${value}`);
  if (name === 'front_order' || name === 'front_hidden')
    return String(value)
      .split(', ')
      .map((part) => text(`staff_banners.part_${part}`))
      .join(', ');
  if (name === 'spot') return text(`staff_banners.spot_${value}`);
  if (name === 'other_days')
    return String(value).replaceAll(/, ([a-z]+)\)/g, (_, reason) => `, ${text(`staff_stores.reason_${reason}`)})`);
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? formatDateTime(value, locale) : value;
  if (!name.endsWith('_minor')) return value.toLocaleString(locale, { maximumFractionDigits: 2 });
  return (value / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
}
