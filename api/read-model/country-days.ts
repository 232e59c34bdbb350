import type { DayRange } from '../db/schema/stored-json.ts';
import type { Model, Variant } from './model.ts';
import type { Country } from './reference-data.ts';

/**
 * Working days that the way to a country adds to a variant's shipping range, and those of a ski bundle besides
 * (AVAIL-15 to AVAIL-17).
 */
export function countryDays(
  country: Pick<Country, 'delivery_days' | 'ski_bundle_days'> | undefined,
  { daysFrom, daysTo }: Pick<Variant, 'daysFrom' | 'daysTo'>,
  isSkiBundle: boolean,
): DayRange {
  const way = country?.delivery_days[`${daysFrom}-${daysTo}`] ?? country?.delivery_days.default;
  const ski = isSkiBundle ? country?.ski_bundle_days : undefined;
  return { start: (way?.start ?? 0) + (ski?.start ?? 0), end: (way?.end ?? 0) + (ski?.end ?? 0) };
}

/** Skis and bindings that are sold together are mounted before they leave. */
export function isSkiBundle(models: readonly Pick<Model, 'ski_piece' | 'binding_ski_combo'>[]): boolean {
  const pieces = new Set(models.map(({ ski_piece }) => ski_piece));
  return models.some((model) => model.binding_ski_combo) || (pieces.has('skis') && pieces.has('bindings'));
}
