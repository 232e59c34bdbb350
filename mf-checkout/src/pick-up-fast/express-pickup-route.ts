import type { Resources, Store } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { ExpressPickupPage } from './express-pickup-page.tsx';

/** Stores that hand over on the same day; the page tells how it works even while they cannot be read. */
export const route = defineRoute<readonly Store[]>({
  reads: [],
  loader: async ({ api, signal }) => {
    const { stores } = await api.get<Resources>('/api/resources/', { signal }).catch(() => ({ stores: [] }));
    return expressStores(stores);
  },
  Component: ExpressPickupPage,
  head: (_, { text }) => ({ title: text('express.title'), description: text('express.lead') }),
});

const expressStores = (stores: readonly Store[]): Store[] =>
  stores
    .filter(({ type, pikanouto }) => type === 'retail' && pikanouto)
    .sort((one, other) => one.stock_display_order - other.stock_display_order);
