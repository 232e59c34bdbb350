import type { BloggerCard, Magazine } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { BloggersPage } from './bloggers-page.tsx';

export const route = defineRoute<readonly BloggerCard[]>({
  reads: [],
  loader: async ({ api, config, signal }) => (await api.get<Magazine>(`${config.blogApiPrefix}/`, { signal })).bloggers,
  Component: BloggersPage,
  head: (_, { text }) => ({ title: text('life.bloggers'), description: text('life.bloggers_lead') }),
});
