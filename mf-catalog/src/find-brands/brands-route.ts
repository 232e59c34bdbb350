import type { Brand } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { BrandsPage } from './brands-page.tsx';

/** All brands by their first letter. */
export const route = defineRoute<readonly Brand[]>({
  reads: [],
  loader: ({ api, signal }) => api.get<Brand[]>('/api/brands/', { signal }),
  Component: BrandsPage,
  head: (_, { text }) => ({ title: text('brands.title'), description: text('brands.description') }),
});
