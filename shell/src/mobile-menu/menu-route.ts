import { defineRoute } from 'mf-shared/router';
import { MobileMenu } from './mobile-menu.tsx';

/** Shell page `./menu`. */
export const route = defineRoute<unknown>({
  Component: MobileMenu,
  head: (_, { text }) => ({ title: text('menu.title'), noindex: true }),
});
