import { describe, expect, it } from 'vitest';
import { filesOf, read } from './source-files.ts';

/** What the style sheets say of the shop's look (docs/design/look.md): figures that a screen would show too late. */

const styles = (file: string) => read(`mf-shared/ui/styles/${file}.css`);
const [scale, meaning, fonts, themes] = [styles('scale'), styles('meaning'), styles('fonts'), styles('themes')];
const declared = (sheet: string): ReadonlyMap<string, string> =>
  new Map([...sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
const scaleValues = declared(scale);
const meanings = declared(meaning);

/** The raw colour of a meaning by day or at night. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = meanings.get(name) ?? '';
  const sides = /^light-dark\(var\((--[\w-]+)\), var\((--[\w-]+)\)\)$/.exec(value);
  const raw = sides ? sides[theme === 'light' ? 1 : 2] : /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return scaleValues.get(raw ?? '') ?? '';
}

const toEncoded = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Relative luminance of WCAG 2.2 of `oklch(lightness chroma hue)`. */
function luminance(oklch: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (/^oklch\(([\d. ]+)\)$/.exec(oklch)?.[1] ?? '').split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  // A screen shows it in 256 steps of sRGB.
  const clamp = (part: number) => toLinear(Math.round(toEncoded(Math.min(1, Math.max(0, part))) * 255) / 255);
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string, theme: 'light' | 'dark'): number {
  const [light = 0, dark = 0] = [front, back].map((name) => luminance(colour(name, theme))).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('contrast', () => {
  it.each([
    ['--text', '--paper', 13.7, 15.7],
    ['--text-soft', '--paper', 8.3, 12.1],
    ['--text-muted', '--paper', 5.5, 8.2],
    ['--on-action', '--action', 9.1, 9.1],
    ['--sale', '--paper', 6.2, 8.6],
    ['--focus', '--paper', 9.4, 12.2],
  ])('%s on %s is at least %d by day and %d at night (LOOK-10)', (front, back, day, night) => {
    // The page tells one decimal.
    expect(contrast(front, back, 'light')).toBeGreaterThanOrEqual(day - 0.05);
    expect(contrast(front, back, 'dark')).toBeGreaterThanOrEqual(night - 0.05);
  });

  it('body text has at least 7:1, other text at least 4.5:1, and the focus ring 3:1, on every surface (LOOK-8, LOOK-9)', () => {
    const surfaces = ['--paper', '--surface', '--panel', '--ground'];
    const least = { '--text': 7, '--text-soft': 4.5, '--text-muted': 4.5, '--sale': 4.5, '--good': 4.5, '--focus': 3 };
    const weak = (['light', 'dark'] as const).flatMap((theme) =>
      surfaces.flatMap((back) =>
        Object.entries(least)
          .map(([front, ratio]) => ({ front, back, theme, ratio, is: contrast(front, back, theme) }))
          .filter(({ is, ratio }) => is < ratio),
      ),
    );
    expect(weak).toEqual([]);
  });
});

describe('themes', () => {
  it('a theme only switches the colour scheme and how bright posters are (LOOK-1, LOOK-5)', () => {
    const set = [...themes.matchAll(/^\s+([\w-]+):/gm)].map(([, name]) => name);
    expect(new Set(set)).toEqual(new Set(['color-scheme', '--picture-light', '--fast', '--move', '--open']));
    expect(meanings.get('--paper')).toBe('light-dark(var(--birch-50), var(--spruce-950))');
  });

  it('less motion is no motion (LOOK-23)', () => {
    const reduced = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*)\}/.exec(themes)?.[1] ?? '';
    expect(Object.fromEntries(declared(reduced))).toEqual({ '--fast': '0s', '--move': '0s', '--open': '0s' });
  });
});

it('the layers stand in their order (LOOK-3)', () => {
  expect(styles('layers')).toContain('@layer reset, scale, meaning, theme, base, components, pages, utilities;');
});

it('the family is Geologica in two subsets, and Arial stands in at its size (LOOK-12, LOOK-13)', () => {
  const files = [...fonts.matchAll(/url\("@fontsource-variable\/geologica\/files\/([\w-]+)\.woff2"\)/g)];
  expect(files.map(([, file]) => file)).toEqual(['geologica-latin-wght-normal', 'geologica-cyrillic-wght-normal']);
  const arial = /"Geologica Fallback";([^}]*)\}/.exec(fonts)?.[1] ?? '';
  for (const part of ['local("Liberation Sans")', 'size-adjust: 107.91%', 'ascent-override: 90.35%'])
    expect(arial).toContain(part);
  expect(arial).toContain('descent-override: 25.48%');
});

