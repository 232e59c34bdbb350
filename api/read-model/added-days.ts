import { z } from 'zod';
import type { Country } from './reference-data.ts';

const range = z.object({ start: z.number().int(), end: z.number().int() });
const setting = z.object({
  countries: z.array(
    z.object({
      delivery_country_code: z.string().length(2),
      is_enabled: z.boolean().default(true),
      delivery_days: z.record(z.string(), range).default({}),
      ski_bundle_days: range.optional(),
    }),
  ),
});

/** What the setting says of a country, by its code. */
export type AddedDays = ReadonlyMap<string, z.infer<typeof setting>['countries'][number]>;

/** Reads the setting `target_country_delivery_added_days` (CONF-51). @throws where it cannot be read */
export function addedDays(written: string): AddedDays {
  const { countries } = setting.parse(JSON.parse(written));
  return new Map(countries.map((each) => [each.delivery_country_code.toLowerCase(), each]));
}

/** Countries with the days that the setting adds to their own (AVAIL-17). */
export function withAddedDays(countries: readonly Country[], days: AddedDays): readonly Country[] {
  return countries.map((country) => {
    const added = days.get(country.code);
    if (!added?.is_enabled) return country;
    return {
      ...country,
      delivery_days: { ...country.delivery_days, ...added.delivery_days },
      ski_bundle_days: added.ski_bundle_days ?? country.ski_bundle_days,
    };
  });
}
