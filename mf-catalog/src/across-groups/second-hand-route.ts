import { shopListRoute } from './shop-list-route.ts';

/** Used products, bought back and checked (spec: shell §2 Second-hand). */
export const route = shopListRoute({ source: 'SecondHand', texts: 'second_hand', path: '/second-hand/' });
