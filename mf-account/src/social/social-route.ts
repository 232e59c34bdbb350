import type { SocialProvider } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { loadProviders } from './load-providers.ts';
import { SocialPage } from './social-page.tsx';

export const route = defineRoute<readonly SocialProvider[]>({
  reads: [],
  loader: loadProviders,
  Component: SocialPage,
  head: (_, { text }) => ({ title: text('social.title'), noindex: true }),
});
