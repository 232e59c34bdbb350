import { defineRoute } from 'mf-shared/router';
import { ConfirmPaymentPage } from './confirm-payment-page.tsx';

/** Where a payment provider sends the buyer back to. */
export const route = defineRoute({
  Component: ConfirmPaymentPage,
  head: (_, { text }) => ({ title: text('process.title'), noindex: true }),
});
