import { deliveryCountries } from 'mf-shared/rules/delivery-countries';
import { locales } from 'mf-shared/rules/locales';
import { expect, it } from 'vitest';
import { matchRoute, toSlugSets } from './match-route.ts';

const slugs = toSlugSets({
  staticPageSlugs: ['about'],
  staticPageWithTabsSlugs: ['customer-service'],
  navigationSlugs: ['clothing'],
  manufacturerSlugs: ['kaamos'],
});
const isPage = (path: string) => matchRoute(path, slugs, { shoe_wizard: true }) !== null;

it('delivers to the Nordic countries first and speaks their languages (CONF-1)', () => {
  expect(Object.keys(deliveryCountries).slice(0, 4)).toEqual(['fi', 'se', 'no', 'dk']);
  expect(Object.keys(deliveryCountries)).toContain('is');
  expect([...locales]).toEqual(expect.arrayContaining(['fi', 'sv']));
});

it.each([
  ['stores', '/stores/tampere/'],
  ['the club', '/club-offers/'],
  ['second-hand goods', '/second-hand/'],
  ['rental', '/rental/'],
  ['the repair service, a page of the merchant’s words', '/page/repair/'],
  ['sales to companies', '/corporate-info-form/'],
  ['blogs and guides', '/life-outdoors/blog/shell-jackets/'],
  ['static pages', '/about/'],
  ['pages with tabs', '/customer-service/delivery/'],
])('has a page for %s (CONF-2)', (_what, path) => {
  expect(isPage(path)).toBe(true);
  expect(isPage('/nothing/of/this/')).toBe(false);
});

it.each([
  ['a wishlist', '/wishlist/'],
  ['gift cards', '/service-products/giftcards/'],
  ['gift campaigns', '/giftcampaigns/summer/'],
  ['enterprise orders', '/enterprise/'],
  ['requests to transfer stock', '/staff/transfers/'],
  ['ski packages', '/ski-wizard/alpine/'],
  ['returns', '/returns/'],
  ['complaints', '/reclamation/'],
  ['paying', '/checkout/payment/'],
  ['Klarna’s confirmation', '/checkout/klarna/confirm/'],
  ['coming back from PayPal', '/order/process/'],
])('has a page for %s (CONF-3)', (_what, path) => {
  expect(isPage(path)).toBe(true);
});
