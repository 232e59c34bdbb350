import { encode } from 'uqr';
import { escapeHtml } from '../../texts/escape-html.ts';

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
export function shieldParts(): string {
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

export function garanName({ x, y, size }: { x: number; y: number; size: number }): string {
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
export function qrPath(address: string, { x, y, size }: { x: number; y: number; size: number }): string {
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
