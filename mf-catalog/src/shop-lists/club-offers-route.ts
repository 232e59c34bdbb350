import { shopListRoute } from './shop-list-route.ts';

/** What members of the club pay less for (ROUTE-65). */
export const route = shopListRoute({ source: 'ClubOffers', texts: 'club_offers', path: '/club-offers/' });
