import { defineRoute } from 'mf-shared/router';
import { PreviewPage } from './preview-page.tsx';

/** A product with texts that staff have typed and not saved, for those who have its link (STAFF-64, ROUTE-146). */
export const route = defineRoute<null>({
  reads: [],
  Component: PreviewPage,
  head: (_, { text }) => ({ title: text('preview.title'), noindex: true }),
});
