import { defineRoute } from 'mf-shared/router';
import { AskPage } from './ask-page.tsx';

export const route = defineRoute<null>({
  Component: AskPage,
  head: (_, { text }) => ({ title: text('ask.title'), description: text('ask.lead') }),
});
