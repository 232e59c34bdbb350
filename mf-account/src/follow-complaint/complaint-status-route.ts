import { defineRoute } from 'mf-shared/router';
import { ComplaintStatusPage } from './complaint-status-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: ComplaintStatusPage,
  head: (_, { text }) => ({ title: text('complaint_page.follow'), noindex: true }),
});
