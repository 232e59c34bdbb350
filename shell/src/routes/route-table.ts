import type { Locale } from 'mf-shared/contract';
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
  /** Entered by a full document load: its content security policy differs from other pages'. */
  isOwnDocument?: boolean;
  /** Other names of the path per language; each redirects to `path` (spec: shell §2). */
  aliases?: Partial<Record<Locale, string>>;
}

/** Every page whose path is known in advance (spec: shell §2). Those of groups, brands and products follow from slugs. */
export const routeTable: readonly RouteEntry[] = [
  { path: '/', remote: 'mf-catalog', expose: './home' },
  {
    path: '/manufacturers/',
    remote: 'mf-catalog',
    expose: './brands',
    aliases: { fi: '/merkit/', sv: '/marken/', de: '/marken/', fr: '/marques/', ru: '/brendy/' },
  },
  {
    path: '/search/',
    remote: 'mf-catalog',
    expose: './search',
    aliases: { fi: '/haku/', sv: '/sok/', de: '/suche/', fr: '/recherche/', ru: '/poisk/' },
  },
  {
    path: '/newest/',
    remote: 'mf-catalog',
    expose: './newest',
    aliases: { fi: '/uutuudet/', sv: '/nyheter/', de: '/neuheiten/', fr: '/nouveautes/', ru: '/novinki/' },
  },
  { path: '/catalog/', remote: 'mf-catalog', expose: './catalog' },
  {
    path: '/campaigns/:campaignSlug/',
    remote: 'mf-catalog',
    expose: './campaign',
    aliases: {
      fi: '/kampanjat/:campaignSlug/',
      sv: '/kampanjer/:campaignSlug/',
      de: '/aktionen/:campaignSlug/',
      fr: '/campagnes/:campaignSlug/',
      ru: '/aktsii/:campaignSlug/',
    },
  },
  {
    path: '/club-offers/',
    remote: 'mf-catalog',
    expose: './club-offers',
    aliases: {
      fi: '/kerhoedut/',
      sv: '/klubberbjudanden/',
      de: '/clubangebote/',
      fr: '/offres-club/',
      ru: '/klubnye-predlozheniya/',
    },
  },
  { path: '/removed-new-product-page/:slug*', remote: 'mf-catalog', expose: './removed-product' },
  { path: '/page/:slug*', remote: 'mf-catalog', expose: './static-page' },
  {
    path: '/second-hand/',
    remote: 'mf-catalog',
    expose: './second-hand',
  },
  {
    path: '/history/',
    remote: 'mf-catalog',
    expose: './history',
    aliases: { fi: '/historia/', sv: '/historia/', de: '/geschichte/', fr: '/histoire/', ru: '/istoriya/' },
  },
  {
    path: '/stores/',
    remote: 'mf-catalog',
    expose: './stores',
    aliases: { fi: '/myymalat/', sv: '/butiker/', de: '/filialen/', fr: '/magasins/', ru: '/magaziny/' },
  },
  {
    path: '/stores/:store/',
    remote: 'mf-catalog',
    expose: './store',
    aliases: {
      fi: '/myymalat/:store/',
      sv: '/butiker/:store/',
      de: '/filialen/:store/',
      fr: '/magasins/:store/',
      ru: '/magaziny/:store/',
    },
  },
  ...lifeOutdoorsRoutes,
  { path: '/experiences/:slug*', remote: 'mf-catalog', expose: './experiences' },
  { path: '/old/:manufacturerSlug/:subs*', ...productRoute },
  {
    path: '/giftcampaigns/:category/',
    remote: 'mf-product',
    expose: './gift-campaign',
    aliases: {
      fi: '/lahjakampanjat/:category/',
      sv: '/gavokampanjer/:category/',
      de: '/geschenkaktionen/:category/',
      fr: '/campagnes-cadeau/:category/',
      ru: '/podarochnye-aktsii/:category/',
    },
  },
  {
    path: '/giftcampaigns/:campaignSlug/:productSlug/',
    ...productRoute,
    aliases: {
      fi: '/lahjakampanjat/:campaignSlug/:productSlug/',
      sv: '/gavokampanjer/:campaignSlug/:productSlug/',
      de: '/geschenkaktionen/:campaignSlug/:productSlug/',
      fr: '/campagnes-cadeau/:campaignSlug/:productSlug/',
      ru: '/podarochnye-aktsii/:campaignSlug/:productSlug/',
    },
  },
  {
    path: '/ski-wizard/:sport*',
    remote: 'mf-product',
    expose: './ski-wizard',
    aliases: {
      fi: '/suksivelho/:sport*',
      sv: '/skidguiden/:sport*',
      de: '/skiberater/:sport*',
      fr: '/guide-ski/:sport*',
      ru: '/podbor-lyzh/:sport*',
    },
  },
  { path: '/checkout/', remote: 'mf-checkout', expose: './checkout', layout: 'checkout' },
  {
    path: '/checkout/payment/',
    remote: 'mf-checkout',
    expose: './payment',
    layout: 'checkout',
    isOwnDocument: true,
  },
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
    path: '/order/process/',
    remote: 'mf-checkout',
    expose: './order-process',
    layout: 'checkout',
    aliases: { fi: '/tilaus/kasittely/', sv: '/order/behandling/', de: '/bestellung/verarbeitung/' },
  },
  { path: '/enterprise/', remote: 'mf-checkout', expose: './enterprise' },
  {
    path: '/service-products/giftcards/',
    remote: 'mf-checkout',
    expose: './gift-cards',
    aliases: {
      fi: '/palvelutuotteet/lahjakortit/',
      sv: '/servicetjanster/presentkort/',
      de: '/serviceprodukte/geschenkkarten/',
      fr: '/services/cartes-cadeaux/',
      ru: '/uslugi/podarochnye-karty/',
    },
  },
  { path: '/pikanouto/', remote: 'mf-checkout', expose: './express-pickup-info' },
  {
    path: '/accounts/login/',
    remote: 'mf-account',
    expose: './login',
    aliases: {
      fi: '/tili/kirjaudu/',
      sv: '/konto/logga-in/',
      de: '/konto/anmelden/',
      fr: '/compte/connexion/',
      ru: '/akkaunt/vhod/',
    },
  },
  {
    path: '/accounts/',
    remote: 'mf-account',
    expose: './account',
    aliases: { fi: '/tili/', sv: '/konto/', de: '/konto/', fr: '/compte/', ru: '/akkaunt/' },
  },
  {
    path: '/wishlist/',
    remote: 'mf-account',
    expose: './wishlist',
    aliases: {
      fi: '/toivelista/',
      sv: '/onskelista/',
      de: '/wunschliste/',
      fr: '/liste-de-souhaits/',
      ru: '/izbrannoe/',
    },
  },
  ...accountRoutes,
  { path: '/style-guide/', remote: 'shell', expose: './style-guide' },
  { path: '/menu/:slug*', remote: 'shell', expose: './menu', layout: 'menu' },
];

/** Pages whose first segment is a slug of the shop's data (spec: shell §2, dynamic routes). */
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
