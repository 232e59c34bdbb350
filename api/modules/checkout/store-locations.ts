import type { Locale } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';
import type { Store } from '../../read-model/reference-data.ts';
import type { BuyerView } from './buyer-view.ts';
import { distanceMeters, placeOfPostalCode } from './near-points.ts';
import type { DeliveryLocation, PricedRow } from './priced-cart.ts';

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
        openingHours: openingHoursText(store.opening_hours, view.locale),
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

/** Monday first: `ma–pe 10–20, la 10–18`. Days that are alike are told together, closed days not at all. */
function openingHoursText(hours: readonly (string | null)[], locale: Locale): string {
  return hoursTexts.getOrMake([locale, ...hours].join('|'), () => writeHours(hours, locale));
}

function writeHours(hours: readonly (string | null)[], locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const dayName = (index: number) => format.format(Date.UTC(2024, 0, 1 + index));
  const spans: { first: number; last: number; open: string }[] = [];
  hours.forEach((open, index) => {
    const span = spans.at(-1);
    if (open === null) return;
    if (span && span.open === open && span.last === index - 1) span.last = index;
    else spans.push({ first: index, last: index, open });
  });
  return spans
    .map(({ first, last, open }) => `${dayName(first)}${last > first ? `–${dayName(last)}` : ''} ${open}`)
    .join(', ');
}
