import { defineRoute } from 'mf-shared/router';
import { AskPage } from './ask-page.tsx';
import { type AskedAbout, readAsked } from './asked-about.ts';

export const route = defineRoute<AskedAbout>({
  reads: ['topic', 'page'],
  loader: async ({ url }) => readAsked(url.searchParams),
  Component: AskPage,
  head: (_, { text }) => ({ title: text('ask.title'), description: text('ask.lead') }),
});
