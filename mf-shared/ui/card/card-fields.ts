import type { ProductListItem } from 'mf-shared/contract';

/** The fields of a list's product that every card shows. */
export const shownFields = [
  'id',
  'name',
  'manufacturer',
  'path',
  'image',
  'colors',
  'price',
  'shortDescription',
] as const;
/** The fields that a teaser of recommendations does without. */
export const markFields = [
  'shownProperty',
  'tags',
  'rating',
  'ratingCount',
  'fromPrefix',
  'isDisabled',
  'isStoresOnly',
  'isOnOrder',
] as const;

/** What a card shows: a list's product is one, and so is a teaser of recommendations. */
export type CardProduct = Pick<ProductListItem, (typeof shownFields)[number]> &
  Partial<Pick<ProductListItem, (typeof markFields)[number]>>;
