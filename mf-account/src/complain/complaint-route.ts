import { defineRoute } from 'mf-shared/router';
import { ComplaintPage } from './complaint-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: ComplaintPage,
  head: (_, { text }) => ({ title: text('complaint_page.title'), description: text('complaint_page.lead') }),
});
