import type { ProductListItem } from 'mf-shared/contract';
import { type CardProduct, markFields, shownFields } from 'mf-shared/ui/card/card-fields.ts';

/** What a card needs of a list's product: what travels with the HTML, so no more than that. */
export type ListCard = CardProduct;

export function cardOf(item: ProductListItem): ListCard {
  const marks = markFields.filter((name) => {
    const value = item[name];
    return Array.isArray(value) ? value.length > 0 : value !== false;
  });
  const card = Object.fromEntries([...shownFields, ...marks].map((name) => [name, item[name]])) as unknown as ListCard;
  // One colour is no choice; the picture is the product's own.
  return { ...card, colors: item.colors.length > 1 ? item.colors : [] };
}
