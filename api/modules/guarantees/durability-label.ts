import { escapeHtml } from '../../texts/escape-html.ts';
import { garanName, qrPath, shieldParts } from './guarantee-signs.ts';

export interface DurabilityLabel {
  brand: string;
  model: string;
  /** The years as the label writes them: `5`, `2,5`. */
  years: string;
  /** What it says, for those who do not see it. */
  words: string;
}

const labelAddress = 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm';
/** The label has its words in all languages of the Union, wherever it is shown. */
const inLanguages = [
  'BG Гаранция от производителя в години',
  'CS Záruka výrobce v letech',
  'DA Producentgarantiens varighed i år',
  'DE Herstellergarantie in Jahren',
  'EL Εγγύηση παραγωγού σε έτη',
  'EN Producer guarantee in years',
  'ES Garantía del productor en años',
  'ET Tootja garantii aastates',
  'FI Tuottajan takuu vuosina',
  'FR Garantie du producteur en années',
  'GA Ráthaíocht an táirgeora de réir blianta',
  'HR Jamstvo proizvođača u godinama',
  'HU Gyártói jótállás években',
  'IT Garanzia del produttore in anni',
  'LT Gamintojo garantija metais',
  'LV Ražotāja garantija gados',
  'MT Garanzija tal-produttur fi snin',
  'NL Producentengarantie in jaren',
  'PL Gwarancja producenta w latach',
  'PT Garantia do produtor em anos',
  'RO Garanția producătorului în ani',
  'SK Záruka výrobcu v rokoch',
  'SL Garancija proizvajalca v letih',
  'SV Tillverkarens garanti i antal år',
];

/** A line of the label; a long one is set narrower. */
function line(words: string, attributes: string, { most, size }: { most: number; size: number }): string {
  const fits = words.length * size * 0.5 <= most ? '' : ` textLength="${most}" lengthAdjust="spacingAndGlyphs"`;
  return `<text ${attributes} font-size="${size}"${fits}>${escapeHtml(words)}</text>`;
}

/** The label of a producer’s guarantee of durability (LAW-12): only years, brand and model differ from one to the next. */
export function labelSign({ brand, model, years, words }: DurabilityLabel): string {
  const translations = inLanguages.map((each, n) =>
    line(each, `x="${44 + Math.floor(n / 12) * 720}" y="${980 + (n % 12) * 47}"`, { most: 690, size: 31 }),
  );
  return [
    `<svg data-label viewBox="0 0 1481 1559" role="img" aria-label="${escapeHtml(words)}" font-family="Inter, sans-serif">`,
    '<rect x="2" y="2" width="1477" height="1555" rx="40" fill="#FFFFFF" stroke="#000000" stroke-width="4"/>',
    '<rect x="19" y="19" width="1443" height="1521" rx="28" fill="none" stroke="#000000" stroke-width="4"/>',
    garanName({ x: 48, y: 250, size: 210 }),
    `<g transform="translate(1195 45) scale(2.2)">${shieldParts()}</g>`,
    '<path d="M19 338h1443M19 440h1443M19 922h1443" stroke="#000000" stroke-width="4"/>',
    line(brand, 'x="44" y="406" font-weight="600"', { most: 640, size: 44 }),
    line(model, 'x="1438" y="406" font-weight="600" text-anchor="end"', { most: 640, size: 44 }),
    line(years, 'x="40" y="835" font-weight="800"', { most: 600, size: 420 }),
    '<g fill="none" stroke="#000000" stroke-width="16"><rect x="680" y="545" width="270" height="270" rx="28"/><path d="M680 625h270M750 505v70M880 505v70"/></g>',
    '<text x="815" y="755" font-size="110" font-weight="800" text-anchor="middle">365</text>',
    qrPath(labelAddress, { x: 1040, y: 480, size: 400 }),
    ...translations,
    '</svg>',
  ].join('');
}
