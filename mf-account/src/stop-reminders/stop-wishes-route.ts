import { defineRoute } from 'mf-shared/router';
import { StopWishesPage } from './stop-reminders-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: StopWishesPage,
  head: (_, { text }) => ({ title: text('wishes.title'), noindex: true }),
});
