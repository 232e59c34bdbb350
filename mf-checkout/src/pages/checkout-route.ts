import { defineRoute } from 'mf-shared/router';
import { CheckoutPage } from './checkout-page.tsx';

export const route = defineRoute({
  Component: CheckoutPage,
  head: (_, { text }) => ({ title: text('page.title'), noindex: true }),
});
