import { defineRoute } from 'mf-shared/router';
import { ConfirmPaymentPage } from './confirm-payment-page.tsx';

/** Where a read-only order leads, with `klarna_order_id` (spec: shell §2, §4 Cart). */
export const route = defineRoute({
  Component: ConfirmPaymentPage,
  head: (_, { text }) => ({ title: text('process.title'), noindex: true }),
});
