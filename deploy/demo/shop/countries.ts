import type { Locale } from 'mf-shared/contract';
import { readTable } from '../text/read-table.ts';
import { perLanguage, type Texts } from '../text/six-languages.ts';

export interface DemoTaxArea {
  id: number;
  slug: string;
  name: string;
  /** [valid from, basis points], oldest first. */
  rates: readonly (readonly [validFrom: string, basisPoints: number])[];
}

export interface DemoCountry {
  code: string;
  names: Texts;
  taxAreaId: number;
  currency: string;
  isEu: boolean;
  deliveryDays: Record<string, { start: number; end: number }>;
  skiBundleDays: { start: number; end: number };
  sortOrder: number;
}

export interface DemoCurrency {
  code: string;
  format: string;
  /** Units per euro. */
  rate: number;
  isWhole: boolean;
}

const space = '\u00a0';

export const demoCurrencies: readonly DemoCurrency[] = readTable(new URL('./currencies.csv', import.meta.url)).map(
  (row) => ({
    code: row.text('code'),
    // A tilde stands for a space that no line breaks at.
    format: row.text('format').replaceAll('~', space),
    rate: row.number('rate'),
    isWhole: row.isYes('whole'),
  }),
);

const begin = '2000-01-01';
/** Zero rate; local taxes and duties are the buyer's. */
const zeroAreaId = 90;
const rows = readTable(new URL('./countries.csv', import.meta.url));
const taxedRows = rows.filter((row) => row.text('vat') !== '');
const nameOf = (locale: Locale, code: string) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code;

export const demoTaxAreas: readonly DemoTaxArea[] = [
  ...taxedRows.map((row, i): DemoTaxArea => {
    const first = [begin, row.number('vat')] as const;
    const change = row.text('changed on');
    return {
      id: i + 1,
      slug: row.text('code'),
      name: nameOf('en', row.text('code')),
      rates: change === '' ? [first] : [first, [change, row.number('new vat')]],
    };
  }),
  { id: zeroAreaId, slug: 'outside', name: 'Outside the EU', rates: [[begin, 0]] },
];

export const demoCountries: readonly DemoCountry[] = rows.map((row, i) => {
  const code = row.text('code');
  const days = row.number('added days');
  const added = { start: days, end: days * 2 };
  const place = taxedRows.indexOf(row);
  return {
    code,
    names: perLanguage((locale) => nameOf(locale, code)),
    taxAreaId: place < 0 ? zeroAreaId : place + 1,
    currency: row.text('currency'),
    isEu: row.isYes('union'),
    deliveryDays: { '1-3': added, '5-9': added, '10-21': added },
    skiBundleDays: { start: 2, end: 4 },
    sortOrder: place < 0 ? 100 + i - taxedRows.length : place,
  };
});
