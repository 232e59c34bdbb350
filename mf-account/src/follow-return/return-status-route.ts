import { defineRoute } from 'mf-shared/router';
import { ReturnStatusPage } from './return-status-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: ReturnStatusPage,
  head: (_, { text }) => ({ title: text('returns_page.follow'), noindex: true }),
});
