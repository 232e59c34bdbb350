import { defineRoute } from 'mf-shared/router';
import { PaymentPage } from './payment-page.tsx';

export const route = defineRoute({
  Component: PaymentPage,
  head: (_, { text }) => ({ title: text('page.payment_title'), noindex: true }),
});
