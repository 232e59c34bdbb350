import { defineRoute } from 'mf-shared/router';
import { type ResultKind, readResultPath } from '../see-result/result-path.ts';
import { OrderResultPage } from './order-result-page.tsx';

const titles: Readonly<Record<ResultKind, string>> = {
  payment_ok: 'result.thanks_title',
  payment_cancelled: 'result.cancelled_title',
  payment_error: 'result.error_title',
  payment_address: 'result.address_title',
};

export const route = defineRoute({
  Component: OrderResultPage,
  head: (_, { path, text }) => ({ title: text(titles[readResultPath(path).kind]), noindex: true }),
});
