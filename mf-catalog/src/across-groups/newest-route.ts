import { shopListRoute } from './shop-list-route.ts';

/** What has just come in (spec: shell §2 Newest). */
export const route = shopListRoute({ source: 'Newest', texts: 'newest', path: '/newest/' });
