import type { SocialProvider } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { loadProviders } from '../social/load-providers.ts';
import { LoginPage } from './login-page.tsx';

export const route = defineRoute<readonly SocialProvider[]>({
  reads: [],
  loader: loadProviders,
  Component: LoginPage,
  head: (_, { text }) => ({ title: text('login.title'), noindex: true }),
});
