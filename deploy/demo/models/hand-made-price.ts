import { addDays, dayEnd, dayStart } from '../prices/day.ts';
import { periods } from '../prices/make-price.ts';

/** A price that was lowered nine days ago and goes back in eight. */
export const off = (today: string, regularMinor: number, activeMinor: number, clubMinor: number | null = null) => ({
  price: { regularMinor, activeMinor, clubMinor, discountFreeMinor: regularMinor, endsAt: dayEnd(addDays(today, 8)) },
  history: periods([
    [dayStart(addDays(today, -120)), regularMinor],
    [dayStart(addDays(today, -9)), activeMinor],
  ]),
});

/** A price that has stood for a while. */
export const at = (today: string, minor: number, clubMinor: number | null = null, discountFreeMinor = minor) => ({
  price: { regularMinor: minor, activeMinor: minor, clubMinor, discountFreeMinor, endsAt: null },
  history: [{ activeMinor: minor, validFrom: dayStart(addDays(today, -120)), validTo: null }],
});
