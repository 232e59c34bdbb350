import { defineRoute } from 'mf-shared/router';
import { ClubInfoPage } from './club-info-page.tsx';

export const route = defineRoute({
  Component: ClubInfoPage,
  head: (_, { text }) => ({ title: text('club.title'), noindex: true }),
});
