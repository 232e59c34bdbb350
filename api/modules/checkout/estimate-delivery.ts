import type { Locale } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';
import { countryDays, type DaySpan, daysToArrive, daysToLeave, later, sumOfDays } from 'mf-shared/rules/delivery-days';
import { inStock } from '../../read-model/stock-facts.ts';
import { dayFormat } from '../../texts/day-format.ts';
import { translate } from '../../texts/translate.ts';
import type { BuyerView } from './buyer-view.ts';
import type { DeliveryMethodFact } from './checkout-facts.ts';
import type { PricedRow } from './priced-cart.ts';
import { addWorkingDays } from './working-days.ts';

/**
 * Working days until a row can be delivered: the shipping range plus the country's days, and a ski bundle's (AVAIL-15,
 * AVAIL-16).
 */
export function rowDays({ variant, amount, isSkiBundle }: PricedRow, view: BuyerView): DaySpan {
  const range = { from: variant.daysFrom, to: variant.daysTo };
  const added = countryDays(view.catalogue.countries.get(view.country), range, isSkiBundle);
  return sumOfDays(daysToLeave(range, inStock(variant) >= amount), added);
}

/** All rows travel together: the slowest decides. */
export function cartDays(rows: readonly PricedRow[], view: BuyerView): DaySpan {
  return rows.map((row) => rowDays(row, view)).reduce(later, { from: 0, to: 0 });
}

export function daysText(days: DaySpan, locale: Locale): string {
  if (days.to === 0) return '';
  const isOne = days.from === days.to;
  return translate(locale, isOne ? 'delivery.days' : 'delivery.days_range', { ...days, count: days.to });
}

/** Dates between which a parcel arrives by a method; both ISO dates. */
export function estimateDates(days: DaySpan, fact: DeliveryMethodFact, day: string): { from: string; to: string } {
  const { from, to } = daysToArrive(days, { from: fact.daysFrom, to: fact.daysTo });
  return { from: addWorkingDays(day, from), to: addWorkingDays(day, to) };
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
