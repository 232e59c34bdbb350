import { randomFor } from '../random.ts';
import { colorOf, demoColors } from './colors.ts';

/** Kinds whose drawing has a back of its own. */
export const kindsWithBack: ReadonlySet<string> = new Set([
  'shell-jacket',
  'down-jacket',
  'fleece',
  'base-layer',
  'trousers',
  'shorts',
  't-shirt',
  'hiking-boot',
  'trail-shoe',
  'winter-boot',
  'sandal',
  'trekking-backpack',
  'daypack',
  'life-vest',
]);
/** Kinds with women's (5–8) and children's (9–12) cuts. */
export const kindsWithCuts: ReadonlySet<string> = new Set([
  'shell-jacket',
  'down-jacket',
  'fleece',
  'base-layer',
  'trousers',
  'shorts',
  't-shirt',
]);

export type Wearer = 'women' | 'men' | 'unisex' | 'children';

/** Designs to choose from. */
export function designsFor(kind: string, wearer: Wearer): readonly number[] {
  if (!kindsWithCuts.has(kind) || wearer === 'men' || wearer === 'unisex') return [1, 2, 3, 4];
  return wearer === 'women' ? [5, 6, 7, 8] : [9, 10, 11, 12];
}

const fixedPalettes: Readonly<Record<string, readonly string[]>> = {
  'shell-jacket': [
    'spruce',
    'cloudberry',
    'night-blue',
    'black',
    'lichen',
    'lake',
    'heather',
    'sand',
    'lingonberry',
    'fjord',
  ],
  fleece: ['lingonberry', 'moss', 'granite', 'black', 'night-blue', 'spruce', 'birch', 'heather', 'sun', 'lake'],
  'down-jacket': [
    'lingonberry',
    'night-blue',
    'moss',
    'black',
    'cloudberry',
    'ice',
    'bark',
    'blueberry',
    'spruce',
    'fog',
  ],
  knife: ['bark', 'sand', 'birch', 'black', 'peat', 'pine', 'ember', 'granite', 'moss', 'lingonberry'],
  axe: ['sand', 'bark', 'birch', 'black', 'lingonberry', 'pine', 'peat', 'granite', 'ember', 'moss'],
  carabiner: ['granite', 'black', 'ember', 'lake', 'sun', 'moss', 'fog', 'fjord', 'heather', 'rowan'],
  'cook-pot': ['granite', 'black', 'fog', 'night-blue', 'spruce', 'ember', 'sand', 'peat', 'lake', 'pine'],
  stove: ['granite', 'black', 'ember', 'spruce', 'night-blue', 'sun', 'fog', 'lingonberry', 'lake', 'peat'],
  watch: ['black', 'granite', 'night-blue', 'spruce', 'sand', 'ember', 'birch', 'fjord', 'peat', 'lingonberry'],
  sunglasses: ['black', 'bark', 'night-blue', 'spruce', 'granite', 'sand', 'lingonberry', 'peat', 'fjord', 'birch'],
  'gift-card': [
    'spruce',
    'cloudberry',
    'night-blue',
    'lingonberry',
    'birch',
    'lake',
    'moss',
    'heather',
    'fog',
    'ember',
  ],
};

/** Colours that a kind has in any case, because the drawings show them. */
const drawnColors: Readonly<Record<string, readonly string[]>> = {
  'hiking-boot': ['sand', 'spruce', 'black'],
  'trekking-backpack': ['spruce', 'black', 'lingonberry'],
  'sleeping-bag': ['lake', 'lingonberry', 'night-blue'],
  'base-layer': ['black', 'spruce'],
  trousers: ['moss', 'black'],
  beanie: ['cloudberry', 'spruce', 'black', 'lingonberry'],
  thermos: ['spruce', 'lingonberry'],
  'water-bottle': ['spruce', 'cloudberry'],
  headlamp: ['black', 'cloudberry'],
  tent: ['moss', 'spruce', 'cloudberry'],
  duffel: ['black'],
  'nordic-ski': ['black', 'lake', 'lingonberry'],
  'ski-pole': ['black'],
  'ski-binding': ['black'],
};

/** Kinds that come in the colours of another one. */
const coloursOf: Readonly<Record<string, string>> = {
  'tunnel-tent': 'tent',
  'family-tent': 'tent',
  'alcohol-stove': 'stove',
};

const paletteSize = 10;
const palettes = new Map<string, readonly string[]>();

/** The ten colours that a kind is drawn in, always the same, so that models share pictures. */
export function paletteOf(drawn: string): readonly string[] {
  const kind = coloursOf[drawn] ?? drawn;
  const known = fixedPalettes[kind] ?? palettes.get(kind);
  if (known) return known;
  const first = drawnColors[kind] ?? [];
  const rest = demoColors.map((color) => color.slug).filter((slug) => !first.includes(slug));
  const palette = [...first, ...randomFor(1, 'palette', kind).sample(rest, paletteSize - first.length)];
  palettes.set(kind, palette);
  return palette;
}

/** Path under /media/ without the leading `/media/`. */
export function productPicture(
  kind: string,
  design: number,
  colorSlug: string,
  view: 'front' | 'back' | 'detail',
): string {
  const color = colorOf(colorSlug);
  return `products/${kind}/${design}-${color.control.slice(1)}-${color.accent.slice(1)}-${view}`;
}

/** Front, back where there is one, and a close look. */
export function productPictures(kind: string, design: number, colorSlug: string): string[] {
  const views = kindsWithBack.has(kind) ? (['front', 'back', 'detail'] as const) : (['front', 'detail'] as const);
  return views.map((view) => productPicture(kind, design, colorSlug, view));
}
