import type { Magazine } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { MagazinePage } from './magazine-page.tsx';

/** The magazine's front page (ROUTE-34). */
export const route = defineRoute<Magazine>({
  reads: [],
  loader: ({ api, config, signal }) => api.get<Magazine>(`${config.blogApiPrefix}/`, { signal }),
  Component: MagazinePage,
  head: ({ lead }, { text }) => ({
    title: text('life.title'),
    description: text('life.description'),
    ...(lead ? { image: lead.image } : {}),
  }),
});
