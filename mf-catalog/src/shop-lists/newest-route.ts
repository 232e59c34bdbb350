import { shopListRoute } from './shop-list-route.ts';

/** What has just come in (ROUTE-43). */
export const route = shopListRoute({ source: 'Newest', texts: 'newest', path: '/newest/' });
