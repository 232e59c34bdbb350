import type { ProductListItem } from 'mf-shared/contract';
import type { CardProduct } from 'mf-shared/ui/card/product-card.tsx';

/** What a card needs of a list's product: what travels with the HTML, so no more than that. */
export type ListCard = CardProduct;

export function cardOf(item: ProductListItem): ListCard {
  const { id, name, manufacturer, path, image, colors, price, shortDescription } = item;
  const { tags, rating, ratingCount, fromPrefix, isDisabled, isStoresOnly } = item;
  return {
    ...{ id, name, manufacturer, path, image, price, shortDescription, rating, ratingCount },
    // One colour is no choice; the picture is the product's own.
    colors: colors.length > 1 ? colors : [],
    ...(tags.length > 0 ? { tags } : {}),
    ...(fromPrefix ? { fromPrefix } : {}),
    ...(isDisabled ? { isDisabled } : {}),
    ...(isStoresOnly ? { isStoresOnly } : {}),
  };
}
