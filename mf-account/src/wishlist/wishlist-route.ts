import { defineRoute } from 'mf-shared/router';
import { WishlistPage } from './wishlist-page.tsx';

export const route = defineRoute<null>({
  Component: WishlistPage,
  head: (_, { text }) => ({ title: text('wishlist.title'), noindex: true }),
});
