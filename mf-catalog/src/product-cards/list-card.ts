import type { ProductListItem } from 'mf-shared/contract';
import { type CardProduct, markFields, shownFields } from 'mf-shared/ui/card/card-fields.ts';

/** What a card needs of a list's product: what travels with the HTML, so no more than that. */
export type ListCard = CardProduct;

export function cardOf(item: ProductListItem): ListCard {
  const marks = markFields.filter((name) => {
    const value = item[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  // One colour is no choice; the picture is the product's own.
  const colors = item.colors.length > 1 ? item.colors : [];
  return { ...pick(item, shownFields), ...pick(item, marks), colors };
}

function pick<Whole, Name extends keyof Whole>(whole: Whole, names: readonly Name[]): Pick<Whole, Name> {
  const picked: Partial<Pick<Whole, Name>> = {};
  for (const name of names) picked[name] = whole[name];
  return picked as Pick<Whole, Name>;
}
