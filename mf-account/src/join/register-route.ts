import type { SocialProvider } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { loadProviders } from '../social/load-providers.ts';
import { RegisterPage } from './register-page.tsx';

export const route = defineRoute<readonly SocialProvider[]>({
  reads: [],
  loader: loadProviders,
  Component: RegisterPage,
  head: (_, { text }) => ({ title: text('register.title'), description: text('register.lead'), noindex: true }),
});
