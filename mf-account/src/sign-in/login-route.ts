import { defineRoute } from 'mf-shared/router';
import { LoginPage } from './login-page.tsx';

export const route = defineRoute<null>({
  Component: LoginPage,
  head: (_, { text }) => ({ title: text('login.title'), noindex: true }),
});
