import { defineRoute } from 'mf-shared/router';
import { StopRemindersPage } from './stop-reminders-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: StopRemindersPage,
  head: (_, { text }) => ({ title: text('reminders.title'), noindex: true }),
});
