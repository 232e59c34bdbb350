import type { ProductListItem } from 'mf-shared/contract';
import { cardOf, type ListCard } from '../product-cards/list-card.ts';

type CardsPart = typeof import('./text-with-products.tsx').TextWithProducts;

let loaded: CardsPart | null = null;

/** What shows products in a text; most texts have none. */
export async function loadCards(): Promise<CardsPart> {
  const { TextWithProducts } = await import('./text-with-products.tsx');
  loaded = TextWithProducts;
  return TextWithProducts;
}

/** It, where it is there already. */
export const cardsAtHand = (): CardsPart | null => loaded;

/**
 * The cards of the products in a text, once the page can show them: a page that came without their cards would have its text anew a
 * moment later, with the first tab open and not the one that an anchor opened (CONTENT-32). Without the code the page
 * comes all the same.
 */
export async function withCards(products: readonly ProductListItem[]): Promise<ListCard[]> {
  if (products.length > 0) await loadCards().catch(() => null);
  return products.map(cardOf);
}
