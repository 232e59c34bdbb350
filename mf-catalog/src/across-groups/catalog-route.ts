import { shopListRoute } from './shop-list-route.ts';

/** Everything, most sold first (spec: shell §2 Catalog). */
export const route = shopListRoute({ source: 'Catalog', texts: 'catalog', path: '/catalog/' });
