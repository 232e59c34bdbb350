import { pageAliases } from 'mf-shared/rules/page-aliases';
import { describe, expect, it } from 'vitest';
import { matchRoute, noSlugs, toSlugSets } from './match-route.ts';

const slugs = toSlugSets({
  staticPageSlugs: ['toimitusehdot'],
  staticPageWithTabsSlugs: ['asiakaspalvelu'],
  navigationSlugs: ['vaatteet', 'clothing'],
  manufacturerSlugs: ['kaamos', 'räyskälä'],
});
const page = (path: string, known = slugs) => {
  const match = matchRoute(path, known);
  return match && `${match.remote} ${match.expose} ${JSON.stringify(match.params)}`;
};

describe('the route table (ROUTE-10 to ROUTE-64)', () => {
  it.each([
    ['/', 'mf-catalog ./home {}'],
    ['/checkout/', 'mf-checkout ./checkout {}'],
    ['/order/payment_ok/98104/key/', 'mf-checkout ./order-result {"slug":"98104/key"}'],
    ['/accounts/', 'mf-account ./account {}'],
    ['/stores/turku/', 'mf-catalog ./store {"store":"turku"}'],
    ['/life-outdoors/blog/', 'mf-catalog ./posts {}'],
    ['/life-outdoors/events/', 'mf-catalog ./posts {"post":"events"}'],
    ['/life-outdoors/blog/kolme/', 'mf-catalog ./article {"slug":"kolme"}'],
    ['/staff/orders/100123/', 'mf-account ./staff {"section":"orders/100123"}'],
    ['/menu/', 'shell ./menu {"slug":""}'],
    ['/menu/vaatteet/', 'shell ./menu {"slug":"vaatteet"}'],
    ['/old/kaamos/kuura/', 'mf-product ./product {"manufacturerSlug":"kaamos","subs":"kuura"}'],
  ])('%s is %s', (path, expected) => expect(page(path)).toBe(expected));
});

it('club offers, gift cards, returns and withdrawing have pages (ROUTE-65, ROUTE-66, ROUTE-69, ROUTE-129)', () => {
  const paths = ['/club-offers/', '/service-products/giftcards/', '/returns/', '/withdraw/'];
  expect(paths.map((path) => page(path))).toEqual([
    'mf-catalog ./club-offers {}',
    'mf-checkout ./gift-cards {}',
    'mf-account ./returns {}',
    'mf-account ./withdraw {}',
  ]);
});

it('pages stand in the default layout, a rental’s reservation in one of its own (ROUTE-73, ROUTE-75)', () => {
  const layoutOf = (path: string) => matchRoute(path, slugs)?.layout;
  expect(['/', '/search/', '/clothing/', '/kaamos/', '/rental/'].map(layoutOf)).toEqual(Array(5).fill('default'));
  expect(layoutOf('/rental/rentle/')).toBe('rentle');
});

it('each page that has other names is in the route table (ROUTE-83 to ROUTE-109)', () => {
  const paths = Object.keys(pageAliases).map((pattern) => pattern.replace(/:\w+\*\/?$/, '').replace(/:\w+/g, 'a'));
  expect(paths.filter((path) => matchRoute(path, noSlugs) === null && !path.includes('/activate/'))).toEqual([]);
});

describe('routes from the slugs (ROUTE-76 to ROUTE-82)', () => {
  it.each([
    ['/vaatteet/', 'mf-catalog ./product-group {"navigationSlug":"vaatteet","subs":""}'],
    ['/clothing/jackets/', 'mf-catalog ./product-group {"navigationSlug":"clothing","subs":"jackets"}'],
    ['/kaamos/', 'mf-catalog ./brand {"manufacturerSlug":"kaamos"}'],
    ['/kaamos/takit/kuura/', 'mf-product ./product {"manufacturerSlug":"kaamos","subs":"takit/kuura"}'],
    ['/r%C3%A4ysk%C3%A4l%C3%A4/', 'mf-catalog ./brand {"manufacturerSlug":"räyskälä"}'],
    ['/Vaatteet/TAKIT/', 'mf-catalog ./product-group {"navigationSlug":"Vaatteet","subs":"TAKIT"}'],
    ['/KAAMOS/', 'mf-catalog ./brand {"manufacturerSlug":"KAAMOS"}'],
    ['/toimitusehdot/', 'mf-catalog ./static-page {"slug":"toimitusehdot"}'],
    ['/asiakaspalvelu/palautus/', 'mf-catalog ./tabbed-page {"slug":"asiakaspalvelu","tabs":"palautus"}'],
  ])('%s is %s', (path, expected) => expect(page(path)).toBe(expected));

  it('unknown paths have no page', () => {
    expect(page('/unknown/')).toBeNull();
    expect(page('/toimitusehdot/more/')).toBeNull();
    expect(page('/%E0%A4%A/')).toBeNull();
  });

  it('if the call fails, no dynamic routes exist', () => {
    expect(page('/vaatteet/', noSlugs)).toBeNull();
    expect(page('/', noSlugs)).toBe('mf-catalog ./home {}');
  });
});

it('the payment page is a document of its own: its policy allows the provider', () => {
  expect(matchRoute('/checkout/payment/', slugs)?.isOwnDocument).toBe(true);
  expect(matchRoute('/checkout/', slugs)).toMatchObject({ isOwnDocument: false, layout: 'checkout' });
});
