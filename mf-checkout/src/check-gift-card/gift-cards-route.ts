import type { ProductListItem } from 'mf-shared/contract';
import { defineRoute, type PageRequest } from 'mf-shared/router';
import { GiftCardsPage } from './gift-cards-page.tsx';

/** Models of the gift cards on sale (GIFT-4). */
const giftCardModels = '2427,1412';

export interface GiftCardsData {
  cards: ProductListItem[];
}

/** Without the cards on sale the page still tells a balance. */
async function loadCards({ api, signal }: PageRequest): Promise<GiftCardsData> {
  const query = { ids: giftCardModels };
  return { cards: await api.get<ProductListItem[]>('/api/products/cards/', { query, signal }).catch(() => []) };
}

export const route = defineRoute<GiftCardsData>({
  reads: [],
  loader: loadCards,
  Component: GiftCardsPage,
  head: (_, { text }) => ({ title: text('gift_cards.title'), description: text('gift_cards.lead') }),
});
