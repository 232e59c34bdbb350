import { defineRoute } from 'mf-shared/router';
import { ReceiptPage } from './receipt-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: ReceiptPage,
  head: (_, { text }) => ({ title: text('receipt.title'), noindex: true }),
});
