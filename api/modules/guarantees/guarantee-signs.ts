import { encode } from 'uqr';
import { escapeHtml } from '../mail/mail-layout.ts';

/** The colours of both signs: the law names them, and no theme changes them. */
const blue = '#003399';
const yellow = '#FFED00';

const round = (value: number) => Math.round(value * 100) / 100;

/** A star with five points around a place. */
function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const length = n % 2 === 0 ? radius : radius * 0.382;
    const angle = (n * Math.PI) / 5 - Math.PI / 2;
    return `${round(x + length * Math.cos(angle))} ${round(y + length * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** Twelve stars in a circle around a G, on a shield of 100 × 120. */
function shieldParts(): string {
  const stars = Array.from({ length: 12 }, (_, n) => {
    const angle = (n * Math.PI) / 6;
    return star(50 + 33 * Math.sin(angle), 53 - 33 * Math.cos(angle), 7);
  });
  return [
    `<path d="M50 3C37 10 22 13 6 13v48c0 27 20 45 44 56 24-11 44-29 44-56V13C78 13 63 10 50 3z" fill="${blue}" stroke="#FFFFFF" stroke-width="4"/>`,
    `<path d="${stars.join('')}" fill="${yellow}"/>`,
    '<path d="M65 44a18 18 0 1 0 2.5 14H52" fill="none" stroke="#FFFFFF" stroke-width="8"/>',
  ].join('');
}

/** The shield beside the words of the notice. */
export const shieldSign = (): string =>
  `<svg data-shield viewBox="0 0 100 120" aria-hidden="true">${shieldParts()}</svg>`;

/** The mark of the label: its name with a tick in a square, and the shield. */
export const garanSign = (): string =>
  [
    '<svg data-garan viewBox="0 0 560 130" aria-hidden="true">',
    garanName({ x: 0, y: 98, size: 100 }),
    `<g transform="translate(455 5)">${shieldParts()}</g></svg>`,
  ].join('');

function garanName({ x, y, size }: { x: number; y: number; size: number }): string {
  const box = size * 0.72;
  const left = x + size * 3.55;
  const top = y - box;
  const tick = `M${left + box * 0.22} ${top + box * 0.52}l${box * 0.22} ${box * 0.24} ${box * 0.36}-${box * 0.46}`;
  return [
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" textLength="${size * 3.4}" lengthAdjust="spacingAndGlyphs">GARAN</text>`,
    `<rect x="${left}" y="${top}" width="${box}" height="${box}" rx="${box * 0.16}"/>`,
    `<path d="${tick}" fill="none" stroke="#FFFFFF" stroke-width="${box * 0.14}"/>`,
  ].join('');
}

/** A square that a phone’s camera reads. */
function qrPath(address: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const rows = encode(address, { border: 1 }).data;
  const dark = rows.flatMap((row, line) =>
    row.flatMap((isDark, column) => (isDark ? [`M${column} ${line}h1v1h-1z`] : [])),
  );
  const scale = round(size / rows.length);
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${dark.join('')}" shape-rendering="crispEdges"/>`;
}

export function qrSign(address: string, words: string): string {
  const code = qrPath(address, { x: 0, y: 0, size: 100 });
  return `<svg data-qr viewBox="0 0 100 100" role="img" aria-label="${escapeHtml(words)}"><rect width="100" height="100" fill="#FFFFFF"/>${code}</svg>`;
}

export interface DurabilityLabel {
  brand: string;
  model: string;
  /** As the label writes them: `5`, `2,5`. */
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
  const told = inLanguages.map((each, n) =>
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
    ...told,
    '</svg>',
  ].join('');
}
