import { defineRoute } from 'mf-shared/router';
import { StopReviewRequestsPage } from './stop-reminders-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: StopReviewRequestsPage,
  head: (_, { text }) => ({ title: text('review_requests.title'), noindex: true }),
});
