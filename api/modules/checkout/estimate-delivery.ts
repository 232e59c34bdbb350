import type { Locale } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { countryDays } from '../../read-model/country-days.ts';
import { inStock } from '../../read-model/stock-facts.ts';
import { translate } from '../../texts/translate.ts';
import type { BuyerView } from './buyer-view.ts';
import type { DeliveryMethodFact } from './checkout-facts.ts';
import type { PricedRow } from './priced-cart.ts';
import { addWorkingDays } from './working-days.ts';

/** Days until goods from the supplier are here when no date is known. */
const supplierDays = { from: 10, to: 20 };

export interface DayRange {
  from: number;
  to: number;
}

/**
 * Working days until a row can be delivered: the shipping range plus the country's days, and a ski bundle's (AVAIL-15,
 * AVAIL-16).
 */
export function rowDays(row: PricedRow, view: BuyerView): DayRange {
  const { variant } = row;
  const own = { from: variant.daysFrom, to: variant.daysTo };
  const range = inStock(variant) >= row.amount ? own : later(own, supplierDays);
  const added = countryDays(view.catalogue.countries.get(view.country), variant, row.isSkiBundle);
  return { from: range.from + added.start, to: range.to + added.end };
}

/** All rows travel together: the slowest decides. */
export function cartDays(rows: readonly PricedRow[], view: BuyerView): DayRange {
  return rows.map((row) => rowDays(row, view)).reduce(later, { from: 0, to: 0 });
}

const later = (one: DayRange, other: DayRange): DayRange => ({
  from: Math.max(one.from, other.from),
  to: Math.max(one.to, other.to),
});

export function daysText(days: DayRange, locale: Locale): string {
  if (days.to === 0) return '';
  const isOne = days.from === days.to;
  return translate(locale, isOne ? 'delivery.days' : 'delivery.days_range', { ...days, count: days.to });
}

/** Dates between which a parcel arrives by a method; both ISO dates. */
export function estimateDates(days: DayRange, fact: DeliveryMethodFact, day: string): { from: string; to: string } {
  return {
    from: addWorkingDays(day, Math.max(days.from, 1) + fact.daysFrom - 1),
    to: addWorkingDays(day, Math.max(days.to, 1) + fact.daysTo - 1),
  };
}

type DayStyle = 'day' | 'dayAndMonth';
const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: Locale, style: DayStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const month = style === 'day' ? {} : { month: 'long' as const };
  const made = new Intl.DateTimeFormat(europeanLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...month,
  });
  formats.set(key, made);
  return made;
}

/** `ti 24. – ke 25. marraskuuta`; the first month is told where it is another. */
export function estimateText({ from, to }: { from: string; to: string }, locale: Locale): string {
  return cachedTexts.getOrMake(`${from} ${to} ${locale}`, () => writeEstimate(from, to, locale));
}

/** Every cart of a day is told the same few spans. */
const cachedTexts = new Cache<string>({ most: 1000 });

function writeEstimate(from: string, to: string, locale: Locale): string {
  const until = dayFormat(locale, 'dayAndMonth').format(Date.parse(to));
  if (from === to) return until;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${dayFormat(locale, isSameMonth ? 'day' : 'dayAndMonth').format(Date.parse(from))} – ${until}`;
}
