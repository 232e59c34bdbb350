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

export const demoCurrencies: readonly DemoCurrency[] = (
  [
    ['eur', '€', 1],
    ['sek', 'kr', 11.05],
    ['nok', 'kr', 11.72],
    ['dkk', 'kr', 7.46],
    ['usd', '$ before', 1.16],
    ['gbp', '£ before', 0.87],
    ['chf', 'CHF\u00a0 before', 0.94],
    ['pln', 'zł', 4.26],
    ['czk', 'Kč', 24.3],
    ['huf', 'Ft', 388],
    ['ron', 'lei', 5.08],
    ['isk', 'kr', 142],
    ['jpy', '¥ before', 176],
    ['cad', 'CA$ before', 1.62],
    ['aud', 'A$ before', 1.78],
    ['rub', '₽', 94],
  ] as const
).map(([code, sign, rate]) => ({
  code,
  // The sign stands after the figure unless it says otherwise.
  format: sign.endsWith(' before') ? `${sign.slice(0, -' before'.length)}{price}` : `{price}\u00a0${sign}`,
  rate,
  isWhole: ['chf', 'czk', 'dkk', 'jpy', 'pln', 'rub', 'sek', 'nok', 'huf', 'isk'].includes(code),
}));

const begin = '2000-01-01';
/**
 * Code, currency, days added to delivery, general VAT in basis points; an earlier rate after a slash with the day of
 * the change.
 */
const europeanUnion = `
fi eur 0 2400 2024-09-01 2550
se sek 1 2500
de eur 2 1900
fr eur 3 2000
ee eur 1 2200 2025-07-01 2400
dk dkk 1 2500
at eur 3 2000
be eur 3 2100
bg eur 5 2000
hr eur 5 2500
cy eur 6 1900
cz czk 3 2100
gr eur 6 2400
hu huf 4 2700
ie eur 4 2300
it eur 4 2200
lv eur 1 2100
lt eur 2 2100
lu eur 3 1700
mt eur 6 1800
nl eur 2 2100
pl pln 3 2300
pt eur 5 2300
ro ron 5 1900 2025-08-01 2100
sk eur 4 2000 2025-01-01 2300
si eur 4 2200
es eur 4 2100
no nok 2 2500
gb gbp 4 2000
ch chf 4 770 2024-01-01 810
`;
const notInUnion = new Set(['no', 'gb', 'ch']);
/** Zero rate; local taxes and duties are the buyer's. */
const elsewhere = `
us usd 7
ca cad 8
is isk 4
jp jpy 8
au aud 9
nz usd 10
kr usd 8
sg usd 8
hk usd 8
il usd 8
ae usd 8
tr eur 6
ua eur 7
md eur 7
ge eur 8
am eur 8
kz eur 9
rs eur 5
ba eur 6
mk eur 6
al eur 6
me eur 6
li chf 4
gl dkk 9
fo dkk 6
ad eur 5
mc eur 4
sm eur 5
cl usd 12
mx usd 10
br usd 12
ar usd 12
za usd 11
in usd 10
th usd 9
`;

const parse = (block: string) =>
  block
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
const zeroAreaId = 90;

export const demoTaxAreas: readonly DemoTaxArea[] = [
  ...parse(europeanUnion).map(
    ([code = '', , , first = '0', change, second], i): DemoTaxArea => ({
      id: i + 1,
      slug: code,
      name: new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code,
      rates: change
        ? [
            [begin, Number(first)],
            [change, Number(second)],
          ]
        : [[begin, Number(first)]],
    }),
  ),
  { id: zeroAreaId, slug: 'outside', name: 'Outside the EU', rates: [[begin, 0]] },
];

function country(
  code: string,
  currency: string,
  addedDays: number,
  taxAreaId: number,
  isEu: boolean,
  sortOrder: number,
): DemoCountry {
  return {
    code,
    names: perLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code),
    taxAreaId,
    currency,
    isEu,
    deliveryDays: {
      '1-3': { start: addedDays, end: addedDays * 2 },
      '5-9': { start: addedDays, end: addedDays * 2 },
      '10-21': { start: addedDays, end: addedDays * 2 },
    },
    skiBundleDays: { start: 2, end: 4 },
    sortOrder,
  };
}

export const demoCountries: readonly DemoCountry[] = [
  ...parse(europeanUnion).map(([code = '', currency = 'eur', days = '0'], i) =>
    country(code, currency, Number(days), i + 1, !notInUnion.has(code), i),
  ),
  ...parse(elsewhere).map(([code = '', currency = 'eur', days = '0'], i) =>
    country(code, currency, Number(days), zeroAreaId, false, 100 + i),
  ),
];
