import { slugify } from 'mf-shared/rules/slugify';
import { type LeafGroup, leafGroupOf } from '../assortment/leaf-groups.ts';
import { sizesFor } from '../assortment/size-scales.ts';
import { nounOf } from '../groups/build-groups.ts';
import { demoBrands } from '../naming/demo-brands.ts';
import { productNames } from '../naming/product-name.ts';
import { makeFit, makeProperties } from '../properties/make-properties.ts';
import { randomFor } from '../random.ts';
import type { ModelDraft } from './model-draft.ts';

/** What is written about a product by hand; the rest is generated. */
export type HandMade = Partial<Omit<ModelDraft, 'leaf' | 'properties'>> & {
  id: number;
  leafKey: string;
  ownName: string;
  brandSlug: string;
  /** Figures that are told by hand. */
  figures?: Readonly<Record<string, number | string>>;
};

/** A draft where only what matters is told; the rest is a plain unisex product that is in stock. */
export function handMadeDraft(told: HandMade, seed: number): ModelDraft {
  const leaf: LeafGroup = leafGroupOf(told.leafKey);
  const brand = demoBrands.find(({ slug }) => slug === told.brandSlug);
  if (!brand) throw new Error(`Unknown brand ${told.brandSlug}`);
  const wearer = told.wearer ?? (leaf.wearers === 'children' ? 'children' : 'unisex');
  const quality = told.quality ?? 0.6;
  const names = told.names ?? productNames(told.ownName, nounOf(leaf.key), wearer);
  const made = [
    ...makeProperties(leaf, wearer, quality, randomFor(seed, 'hand', told.id)),
    ...makeFit(leaf, randomFor(seed, 'fit', told.id)),
  ];
  const figures = told.figures ?? {};
  const properties = made.map((property) => {
    const value = figures[property.slug];
    if (value === undefined) return property;
    return { slug: property.slug, value: String(value), number: typeof value === 'number' ? value : null };
  });
  return {
    wearer,
    quality,
    names,
    brandName: brand.name,
    kind: leaf.kind,
    design: 1,
    colors: ['black'],
    sizes: sizesFor(leaf.sizes, wearer),
    typeAxis: null,
    priceKind: 'normal',
    euros: (leaf.price[0] + leaf.price[1]) / 2,
    stockMode: 'normal',
    ageDays: 200,
    soldAmount: 300,
    reviewCount: 6,
    ...told,
    by: { slug: slugify(names.en), ...told.by },
    leaf,
    properties,
  };
}
