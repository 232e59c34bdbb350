import { defineRoute } from 'mf-shared/router';
import { RegisterPage } from './register-page.tsx';

export const route = defineRoute<null>({
  Component: RegisterPage,
  head: (_, { text }) => ({ title: text('register.title'), description: text('register.lead'), noindex: true }),
});
