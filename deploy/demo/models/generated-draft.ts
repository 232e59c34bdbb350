import { hasHood } from '../art/clothing/has-hood.ts';
import { type LeafGroup, leafGroupOf } from '../assortment/leaf-groups.ts';
import { departmentOf } from '../assortment/product-types.ts';
import { sizesFor } from '../assortment/size-scales.ts';
import { nounOf } from '../groups/build-groups.ts';
import { type BrandSeed, demoBrands } from '../naming/demo-brands.ts';
import { ownName } from '../naming/own-name.ts';
import { productNames } from '../naming/product-name.ts';
import { designsFor, paletteOf, type Wearer } from '../palettes/pictures.ts';
import { choosePriceKind } from '../prices/make-price.ts';
import { figuresOf, makeFit, makeProperties } from '../properties/make-properties.ts';
import { type Random, randomFor } from '../random.ts';
import { chooseStockMode } from '../stock/make-stock.ts';
import type { ModelDraft } from './model-draft.ts';
import { type PlannedModel, planModel } from './plan-models.ts';

const skiWizardSize = 20;
const childrensBrands = new Set(['pikkukettu', 'oravala']);

/** Five models of adults' clothes share three names: a pair for men and women, one for both, another pair. */
const adultTurns: readonly (readonly [name: number, wearer: Wearer])[] = [
  [0, 'men'],
  [0, 'women'],
  [1, 'unisex'],
  [2, 'women'],
  [2, 'men'],
];

function nameAndWearer(leaf: LeafGroup, nth: number): readonly [nthName: number, wearer: Wearer] {
  if (leaf.wearers !== 'adults') return [nth, leaf.wearers === 'children' ? 'children' : 'unisex'];
  const [name, wearer] = adultTurns[nth % adultTurns.length] ?? [0, 'unisex'];
  return [Math.floor(nth / adultTurns.length) * 3 + name, wearer];
}

function brandFor(leaf: LeafGroup, random: Random): BrandSeed {
  const own = departmentOf(leaf.productType);
  const department = own === 'accessories' ? 'clothing' : own;
  const fitting = demoBrands.filter(
    (brand) =>
      brand.departments.includes(department) && (leaf.wearers === 'children' || !childrensBrands.has(brand.slug)),
  );
  const forChildren = fitting.filter((brand) => childrensBrands.has(brand.slug));
  return random.pick(forChildren.length > 0 && random.chance(0.6) ? forChildren : fitting);
}

/** A few neighbouring colours of the kind's ten. */
function chooseColors(leaf: LeafGroup, random: Random): string[] {
  const most = ['clothing', 'kids', 'shoes', 'kids-shoes'].includes(leaf.sizes) ? 3 : 4;
  const tall = leaf.sizes === 'none' ? random.int(1, most) : random.pick([1, 2, 2, 3]);
  return random.sample(paletteOf(leaf.kind), tall);
}

function chooseSizes(leaf: LeafGroup, wearer: Wearer, random: Random): readonly string[] {
  const all = sizesFor(leaf.sizes, wearer);
  if (all.length < 5) return all;
  return all.slice(random.int(0, 1), all.length - random.int(0, 1));
}

/** The design, or the one beside it where the name promises a hood that it does not have. */
function withHood(design: number, own: string): number {
  if (!own.endsWith(' Hood') || hasHood(design)) return design;
  return design % 4 === 0 ? design - 1 : design + 1;
}

export function generatedDraft(index: number, seed: number): ModelDraft {
  const planned: PlannedModel = planModel(index);
  const leaf = leafGroupOf(planned.leafKey);
  const [nthName, wearer] = nameAndWearer(leaf, planned.nth);
  const shared = randomFor(seed, 'line', leaf.key, nthName);
  const random = randomFor(seed, 'draft', planned.id);
  const brand = brandFor(leaf, shared);
  const quality = shared.next();
  const properties = [
    ...makeProperties(leaf, wearer, quality, shared),
    ...makeFit(leaf, randomFor(seed, 'fit', leaf.key, nthName)),
  ];
  const own = ownName(leaf.key, leaf.productType, nthName, figuresOf(properties));
  const [from, to] = leaf.price;
  const stockMode = chooseStockMode(random);
  const isNew = random.chance(0.07);
  const ageDays = isNew ? random.int(0, 29) : random.int(30, 1400);
  return {
    id: planned.id,
    leaf,
    ownName: own,
    names: productNames(own, nounOf(leaf.key), wearer),
    brandSlug: brand.slug,
    brandName: brand.name,
    wearer,
    quality,
    kind: leaf.kind,
    design: withHood(
      shared.pick(designsFor(leaf.kind, wearer).map((_, i) => i)) + (designsFor(leaf.kind, wearer)[0] ?? 1),
      own,
    ),
    colors: chooseColors(leaf, random),
    sizes: chooseSizes(leaf, wearer, random),
    typeAxis: leaf.type && random.chance(0.35) ? leaf.type : null,
    priceKind: choosePriceKind(random),
    euros: from + (to - from) * quality ** 1.3,
    stockMode,
    ageDays,
    soldAmount: Math.floor(random.next() ** 4 * (isNew ? 60 : 1800)),
    // The ski wizard offers the first ones of each kind, not the whole shop.
    flags: leaf.ski && planned.nth >= skiWizardSize ? { ski: null } : {},
    reviewCount: isNew || random.chance(0.4) ? random.pick([0, 0, 1]) : Math.floor(random.next() ** 2 * 26) + 1,
    properties,
  };
}
