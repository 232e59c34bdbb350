import type { Locale, OtherDays } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { dayAfter, isoDay, storeTime } from 'mf-shared/rules/store-time';
import { weekHours } from 'mf-shared/rules/week-hours';
import type { Store } from '../../read-model/reference-data.ts';
import { translate } from '../../texts/translate.ts';
import type { BuyerView } from './buyer-view.ts';
import { distanceMeters, placeOfPostalCode } from './near-points.ts';
import type { DeliveryLocation, PricedRow } from './priced-cart.ts';

type StoreHours = Pick<Store, 'opening_hours' | 'other_days'>;

/** Stores from which every row can be collected at once. */
export function storesWithAll(rows: readonly PricedRow[], stores: Iterable<Store>): Store[] {
  const needs = new Map<number, number>();
  for (const row of rows) needs.set(row.variant.id, (needs.get(row.variant.id) ?? 0) + row.amount);
  const has = (store: Store, row: PricedRow) =>
    (row.variant.stock[store.id] ?? 0) >= (needs.get(row.variant.id) ?? 0) && !row.variant.blockedStock;
  return [...stores].filter((store) => rows.every((row) => has(store, row)));
}

/** Rows that keep an express pickup from a store (AVAIL-28). */
export function rowsMissingIn(store: Store, rows: readonly PricedRow[]): PricedRow[] {
  return rows.filter((row) => storesWithAll([row], [store]).length === 0);
}

/** The nearest first, before them the one that the buyer prefers: browsers choose the first (SESSION-85). */
export function storeLocations(stores: readonly Store[], postalCode: string, view: BuyerView): DeliveryLocation[] {
  const points = view.facts.pickupPoints.get(view.country) ?? [];
  const place = placeOfPostalCode(postalCode, points);
  return stores
    .map((store): DeliveryLocation => {
      const at = placeOfPostalCode(store.postal_code, points);
      return {
        id: String(store.id),
        name: store.name,
        address: store.address,
        postalCode: store.postal_code,
        city: store.city,
        openingHours: openingHoursText(store, view.now, view.locale),
        distanceMeters: place && at ? Math.max(100, Math.round(distanceMeters(place, at) / 100) * 100) : null,
        // A store is placed by its postal code alone, which is too little for a map.
        ...{ eastMeters: null, northMeters: null },
      };
    })
    .sort((a, b) => rankOf(a, view) - rankOf(b, view) || (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0));
}

const rankOf = ({ id }: DeliveryLocation, { preferredStoreId }: BuyerView): number =>
  id === String(preferredStoreId) ? 0 : 1;

const hoursTexts = new Cache<string>({ most: 500 });
/** The days ahead within which goods are fetched as a rule. */
const aheadDays = 14;

/** The hours of the week, and of the days with others among the next two weeks: `ma–pe 10–20, la 10–18 · 24.12. 10–14` (AVAIL-33). */
export function openingHoursText({ opening_hours, other_days }: StoreHours, now: Date, locale: Locale): string {
  const time = storeTime(now.getTime());
  const soon = other_days.filter(({ from, to }) => to >= isoDay(time) && from <= dayAfter(time, aheadDays).iso);
  return hoursTexts.getOrMake(JSON.stringify([locale, opening_hours, soon]), () =>
    [weekHours(opening_hours, locale), ...soon.map((days) => otherHours(days, locale))].filter(Boolean).join(' · '),
  );
}

function otherHours({ from, to, hours }: OtherDays, locale: Locale): string {
  const written = new Intl.DateTimeFormat(europeanLocale(locale), {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  return `${written.formatRange(Date.parse(from), Date.parse(to))} ${hours ?? translate(locale, 'delivery.closed')}`;
}
