import { buildGroups } from '../groups/build-groups.ts';
import { demoBrands } from '../naming/demo-brands.ts';
import { demoColors } from '../palettes/colors.ts';
import { demoProperties } from '../properties/property-list.ts';
import { demoSizeTables } from '../shop/size-tables.ts';
import { demoProductTypes, demoTags } from '../shop/tags-and-types.ts';

/** Slug or key → id: the place in its list. */
export interface Ids {
  group(key: string): number;
  brand(slug: string): number;
  color(slug: string): number;
  type(slug: string): number;
  property(slug: string): number;
  tag(slug: string): number;
  sizeTable(key: string): number;
}

function places(what: string, keys: readonly string[]): (key: string) => number {
  const byKey = new Map(keys.map((key, i) => [key, i + 1]));
  return (key) => {
    const id = byKey.get(key);
    if (id === undefined) throw new Error(`Unknown ${what} ${key}`);
    return id;
  };
}

export const demoIds = (): Ids => ({
  group: places(
    'group',
    buildGroups().map(({ key }) => key),
  ),
  brand: places(
    'brand',
    demoBrands.map(({ slug }) => slug),
  ),
  color: places(
    'colour',
    demoColors.map(({ slug }) => slug),
  ),
  type: places(
    'product type',
    demoProductTypes.map(({ slug }) => slug),
  ),
  property: places(
    'property',
    demoProperties.map(({ slug }) => slug),
  ),
  tag: places(
    'tag',
    demoTags.map(({ slug }) => slug),
  ),
  sizeTable: places(
    'size table',
    demoSizeTables.map(({ key }) => key),
  ),
});
