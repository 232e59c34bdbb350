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

/**
 * The general setting `target_country_delivery_added_days` adds days to a country's own (AVAIL-17). One that does not
 * parse is ignored and told (CONF-56).
 */
export function withAddedDays(
  countries: readonly Country[],
  written: string | undefined,
  onError: (error: unknown) => void,
): readonly Country[] {
  if (!written) return countries;
  try {
    const { countries: told } = setting.parse(JSON.parse(written));
    const byCode = new Map(told.map((each) => [each.delivery_country_code.toLowerCase(), each]));
    return countries.map((country) => {
      const added = byCode.get(country.code);
      if (!added?.is_enabled) return country;
      return {
        ...country,
        delivery_days: { ...country.delivery_days, ...added.delivery_days },
        ski_bundle_days: added.ski_bundle_days ?? country.ski_bundle_days,
      };
    });
  } catch (error) {
    onError(new Error('target_country_delivery_added_days is ignored', { cause: error }));
    return countries;
  }
}
