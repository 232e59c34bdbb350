import { shopListRoute } from './shop-list-route.ts';

/** Everything, most sold first (ROUTE-20). */
export const route = shopListRoute({ source: 'Catalog', texts: 'catalog', path: '/catalog/' });
