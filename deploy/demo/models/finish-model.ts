import { slugify } from 'mf-shared/rules/slugify';
import { notices, quotes, taglines } from '../assortment/phrases.ts';
import { departmentOf } from '../assortment/product-types.ts';
import { productPicture, productPictures } from '../palettes/pictures.ts';
import { addDays } from '../prices/day.ts';
import { makeHistory, makePrice } from '../prices/make-price.ts';
import { figuresOf } from '../properties/make-properties.ts';
import { type Random, randomFor } from '../random.ts';
import { makeReviews } from '../reviews/make-reviews.ts';
import { reviewTopic } from '../reviews/review-topic.ts';
import { reviewers } from '../reviews/reviewers.ts';
import type { DemoModel } from './demo-model.ts';
import { makeVariants } from './make-variants.ts';
import type { ModelDraft } from './model-draft.ts';
import { modelTexts } from './model-texts.ts';

/** A table: the fields of a model, as they follow from its draft, the seed and the day. */
export function finishModel(draft: ModelDraft, seed: number, today: string): DemoModel {
  const random = randomFor(seed, 'model', draft.id);
  const { leaf, by = {} } = draft;
  const department = departmentOf(leaf.productType);
  const price = by.price ?? makePrice(draft.priceKind, draft.euros, random, today);
  const history = by.history ?? makeHistory(price, random, today);
  const publishedOn = addDays(today, -draft.ageDays);
  const figures = figuresOf(draft.properties);
  const texts = modelTexts(
    {
      leaf,
      design: draft.design,
      own: draft.ownName,
      brand: draft.brandName,
      names: draft.names,
      figures,
      toldShorts: by.shorts,
    },
    random,
    today,
  );
  const variants = makeVariants(draft, price, seed, today);
  const reviews = by.reviews ?? reviewsOf(draft, publishedOn, seed, today);
  const image = productPicture(draft.kind, draft.design, draft.colors[0] ?? 'spruce', 'front');
  return {
    id: draft.id,
    uuid: uuid(random),
    slug: by.slug ?? slugify(draft.names.en),
    modelNumber: `H${String(draft.id).padStart(6, '0')}`,
    brandSlug: draft.brandSlug,
    groups: by.groups ?? [leaf.key, ...outletGroups(draft, department)],
    leafKey: leaf.key,
    kind: draft.kind,
    design: draft.design,
    wearer: draft.wearer,
    names: draft.names,
    shorts: texts.shorts,
    descriptions: texts.descriptions,
    longHtml: by.longHtml ?? texts.longHtml,
    metas: texts.metas,
    taglines: random.chance(0.15) ? random.pick(taglines) : null,
    notices: draft.flags?.notices ?? (random.chance(0.03) ? random.pick(notices) : null),
    image,
    colors: draft.colors.map((slug) => ({ slug, images: productPictures(draft.kind, draft.design, slug) })),
    promotedColor: draft.flags?.promotedColor ?? null,
    publishedOn,
    soldAmount: draft.soldAmount,
    showDiscountPercentage: true,
    onOrder: draft.stockMode === 'on-order',
    isPublic: draft.flags?.isPublic ?? true,
    isBundle: draft.flags?.isBundle ?? false,
    isGiftCard: draft.flags?.isGiftCard ?? false,
    isExtendedRange: variants.every((variant) => variant.shippingTimeNumber >= 7),
    belongsToOutlet: draft.priceKind === 'outlet',
    campaignOnly: draft.flags?.campaignOnly ?? false,
    taxClass: draft.flags?.taxClass ?? 5,
    sizeTable: draft.sizes.length > 0 ? sizeTableOf(draft) : null,
    quote:
      by.quote ??
      (random.chance(0.06)
        ? { texts: random.pick(quotes), image: 'scenes/ruska', name: random.pick(reviewers.fi) }
        : null),
    ski: draft.flags?.ski === undefined ? (leaf.ski ?? null) : draft.flags.ski,
    bindingSkiCombo: leaf.key === 'alpine-skis' && draft.flags?.ski === undefined && random.chance(0.25),
    secondHandParentId: draft.flags?.secondHandParentId ?? null,
    condition: draft.flags?.condition ?? null,
    shelfCodes: Array.from(
      { length: random.int(1, 3) },
      () => `${random.pick(['A', 'B', 'C', 'D'])}${random.int(1, 40)}-${random.int(1, 6)}`,
    ),
    blockedCountries: draft.flags?.blockedCountries ?? [],
    blockInfo: draft.flags?.blockInfo ?? null,
    properties: draft.properties,
    tags: by.tags ?? tagsOf(draft),
    price,
    history,
    variants,
    reviews,
    recommended: by.recommended ?? [],
    alsoBought: by.alsoBought ?? [],
  };
}

function reviewsOf(draft: ModelDraft, publishedOn: string, seed: number, today: string): DemoModel['reviews'] {
  const { id, ageDays, quality } = draft;
  return makeReviews(
    { id, topic: reviewTopic(draft), publishedOn, ageDays, hasSizes: draft.sizes.length > 0, quality },
    draft.reviewCount,
    randomFor(seed, 'reviews', id),
    today,
  );
}

function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}

function outletGroups(draft: ModelDraft, department: string): string[] {
  if (draft.priceKind !== 'outlet') return [];
  return [
    department === 'clothing' || department === 'accessories'
      ? 'outlet-clothing'
      : department === 'footwear'
        ? 'outlet-footwear'
        : 'outlet-gear',
  ];
}

const newDays = 30;
/** A few of each list: a mark on most of them would say nothing. */
const bestsellerAmount = 1700;

function tagsOf(draft: ModelDraft): string[] {
  const tags: string[] = [];
  if (draft.ageDays <= newDays) tags.push('new');
  if (draft.properties.some(({ slug, value }) => slug === 'made-in' && value === 'finland'))
    tags.push('made-in-finland');
  if (draft.soldAmount > bestsellerAmount) tags.push('bestseller');
  return tags;
}

function sizeTableOf(draft: ModelDraft): string | null {
  const scale = draft.leaf.sizes;
  if (scale === 'clothing') return draft.wearer === 'women' ? 'clothing-women' : 'clothing-men';
  return ['kids', 'shoes', 'kids-shoes', 'hands', 'socks', 'mondo', 'helmets'].includes(scale) ? scale : null;
}
