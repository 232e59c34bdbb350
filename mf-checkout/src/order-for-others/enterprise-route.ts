import { defineRoute } from 'mf-shared/router';
import { EnterprisePage } from './enterprise-page.tsx';

export const route = defineRoute({
  reads: [],
  Component: EnterprisePage,
  head: (_, { text }) => ({ title: text('enterprise.title'), noindex: true }),
});
