import { pick } from '../kit/pick.ts';
import { hashText, seededRandom } from '../kit/random.ts';
import { round1 } from '../kit/shapes.ts';
import { letterOf } from './letters.ts';
import { type Mark, marks } from './marks.ts';

export type LogoGround = 'light' | 'dark';

export const LOGO_WIDTH = 280;
export const LOGO_HEIGHT = 140;
const MARGIN = 18;
const INK: Readonly<Record<LogoGround, string>> = { light: '#1f2a27', dark: '#eef1ec' };

interface Style {
  weight: number;
  tracking: number;
  /** Width of the letters against their height. */
  stretch: number;
  slant: number;
  isRound: boolean;
  mark: Mark | null;
  isStacked: boolean;
}

function styleOf(slug: string): Style {
  const random = seededRandom(hashText(slug));
  const chance = (share: number) => random() < share;
  const weight = pick([8, 12, 17, 23], Math.floor(random() * 4));
  return {
    weight,
    tracking: weight + pick([14, 22, 38], Math.floor(random() * 3)),
    stretch: pick([0.78, 0.92, 1, 1.16], Math.floor(random() * 4)),
    slant: chance(0.22) ? -10 : 0,
    isRound: chance(0.45),
    mark: chance(0.62) ? pick(marks, Math.floor(random() * marks.length)) : null,
    isStacked: chance(0.35),
  };
}

function stroked(d: string, { weight, isRound }: Style, ink: string, placed: string): string {
  const ends = isRound
    ? 'stroke-linecap="round" stroke-linejoin="round"'
    : 'stroke-linejoin="miter" stroke-miterlimit="3"';
  return `<path d="${d}" ${placed} fill="none" stroke="${ink}" stroke-width="${weight}" ${ends}/>`;
}

/** Wordmark of a brand from its slug, in one ink on a transparent ground. Equal slugs give equal logos. */
export function drawLogo(slug: string, ground: LogoGround): string {
  const style = styleOf(slug);
  const ink = INK[ground];
  let x = 0;
  let word = '';
  for (const char of slug.toUpperCase().replaceAll('-', ' ')) {
    const { width, d } = letterOf(char);
    if (d) word += stroked(d, style, ink, `transform="translate(${round1(x)} 0) scale(${style.stretch} 1)"`);
    x += width * style.stretch + style.tracking;
  }
  const wordWidth = Math.max(1, x - style.tracking + style.weight);
  const { mark } = style;
  const beside = mark && !style.isStacked ? 136 : 0;
  const above = mark && style.isStacked ? 130 : 0;
  const [fullWidth, fullHeight] = [wordWidth + beside, 100 + style.weight + above];
  const scale = Math.min((LOGO_WIDTH - 2 * MARGIN) / fullWidth, (LOGO_HEIGHT - 2 * MARGIN) / fullHeight, 0.62);
  const left = (LOGO_WIDTH - fullWidth * scale) / 2 + (style.weight * scale) / 2;
  const top = (LOGO_HEIGHT - fullHeight * scale) / 2 + (style.weight * scale) / 2;
  const sign = mark ? signOf(mark, style, ink, style.isStacked ? (wordWidth - style.weight - 92) / 2 : 0) : '';
  const slant = style.slant ? ` skewX(${style.slant})` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_WIDTH} ${LOGO_HEIGHT}" width="${LOGO_WIDTH}" height="${LOGO_HEIGHT}">` +
    `<g transform="translate(${round1(left)} ${round1(top)}) scale(${Math.round(scale * 1000) / 1000})">${sign}` +
    `<g transform="translate(${beside} ${above})${slant}">${word}</g></g></svg>`
  );
}

function signOf(mark: Mark, style: Style, ink: string, x: number): string {
  const placed = `transform="translate(${round1(x)} 4) scale(.92)"`;
  return mark.isFilled
    ? `<path d="${mark.d}" ${placed} fill="${ink}" fill-rule="evenodd"/>`
    : stroked(mark.d, { ...style, weight: Math.min(14, style.weight) }, ink, placed);
}
