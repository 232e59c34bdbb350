import { defineRoute } from 'mf-shared/router';
import { DifferencePage } from './difference-page.tsx';

/** /order/difference/#{number}/{key}: what an exchange costs more than what came back (AFTER-95). */
export const route = defineRoute({
  Component: DifferencePage,
  head: (_, { text }) => ({ title: text('difference.title'), noindex: true }),
});
