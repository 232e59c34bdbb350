import { shopListRoute } from './shop-list-route.ts';

/** The products that cost members of the club less (ROUTE-65). */
export const route = shopListRoute({ source: 'ClubOffers', texts: 'club_offers', path: '/club-offers/' });
