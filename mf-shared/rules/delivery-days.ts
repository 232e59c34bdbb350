/** Working days. */
export interface DaySpan {
  from: number;
  to: number;
}

/** Working days that a country adds: by shipping range (`1-3`, else `default`), and to a ski bundle (AVAIL-17). */
export interface AddedDays {
  delivery_days: Readonly<Record<string, { start: number; end: number }>>;
  ski_bundle_days: { start: number; end: number };
}

/** Days until goods from the supplier are here when no date is known. */
const supplierDays: DaySpan = { from: 10, to: 20 };

/** The later of both, first and last day apart. */
export const later = (one: DaySpan, other: DaySpan): DaySpan => ({
  from: Math.max(one.from, other.from),
  to: Math.max(one.to, other.to),
});

/** Working days until something leaves: its shipping range, and not before the supplier has sent what is not in stock. */
export const daysToLeave = (range: DaySpan, isInStock: boolean): DaySpan =>
  isInStock ? range : later(range, supplierDays);

/**
 * Working days that the way to a country adds to a shipping range, and those of a ski bundle besides (AVAIL-15 to
 * AVAIL-17).
 */
export function countryDays(country: AddedDays | undefined, range: DaySpan, isSkiBundle: boolean): DaySpan {
  const way = country?.delivery_days[`${range.from}-${range.to}`] ?? country?.delivery_days.default;
  const ski = isSkiBundle ? country?.ski_bundle_days : undefined;
  return { from: (way?.start ?? 0) + (ski?.start ?? 0), to: (way?.end ?? 0) + (ski?.end ?? 0) };
}

export const sumOfDays = (one: DaySpan, other: DaySpan): DaySpan => ({
  from: one.from + other.from,
  to: one.to + other.to,
});

/** Working days from the order to the arrival: the first day on the way is the last one until it leaves. */
export const daysToArrive = (leaves: DaySpan, way: DaySpan): DaySpan => ({
  from: Math.max(leaves.from, 1) + way.from - 1,
  to: Math.max(leaves.to, 1) + way.to - 1,
});
