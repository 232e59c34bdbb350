import { defineRoute } from 'mf-shared/router';
import { DeleteAccountPage } from './delete-account-page.tsx';

export const route = defineRoute<null>({
  reads: [],
  Component: DeleteAccountPage,
  head: (_, { text }) => ({ title: text('removal.title'), noindex: true }),
});
