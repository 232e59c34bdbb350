import type { CardProduct } from './card-fields.ts';

/** What a card says of how its product can be had; nothing where it is in stock (CARD-15). @returns a key of the texts of `ui` */
export function availabilityNote({ isDisabled, isStoresOnly, isOnOrder }: CardProduct) {
  if (isOnOrder) return 'card.on_order';
  return isDisabled && (isStoresOnly ? 'card.stores_only' : 'card.sold_out');
}
