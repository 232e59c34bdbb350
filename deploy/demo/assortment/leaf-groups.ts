import { hasHood } from '../art/clothing/has-hood.ts';
import { readTable } from '../text/read-table.ts';
import { type ProductType, productTypes } from './product-types.ts';
import { type SizeScale, sizeScaleNames } from './size-scales.ts';

/** What a product group of the lowest level sells. */
export interface LeafGroup {
  key: string;
  /** Name of the drawing. */
  kind: string;
  productType: ProductType;
  sizes: SizeScale;
  /** Whole euro, from the simplest to the best. */
  price: readonly [number, number];
  wearers: 'adults' | 'everyone' | 'children';
  activities: readonly string[];
  season: 'summer' | 'three-season' | 'winter' | 'all-year';
  /** How many models it has, relative to other leaf groups; 0: those that are written by hand alone. */
  share: number;
  /** Axis besides colour and size. */
  type?: 'leg-length' | 'zip-side' | 'flex';
  ski?: readonly ['alpine' | 'nordic', 'skis' | 'bindings' | 'boots'];
}

/** Leaf groups whose phrases differ from those of their product type. */
const phrasesByLeafGroup: Readonly<Record<string, string>> = {
  'winter-tents': 'tunnel-tent',
  'alcohol-stoves': 'alcohol-stove',
  'shell-trousers': 'wet-legs',
  'rain-trousers': 'wet-legs',
  'softshell-trousers': 'warm-legs',
  'insulated-trousers': 'warm-legs',
  'nordic-boots': 'nordic-boot',
};

/** The key of the phrases that fit a model: none speaks of a hood that its picture does not have. */
export function phrasesOf({ key, productType }: Pick<LeafGroup, 'key' | 'productType'>, design: number): string {
  if (productType === 'down' && !hasHood(design)) return 'down-unhooded';
  return phrasesByLeafGroup[key] ?? productType;
}

const wearers = ['adults', 'everyone', 'children'] as const;
const seasons = ['summer', 'three-season', 'winter', 'all-year'] as const;
const types = ['leg-length', 'zip-side', 'flex'] as const;
const skiSports = ['alpine', 'nordic'] as const;
const skiPieces = ['skis', 'bindings', 'boots'] as const;

export const leafGroups: readonly LeafGroup[] = readTable(new URL('./leaf-groups.csv', import.meta.url)).map((row) => ({
  key: row.text('key'),
  kind: row.text('kind'),
  productType: row.oneOf('product type', productTypes),
  sizes: row.oneOf('sizes', sizeScaleNames),
  price: [row.number('price from'), row.number('price to')],
  wearers: row.oneOf('wearers', wearers),
  season: row.oneOf('season', seasons),
  activities: row.words('activities'),
  share: row.number('share'),
  ...(row.text('type') !== '' && { type: row.oneOf('type', types) }),
  ...(row.text('ski sport') !== '' && {
    ski: [row.oneOf('ski sport', skiSports), row.oneOf('ski piece', skiPieces)],
  }),
}));

const byKey = new Map(leafGroups.map((item) => [item.key, item]));

export function leafGroupOf(key: string): LeafGroup {
  const found = byKey.get(key);
  if (!found) throw new Error(`Unknown leaf ${key}`);
  return found;
}
