import { defineRoute } from 'mf-shared/router';
import { CorporateInfoPage } from './corporate-info-page.tsx';

export const route = defineRoute<null>({
  Component: CorporateInfoPage,
  head: (_, { text }) => ({ title: text('corporate.title'), description: text('corporate.lead') }),
});
