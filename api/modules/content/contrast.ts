/** The parts of a colour, 0 to 1. @param hex like #2f5d50 or #fff */
function partsOf(hex: string): [red: number, green: number, blue: number] {
  const digits = widened(hex).slice(1);
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

/** A colour with two digits for each part. @param hex like #2f5d50 or #fff */
export const widened = (hex: string): string =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;

/** A colour as a filter of brightness shows it. @param light 0 to 1 */
export const dimmed = (hex: string, light: number): string =>
  `#${partsOf(hex)
    .map((part) =>
      Math.round(part * light * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Relative luminance (WCAG 2.2). */
function luminanceOf(hex: string): number {
  const [red, green, blue] = partsOf(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour as staff write it: #2f5d50 or #fff. */
export const hexColour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** The contrast that words need on their ground (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5;

/** The contrast of two colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
