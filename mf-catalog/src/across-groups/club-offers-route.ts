import { shopListRoute } from './shop-list-route.ts';

/** What members of the club pay less for (spec: shell §2 Localised path aliases: club-offers). */
export const route = shopListRoute({ source: 'ClubOffers', texts: 'club_offers', path: '/club-offers/' });