describe('sizes', () => {
  /** Pixels of `clamp(least, …, most)`, or of a fixed size. */
  const ends = (name: string): number[] =>
    (/^clamp\(([\d.]+)rem, .*, ([\d.]+)rem\)$/.exec(scaleValues.get(name) ?? '')?.slice(1) ?? [])
      .concat(/^([\d.]+)rem$/.exec(scaleValues.get(name) ?? '')?.slice(1) ?? [])
      .map((rem) => Number(rem) * 16);

  it('letters grow with the window as the page says (LOOK-14, LOOK-15)', () => {
    expect(['--t-84', '--t-56', '--t-44', '--t-32', '--t-24', '--t-20', '--t-18'].map(ends)).toEqual([
      ...[
        [44, 84],
        [34, 56],
        [30, 44],
        [24, 32],
        [20, 24],
        [18, 20],
        [17, 18],
      ],
    ]);
    expect(['--t-16', '--t-14', '--t-13', '--t-12'].map(ends)).toEqual([[16], [14], [13], [12]]);
  });

  it('a price has 24 to 32 px (LOOK-16)', () => {
    expect(meanings.get('--text-price')).toBe('var(--t-32)');
    expect(read('mf-shared/ui/price/price.module.css')).toContain('tabular-nums');
  });

  it('weights run from 340 to 600 (LOOK-17)', () => {
    const weights = [...meanings].filter(([name]) => name.startsWith('--weight-')).map(([, value]) => Number(value));
    expect([Math.min(...weights), Math.max(...weights)]).toEqual([340, 600]);
  });

  it('radii, motion and the page’s width are those of the page (LOOK-20, LOOK-21, LOOK-24)', () => {
    expect(['--r-4', '--r-8', '--ms-120', '--ms-240'].map((name) => scaleValues.get(name))).toEqual([
      ...['4px', '8px', '120ms', '240ms'],
    ]);
    expect(meanings.get('--page')).toBe('90rem');
    expect(meanings.get('--gutter')).toMatch(/^clamp\(1rem, .*, 3\.5rem\)$/);
  });
});

it('the loading bar is 3 px high, runs for 2 seconds, and changes its colour after a failure (NAV-27, NAV-31, NAV-32)', () => {
  const bar = read('shell/src/frame/loading/loading-bar.module.css');
  expect(bar).toContain('block-size: 3px;');
  expect(bar).toMatch(/\[data-phase="running"\] \{[^}]*transition: scale 2s/);
  expect(bar).toMatch(/\.bar \{[^}]*background: var\(--action\)/);
  expect(bar).toMatch(/\[data-failed\] \{\s*background: var\(--sale-fill\)/);
});

it('dialogs are 30rem wide for bundles and keywords, and 37rem after adding to the cart (NAV-42)', () => {
  const dialog = read('mf-shared/ui/dialog/dialog.module.css');
  expect(dialog).toMatch(/\.normal \{\s*max-inline-size: 37rem;/);
  expect(dialog).toMatch(/\.narrow \{\s*max-inline-size: 30rem;/);
  for (const file of ['mf-product/src/buy-bundle/bundle-dialog.tsx', 'shell/src/frame/keyword/keyword-dialog.tsx'])
    expect(read(file)).toContain('width="narrow"');
  expect(read('mf-checkout/src/added-to-cart/added-dialog.tsx')).not.toContain('width=');
});

it('toasts stand at the top right of the window (ERR-17)', () => {
  const toasts = read('mf-shared/ui/toasts/toasts.module.css');
  expect(toasts).toMatch(/position: fixed;[\s\S]*inset: calc\(var\(--stick\) \+ 0\.75rem\) var\(--gutter\) auto auto;/);
});

it('no script answers to a hold, a long tap or a drag; swipes alone are told from taps (NAV-37 to NAV-39)', () => {
  const code = (['shell', 'mf-catalog', 'mf-product', 'mf-checkout', 'mf-account', 'mf-shared'] as const)
    .flatMap((room) => filesOf(room, ['.ts', '.tsx']))
    .filter((path) => !/\.test\.tsx?$/.test(path));
  const having = (words: RegExp) => code.filter((path) => words.test(read(path)));
  expect(
    having(
      /\bon(?:TouchMove|ContextMenu|DragStart|PointerMove|PointerDown)\b|'(?:touchmove|contextmenu|dragstart)'|\bdraggable\b/,
    ),
  ).toEqual([]);
  expect(having(/\bonTouchStart\b/)).toEqual(['mf-shared/ui/swipe.ts']);
});

it('style sheets ask for no other widths of the window than the breakpoints (LOOK-25)', () => {
  const sheets = (['shell', 'mf-catalog', 'mf-product', 'mf-checkout', 'mf-account', 'mf-shared'] as const).flatMap(
    (room) => filesOf(room, ['.css']),
  );
  const asked = sheets.flatMap((path) =>
    [...read(path).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/width(?: [<>]=?|:) ?([\d.]+)(rem|px)\b/g)].map(
        ([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1),
      ),
    ),
  );
  expect([...new Set(asked)].sort((a, b) => a - b)).toEqual([480, 600, 900, 1200, 1440]);
});
