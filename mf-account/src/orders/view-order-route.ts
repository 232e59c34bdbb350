import { defineRoute } from 'mf-shared/router';
import { ViewOrderPage } from './view-order-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: ViewOrderPage,
  head: (_, { text }) => ({ title: text('view_order.title'), description: text('view_order.lead') }),
});
