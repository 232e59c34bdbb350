import { defineRoute } from 'mf-shared/router';
import { AccountPage } from './account-page.tsx';

export const route = defineRoute<null>({
  Component: AccountPage,
  head: (_, { text }) => ({ title: text('account.title'), noindex: true }),
});
