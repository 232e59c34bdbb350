import type { FeatureFlagName } from 'mf-shared/contract/feature-flags';
import { removedProductPage } from 'mf-shared/rules/removed-products';
import { accountRoutes } from './account-routes.ts';
import { lifeOutdoorsRoutes } from './life-outdoors.ts';
import { productRoute } from './product-route.ts';

export type Layout = 'default' | 'checkout' | 'rentle' | 'menu';

export interface RouteEntry {
  /** Path without locale prefix: `:name` takes one segment, `:name*` the rest (none or more). */
  path: string;
  /** Package that owns the page; `shell` for its own. */
  remote: 'shell' | 'mf-catalog' | 'mf-product' | 'mf-checkout' | 'mf-account';
  expose: `./${string}`;
  layout?: Layout;
  /** Not found by visitors for whom this flag is off. */
  flag?: FeatureFlagName;
  /** Entered by a full document load: its content security policy differs from other pages'. */
  isOwnDocument?: boolean;
}

/**
 * Every page whose path is known in advance (ROUTE-10 to ROUTE-64). Those of groups, brands and products follow from
 * slugs; other names of these paths stand in mf-shared/rules/page-aliases.ts.
 */
export const routeTable: readonly RouteEntry[] = [
  { path: '/', remote: 'mf-catalog', expose: './home' },
  { path: '/manufacturers/', remote: 'mf-catalog', expose: './brands' },
  { path: '/search/', remote: 'mf-catalog', expose: './search' },
  { path: '/newest/', remote: 'mf-catalog', expose: './newest' },
  { path: '/catalog/', remote: 'mf-catalog', expose: './catalog' },
  { path: '/campaigns/:campaignSlug/', remote: 'mf-catalog', expose: './campaign' },
  { path: '/club-offers/', remote: 'mf-catalog', expose: './club-offers' },
  { path: `${removedProductPage}/:slug*`, remote: 'mf-catalog', expose: './removed-product' },
  { path: '/page/:slug*', remote: 'mf-catalog', expose: './static-page' },
  { path: '/preview/', remote: 'mf-catalog', expose: './preview' },
  { path: '/preview/product/', remote: 'mf-product', expose: './preview' },
  { path: '/second-hand/', remote: 'mf-catalog', expose: './second-hand' },
  { path: '/history/', remote: 'mf-catalog', expose: './history' },
  { path: '/faq/', remote: 'mf-catalog', expose: './faq' },
  { path: '/responsibility/', remote: 'mf-catalog', expose: './responsibility' },
  { path: '/stores/', remote: 'mf-catalog', expose: './stores' },
  { path: '/stores/:store/', remote: 'mf-catalog', expose: './store' },
  ...lifeOutdoorsRoutes,
  { path: '/experiences/:slug*', remote: 'mf-catalog', expose: './experiences' },
  { path: '/old/:manufacturerSlug/:subs*', ...productRoute },
  { path: '/giftcampaigns/:category/', remote: 'mf-product', expose: './gift-campaign' },
  { path: '/giftcampaigns/:campaignSlug/:productSlug/', ...productRoute },
  { path: '/ski-wizard/:sport*', remote: 'mf-product', expose: './ski-wizard' },
  { path: '/shoe-wizard/:slug*', remote: 'mf-catalog', expose: './shoe-wizard', flag: 'shoe_wizard' },
  { path: '/womens-and-mens-shoes/', remote: 'mf-catalog', expose: './shoes' },
  { path: '/checkout/', remote: 'mf-checkout', expose: './checkout', layout: 'checkout' },
  { path: '/checkout/payment/', remote: 'mf-checkout', expose: './payment', layout: 'checkout', isOwnDocument: true },
  {
    path: '/checkout/klarna/confirm/',
    remote: 'mf-checkout',
    expose: './klarna-confirm',
    layout: 'checkout',
    // Shows a frame of the payment provider's.
    isOwnDocument: true,
  },
  { path: '/checkout/club-info/', remote: 'mf-checkout', expose: './club-info', layout: 'checkout' },
  ...(['payment_ok', 'payment_cancelled', 'payment_error', 'payment_address'] as const).map(orderResult),
  {
    path: '/order/difference/',
    remote: 'mf-checkout',
    expose: './difference',
    layout: 'checkout',
    isOwnDocument: true,
  },
  { path: '/order/process/', remote: 'mf-checkout', expose: './order-process', layout: 'checkout' },
  { path: '/enterprise/', remote: 'mf-checkout', expose: './enterprise' },
  { path: '/service-products/giftcards/', remote: 'mf-checkout', expose: './gift-cards' },
  { path: '/pikanouto/', remote: 'mf-checkout', expose: './express-pickup-info' },
  { path: '/accounts/login/', remote: 'mf-account', expose: './login' },
  { path: '/accounts/', remote: 'mf-account', expose: './account' },
  { path: '/wishlist/', remote: 'mf-account', expose: './wishlist' },
  ...accountRoutes,
  { path: '/style-guide/', remote: 'shell', expose: './style-guide' },
  { path: '/menu/:slug*', remote: 'shell', expose: './menu', layout: 'menu' },
];

/** Pages whose first segment is a slug of the shop's data (ROUTE-76 to ROUTE-81). */
export const dynamicRoutes = {
  group: { path: '/:navigationSlug/:subs*', remote: 'mf-catalog', expose: './product-group' },
  brand: { path: '/:manufacturerSlug/', remote: 'mf-catalog', expose: './brand' },
  product: { path: '/:manufacturerSlug/:subs*', ...productRoute },
  staticPage: { path: '/:slug/', remote: 'mf-catalog', expose: './static-page' },
  tabbedPage: { path: '/:slug/:tabs*', remote: 'mf-catalog', expose: './tabbed-page' },
} as const satisfies Record<string, RouteEntry>;

function orderResult(result: `payment_${string}`): RouteEntry {
  return { path: `/order/${result}/:slug*`, remote: 'mf-checkout', expose: './order-result', layout: 'checkout' };
}
