import { shopListRoute } from './shop-list-route.ts';

/** Used products, bought back and checked (ROUTE-56). */
export const route = shopListRoute({ source: 'SecondHand', texts: 'second_hand', path: '/second-hand/' });
