import { readTable } from '../text/read-table.ts';
import type { Texts } from '../text/six-languages.ts';
import { type DemoCountry, demoCountries } from './countries.ts';

export interface DemoDeliveryMethod {
  slug: string;
  countryCode: string;
  kind: 'pickup_point' | 'home' | 'store' | 'express' | 'repack';
  carrier: string;
  names: Texts;
  descriptions: Texts;
  priceMinor: number;
  freeFromMinor: number | null;
  days: readonly [from: number, to: number];
}

const kinds = ['pickup_point', 'home', 'store', 'express', 'repack'] as const;

interface MethodRow {
  /** Country codes, `europe` or `world`. */
  countries: readonly string[];
  method: Omit<DemoDeliveryMethod, 'countryCode'>;
}

const rows: readonly MethodRow[] = readTable(new URL('./delivery-methods.csv', import.meta.url)).map((row) => ({
  countries: row.words('countries'),
  method: {
    slug: row.text('slug'),
    kind: row.oneOf('kind', kinds),
    carrier: row.text('carrier'),
    names: row.texts('name'),
    descriptions: row.texts('description'),
    priceMinor: row.number('price'),
    freeFromMinor: row.optionalNumber('free from'),
    days: [row.number('days from'), row.number('days to')],
  },
}));

const methodsIn = (place: string) =>
  rows.filter(({ countries }) => countries.includes(place)).map(({ method }) => method);

/** Countries without methods of their own have those of Europe or of the world. */
function methodsOf({ code, isEu }: DemoCountry) {
  const own = methodsIn(code);
  if (own.length > 0) return own;
  return methodsIn(isEu || code === 'gb' || code === 'ch' ? 'europe' : 'world');
}

export const demoDeliveryMethods: readonly DemoDeliveryMethod[] = demoCountries.flatMap((country) =>
  methodsOf(country).map((method) => ({ ...method, countryCode: country.code })),
);
