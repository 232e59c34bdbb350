import { defineRoute } from 'mf-shared/router';
import { ResetPasswordPage } from './reset-password-page.tsx';

export const route = defineRoute<null>({
  Component: ResetPasswordPage,
  head: (_, { text }) => ({ title: text('reset.title'), noindex: true }),
});
