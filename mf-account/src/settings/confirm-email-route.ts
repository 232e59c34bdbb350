import { defineRoute } from 'mf-shared/router';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: ConfirmEmailPage,
  head: (_, { text }) => ({ title: text('confirm_email.title'), noindex: true }),
});
