import { defineRoute } from 'mf-shared/router';
import { HistoryPage } from './history-page.tsx';

/** The visitor's device keeps the viewed products: the server's page is the same for everybody. */
export const route = defineRoute<null>({
  reads: [],
  Component: HistoryPage,
  head: (_, { text }) => ({ title: text('history.title'), noindex: true }),
});
