import { shopWideRoute } from './shop-wide-route.ts';

/** What has just come in (spec: shell §2 Newest). */
export const route = shopWideRoute({ source: 'Newest', texts: 'newest', path: '/newest/' });
