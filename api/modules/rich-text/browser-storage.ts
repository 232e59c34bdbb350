import type { Locale } from 'mf-shared/contract';
import { escapeHtml } from '../../texts/escape-html.ts';
import { translate } from '../../texts/translate.ts';

type Place = 'cookie' | 'device' | 'tab';
type Purpose =
  | 'consent'
  | 'country'
  | 'sign_in'
  | 'cart'
  | 'payment'
  | 'forms'
  | 'memory'
  | 'looks'
  | 'running'
  | 'order_test'
  | 'trials'
  | 'staff';
type Lifetime =
  | 'year'
  | 'chosen'
  | 'session'
  | 'three_days'
  | 'eight_hours'
  | 'seven_days'
  | 'cleared'
  | 'agreed'
  | 'tab'
  | 'sign_in';

interface StoredEntry {
  /** The name that browsers show; a star stands for what differs from one to the next. */
  name: string;
  place: Place;
  purpose: Purpose;
  lifetime: Lifetime;
}

/**
 * Everything that the shop keeps in a visitor's browser (LAW-6). A house test finds names that are missing here, and names
 * that nothing uses any more.
 */
const browserStorage: readonly StoredEntry[] = [
  { name: 'havu-consent', place: 'device', purpose: 'consent', lifetime: 'cleared' },
  { name: 'so_locale', place: 'cookie', purpose: 'country', lifetime: 'year' },
  { name: 'so_delivery_country_code', place: 'cookie', purpose: 'country', lifetime: 'chosen' },
  { name: 'so_currency_code', place: 'cookie', purpose: 'country', lifetime: 'chosen' },
  { name: 'so_geoip_country_code', place: 'cookie', purpose: 'country', lifetime: 'session' },
  { name: 'so.auth', place: 'cookie', purpose: 'sign_in', lifetime: 'sign_in' },
  { name: 'havu-token-since', place: 'device', purpose: 'sign_in', lifetime: 'cleared' },
  { name: 'havu-cart', place: 'device', purpose: 'cart', lifetime: 'cleared' },
  { name: 'havu-cart-base', place: 'device', purpose: 'cart', lifetime: 'cleared' },
  { name: 'havu-checkout-form', place: 'device', purpose: 'cart', lifetime: 'cleared' },
  { name: 'havu-order-attempt', place: 'device', purpose: 'payment', lifetime: 'cleared' },
  { name: 'havu-pending-payment', place: 'device', purpose: 'payment', lifetime: 'cleared' },
  { name: 'havu.complaint', place: 'tab', purpose: 'forms', lifetime: 'three_days' },
  { name: 'havu.return', place: 'tab', purpose: 'forms', lifetime: 'three_days' },
  { name: 'havu.store-return', place: 'tab', purpose: 'forms', lifetime: 'three_days' },
  { name: 'havu.letter *', place: 'tab', purpose: 'forms', lifetime: 'three_days' },
  { name: 'havu-viewed-products', place: 'tab', purpose: 'memory', lifetime: 'agreed' },
  { name: 'havu-selected-sizes', place: 'tab', purpose: 'memory', lifetime: 'agreed' },
  { name: 'havu-searches', place: 'tab', purpose: 'memory', lifetime: 'agreed' },
  { name: 'havu-postcode', place: 'tab', purpose: 'memory', lifetime: 'agreed' },
  { name: 'grid-size', place: 'cookie', purpose: 'looks', lifetime: 'year' },
  { name: 'grid-size', place: 'device', purpose: 'looks', lifetime: 'cleared' },
  { name: 'so_sheet', place: 'cookie', purpose: 'running', lifetime: 'year' },
  { name: 'havu-scroll', place: 'tab', purpose: 'running', lifetime: 'tab' },
  { name: 'havu-visited-paths', place: 'tab', purpose: 'running', lifetime: 'tab' },
  { name: 'havu-reloaded-at', place: 'tab', purpose: 'running', lifetime: 'tab' },
  { name: 'havu-search-order', place: 'device', purpose: 'order_test', lifetime: 'cleared' },
  { name: 'so_feature_flags', place: 'cookie', purpose: 'trials', lifetime: 'session' },
  { name: 'so_canary', place: 'cookie', purpose: 'trials', lifetime: 'seven_days' },
  { name: 'so_release', place: 'cookie', purpose: 'staff', lifetime: 'eight_hours' },
  { name: 'havu.counter-store', place: 'tab', purpose: 'staff', lifetime: 'tab' },
  { name: 'havu.as-member', place: 'tab', purpose: 'staff', lifetime: 'tab' },
  { name: 'havu.edit-here', place: 'tab', purpose: 'staff', lifetime: 'tab' },
  { name: 'havu.palette.*', place: 'tab', purpose: 'staff', lifetime: 'tab' },
];

/** The list in the reader's language, by what it is for, for `{storage}` in a page of the merchant's. */
export function storageList(locale: Locale): string {
  const say = (key: string) => escapeHtml(translate(locale, key));
  const groups = Map.groupBy(browserStorage, ({ purpose, place, lifetime }) => [purpose, place, lifetime].join(' '));
  const rows = [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const { purpose, place, lifetime } = first;
    const where = `${say(`legal.place.${place}`)}, ${say(`legal.lifetime.${lifetime}`)}`;
    const names = entries.map(({ name }) => `<em>${escapeHtml(name)}</em>`).join(', ');
    return [`<li><strong>${say(`legal.purpose.${purpose}`)}</strong><br>${where}<br>${names}</li>`];
  });
  return `<ul>${rows.join('')}</ul>`;
}
