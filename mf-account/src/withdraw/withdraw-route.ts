import { defineRoute } from 'mf-shared/router';
import { WithdrawPage } from './withdraw-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: WithdrawPage,
  head: (_, { text }) => ({ title: text('withdraw_page.title'), description: text('withdraw_page.lead') }),
});
