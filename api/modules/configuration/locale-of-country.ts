import type { LocaleByIp } from 'mf-shared/contract';
import type { ReferenceData } from '../../read-model/reference-data.ts';

/**
 * Country and currency of a visitor by the country that the edge found for the address; Finland where none is told or
 * the shop does not deliver there (LOCALE-23).
 */
export function localeOfCountry(
  header: string | string[] | undefined,
  { countries }: Pick<ReferenceData, 'countries'>,
): LocaleByIp {
  const country = typeof header === 'string' ? countries.get(header.toLowerCase()) : undefined;
  if (!country?.is_enabled) return { country_code: 'FI', currency: 'EUR' };
  return { country_code: country.code.toUpperCase(), currency: country.currency_code.toUpperCase() };
}
