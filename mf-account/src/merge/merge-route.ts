import { defineRoute } from 'mf-shared/router';
import { MergePage } from './merge-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: MergePage,
  head: (_, { text }) => ({ title: text('merge.title'), noindex: true }),
});
