import { shopWideRoute } from './shop-wide-route.ts';

/** Everything that is reduced. */
export const route = shopWideRoute({ source: 'Offers', texts: 'offers', path: '/campaigns/offers/' });
