import type { StoreStanding } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { Row } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';

const needed = ['name', 'address', 'postal_code', 'city'] as const;

/**
 * Whether a store may open or close (STAFF-47).
 * @throws Refusal for the web shop's own warehouse, for a new store that lacks facts or hours, and for a day that is over
 */
export function checkStanding(row: Row<'stores'>, { is_open, closes_on }: StoreStanding): void {
  if (row.type !== 'retail') throw new Refusal(409, 'store_stays_open');
  if (!is_open) return;
  if (closes_on !== null && closes_on <= shopDay()) throw refusedField('closes_on', 'stores.closes_too_soon');
  const isWhole = needed.every((name) => row[name].trim() !== '') && row.opening_hours.some((hours) => hours !== null);
  const wasNeverOpen = !row.is_open && row.closes_on === null;
  if (wasNeverOpen && !isWhole) throw new Refusal(409, 'store_not_whole');
}

/** What stood before as it can stand now: no day to close that is over, and one that shoppers saw open closes today. */
export function standingNow(before: StoreStanding, was: StoreStanding): StoreStanding {
  const { is_open, closes_on } = before;
  if (is_open) return { is_open, closes_on: closes_on !== null && closes_on <= shopDay() ? null : closes_on };
  return was.is_open && closes_on === null ? { is_open, closes_on: shopDay() } : before;
}

/** What is wanted as it is kept: a store that closes is closed from today on. */
export function tidyStanding(wanted: StoreStanding, was: StoreStanding): StoreStanding {
  if (wanted.is_open) return { is_open: true, closes_on: wanted.closes_on };
  return was.is_open ? { is_open: false, closes_on: shopDay() } : was;
}
