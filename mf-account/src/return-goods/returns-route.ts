import { defineRoute } from 'mf-shared/router';
import { ReturnsPage } from './returns-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: ReturnsPage,
  head: (_, { text }) => ({ title: text('returns_page.title'), description: text('returns_page.lead') }),
});
