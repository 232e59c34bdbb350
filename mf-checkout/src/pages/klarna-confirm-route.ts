import { defineRoute } from 'mf-shared/router';
import { KlarnaConfirmPage } from './klarna-confirm-page.tsx';

/** Where a read-only order leads, with `klarna_order_id` (ROUTE-23, CART-70). */
export const route = defineRoute({
  Component: KlarnaConfirmPage,
  head: (_, { text }) => ({ title: text('process.title'), noindex: true }),
});
