import type { Resources, Store } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { StoresPage } from './stores-page.tsx';

/** Every store that can be visited, in display order. */
export const route = defineRoute<readonly Store[]>({
  reads: [],
  loader: async ({ api, signal }) => retailStores(await api.get<Resources>('/api/resources/', { signal })),
  Component: StoresPage,
  head: (_, { text }) => ({ title: text('stores.title'), description: text('stores.description') }),
});

export const retailStores = ({ stores }: Pick<Resources, 'stores'>): Store[] =>
  stores.filter(({ type }) => type === 'retail').sort((a, b) => a.stock_display_order - b.stock_display_order);
