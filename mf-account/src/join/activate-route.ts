import { defineRoute } from 'mf-shared/router';
import { ActivatePage } from './activate-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: ActivatePage,
  head: (_, { text }) => ({ title: text('activate.title'), noindex: true }),
});
