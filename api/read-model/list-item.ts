import type { CardColor, Locale, ProductListItem, ProductTeaser } from 'mf-shared/contract';
import { compareSizes } from 'mf-shared/rules/size-order';
import { unbrokenFigures } from 'mf-shared/rules/unbroken-figures';
import { groupIdsOf, type Model, type PropertyValue } from './model.ts';
import type { ShortTexts } from './packed-texts.ts';
import { textIn } from './per-locale.ts';
import { cardPriceOf, hasPriceRange } from './price-facts.ts';
import type { ReferenceData } from './reference-data.ts';
import { shownProperty } from './shown-property.ts';
import { modelAvailability, storesWithStock } from './stock-facts.ts';

/** `/{manufacturerSlug}/{group slugs of the language…}/{productSlug}/` */
export const modelPath = (model: Model, locale: Locale): string =>
  `/${model.manufacturer.slug}${model.mainGroup?.paths[locale] ?? '/'}${model.slug}/`;

const cardColors = (model: Model, locale: Locale): CardColor[] =>
  model.colours.map(({ colour, images }) => ({
    slug: colour.slug,
    control: colour.control,
    name: textIn(colour.names, locale),
    image: images[0]?.path ?? model.image,
  }));

/** What a card shows besides its model: its language, the area of its prices, and what all models share. */
interface ItemView {
  locale: Locale;
  taxAreaId: number;
  reference: ReferenceData;
}

/** The cards of models in their order; one without texts has none. */
export const listItems = (
  models: readonly Model[],
  texts: Pick<ReadonlyMap<number, ShortTexts>, 'get'>,
  view: ItemView,
): ProductListItem[] =>
  models.flatMap((model) => {
    const words = texts.get(model.id);
    return words ? [listItem(model, words, view)] : [];
  });

/** One card of a list (LIST-62). What is alike among neighbours stands together: 7 % smaller. */
export function listItem(model: Model, texts: ShortTexts, { locale, taxAreaId, reference }: ItemView): ProductListItem {
  const stores = storesWithStock(model);
  const availability = modelAvailability(model);
  return {
    id: model.id,
    name: texts.name,
    shortDescription: unbrokenFigures(texts.shortDescription),
    description: withoutStart(texts.description, texts.shortDescription),
    shownProperty: shownProperty(model.propertyValues, locale, texts.shortDescription),
    manufacturer: model.manufacturer.name,
    manufacturerSlug: model.manufacturer.slug,
    path: modelPath(model, locale),
    productGroupIds: [...groupIdsOf(model)],
    image: model.image,
    colors: cardColors(model, locale),
    sizes: sizesOf(model),
    properties: model.propertyValues.map(listProperty),
    tags: model.tags.map((tag) => ({
      name: textIn(tag.names, locale),
      slug: tag.slug,
      bgColor: tag.bg_color,
      textColor: tag.text_color,
    })),
    stocks: [...reference.stores.values()].filter(({ id }) => stores.has(id)).map(({ slug }) => slug),
    price: cardPriceOf(model, taxAreaId, reference),
    soldAmount: model.sold_amount,
    rating: model.rating,
    ratingCount: model.ratingCount,
    published: model.published_on,
    fromPrefix: hasPriceRange(model),
    isDisabled: availability === 'stores-only' || availability === 'sold-out',
    isStoresOnly: availability === 'stores-only',
    isOnOrder: availability === 'on-order',
  };
}

/** Lists are filtered by both texts joined (LIST-54), so nothing is sent twice. */
const withoutStart = (text: string, start: string): string =>
  start !== '' && text.startsWith(start) ? text.slice(start.length).replace(/^[.\s]+/, '') : text;

/** A small card (PRODUCT-79). */
export function teaser(
  model: Model,
  texts: ShortTexts,
  { locale, taxAreaId, reference }: { locale: Locale; taxAreaId: number; reference: ReferenceData },
): ProductTeaser {
  return {
    id: model.id,
    name: texts.name,
    manufacturer: model.manufacturer.name,
    slug: model.slug,
    path: modelPath(model, locale),
    image: model.image,
    colors: cardColors(model, locale),
    price: cardPriceOf(model, taxAreaId, reference),
    shortDescription: unbrokenFigures(texts.shortDescription),
    type: { name: model.mainGroup ? textIn(model.mainGroup.names, locale) : '' },
  };
}

const listProperty = ({ property, value, number }: PropertyValue): ProductListItem['properties'][number] => ({
  slug: property.slug,
  value: property.filter === 'range' ? (number ?? Number(value)) : value,
  filter: property.filter,
});

const sizesOf = (model: Model): string[] =>
  [...new Set(model.variants.flatMap(({ size }) => size ?? []))].sort(compareSizes);
