import { defineRoute } from 'mf-shared/router';
import { NewPasswordPage } from './new-password-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: NewPasswordPage,
  head: (_, { text }) => ({ title: text('new_password.title'), noindex: true }),
});
