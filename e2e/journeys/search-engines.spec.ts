import type { APIRequestContext } from '@playwright/test';
import { addressesIn, faultsOf, idsIn } from '../structured-data/find-faults.ts';
import { expect, test } from './journey-test.ts';
import { shownPrice } from './shown-price.ts';

const languages = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const;
const origin = 'https://havu.example';

interface Kind {
  name: string;
  /** The first page of the map of English pages that it fits stands for its kind. */
  path: RegExp;
  /** schema.org types that the page tells of. */
  types?: readonly string[];
}

/** Every kind of page that the map for search engines names. */
const kinds: readonly Kind[] = [
  { name: 'the front page', path: /^\/$/, types: ['WebSite', 'OnlineStore'] },
  { name: 'all brands', path: /^\/manufacturers\/$/ },
  { name: 'the newest products', path: /^\/newest\/$/, types: ['BreadcrumbList', 'ItemList'] },
  { name: 'second-hand products', path: /^\/second-hand\/$/, types: ['BreadcrumbList', 'ItemList'] },
  { name: 'questions', path: /^\/faq\/$/, types: ['FAQPage'] },
  { name: 'responsibility', path: /^\/responsibility\/$/ },
  { name: 'the stores', path: /^\/stores\/$/ },
  { name: 'a store', path: /^\/stores\/[^/]+\/$/, types: ['SportingGoodsStore'] },
  { name: 'the ski wizard', path: /^\/ski-wizard\/$/ },
  { name: 'the magazine', path: /^\/life-outdoors\/$/ },
  { name: 'the articles', path: /^\/life-outdoors\/blog\/$/ },
  { name: 'an article', path: /^\/life-outdoors\/blog\/[^/]+\/$/, types: ['Article', 'BreadcrumbList'] },
  { name: 'the authors', path: /^\/life-outdoors\/bloggers\/$/ },
  { name: 'an author', path: /^\/life-outdoors\/bloggers?\/[^/]+\/$/, types: ['ProfilePage'] },
  { name: 'a product group', path: /^\/clothing\/jackets\/$/, types: ['BreadcrumbList', 'ItemList'] },
  { name: 'a brand', path: /^\/kaamos\/$/, types: ['BreadcrumbList', 'ItemList'] },
  { name: 'a page of words', path: /^\/delivery\/$/ },
  { name: 'a tab', path: /^\/care-guide\/clothing\/.+/ },
  { name: 'experiences', path: /^\/experiences\/$/, types: ['BreadcrumbList'] },
  { name: 'a brand’s experiences', path: /^\/experiences\/[^/]+\/$/, types: ['BreadcrumbList', 'ItemList'] },
  { name: 'a product', path: /^\/kaamos\/.+\/kuura-3l-shell-jacket\/$/, types: ['Product', 'BreadcrumbList'] },
  { name: 'a bundle', path: /^\/old\/.+/, types: ['Product', 'BreadcrumbList'] },
];

interface Told {
  canonical: string | undefined;
  alternates: readonly string[];
  picture: string | undefined;
  data: readonly { '@type': string }[];
  html: string;
}

async function read(request: APIRequestContext, address: string): Promise<Told> {
  const answer = await request.get(address.replace(origin, ''), { maxRedirects: 0 });
  expect([address, answer.status()]).toEqual([address, 200]);
  const html = await answer.text();
  const told = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return {
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    alternates: Array.from(html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g), named),
    picture: /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
    data: Array.from(told, ([, json = '']) => JSON.parse(json) as { '@type': string }),
    html,
  };
}

const named = ([, language, href]: RegExpMatchArray): string => `${language} ${decodeURI(href ?? '')}`;

/** Pages by their address in the map of a language, with the names that it gives them. */
async function readMap(request: APIRequestContext, language: string): Promise<Map<string, readonly string[]>> {
  const entries = new Map<string, readonly string[]>();
  const index = await (await request.get('/sitemap.xml')).text();
  const files = Array.from(index.matchAll(/<loc>[^<]*(\/sitemap-([a-z]+)-\d+\.xml)<\/loc>/g));
  for (const [, path = '', of] of files) {
    if (of !== language) continue;
    const map = await (await request.get(path)).text();
    for (const [, address = '', names = ''] of map.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g))
      entries.set(address, Array.from(names.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g), named));
  }
  return entries;
}

const known = new WeakMap<APIRequestContext, Promise<Map<string, readonly string[]>>>();
/** What the map of English pages names of the first page of a kind. */
async function namesOf({ name, path }: Kind, request: APIRequestContext): Promise<readonly string[]> {
  const map = known.get(request) ?? readMap(request, 'en');
  known.set(request, map);
  const found = [...(await map)].find(([address]) => path.test(decodeURI(address).replace(`${origin}/en`, '')));
  expect(found, name).toBeDefined();
  return found?.[1] ?? [];
}

test('pages of every kind have one address in each of six languages, and the map, the pages and their names agree (ROUTE-136)', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const maps = new Map<string, Map<string, readonly string[]>>();
  for (const language of languages) maps.set(language, await readMap(request, language));
  for (const kind of kinds) {
    const names = await namesOf(kind, request);
    expect(names.map((each) => each.split(' ')[0])).toEqual([...languages, 'x-default']);
    for (const each of names) {
      const [language = '', href = ''] = each.split(' ');
      const { canonical, alternates, picture } = await read(request, encodeURI(href));
      expect([decodeURI(canonical ?? ''), alternates], `${kind.name}, ${each}`).toEqual([href, names]);
      expect(picture, `${kind.name}, ${each}`).toMatch(/^https:\/\/havu\.example\/media\/.+width=1200&height=630/);
      if (language !== 'x-default') expect(maps.get(language)?.get(encodeURI(href)), each).toEqual(names);
    }
  }
});

test('what pages of every kind tell search engines is right by schema.org’s own definitions (ROUTE-135)', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const addresses = new Set<string>();
  const frontPage = new Set(idsIn((await read(request, `${origin}/en/`)).data));
  for (const [index, kind] of kinds.entries()) {
    const names = await namesOf(kind, request);
    // All kinds in English, and each in one more language.
    for (const language of ['en', languages[index % languages.length] ?? 'fi']) {
      const address = names.find((each) => each.startsWith(`${language} `))?.split(' ')[1] ?? '';
      const { data } = await read(request, encodeURI(address));
      expect(data.map((each) => each['@type'])).toEqual(expect.arrayContaining([...(kind.types ?? [])]));
      const known = new Set([...frontPage, ...idsIn(data)]);
      expect(
        data.flatMap((each) => faultsOf(each, known)),
        `${kind.name}, ${address}`,
      ).toEqual([]);
      for (const each of addressesIn(data)) addresses.add(each);
    }
  }
  expect([...addresses].filter((each) => !each.startsWith(`${origin}/`))).toEqual([]);
  for (const address of addresses) {
    const status = async () => (await request.get(address.replace(origin, ''), { maxRedirects: 0 })).status();
    // A picture that nobody asked for before is drawn first: until then it answers 503.
    if (address.includes('/media/')) await expect.poll(status, { message: address, timeout: 60_000 }).toBe(200);
    else expect([address, await status()]).toEqual([address, 200]);
  }
});

interface Amount {
  value: number;
  currency: string;
}
interface Shop {
  '@id': string;
  hasMerchantReturnPolicy: { '@id': string; merchantReturnDays: number; returnShippingFeesAmount?: Amount }[];
  hasShippingService: { name: string; shippingConditions: { shippingRate: Amount }[] }[];
}
interface Product {
  offers: {
    price: string;
    seller: object;
    hasMerchantReturnPolicy: Record<string, unknown>[];
    shippingDetails: { shippingRate: Amount };
  };
}

test('the shop tells each country’s deliveries and returns, and a product what its page shows, in the money of the visit (ROUTE-134)', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const told = async <T>(path: string, type: string): Promise<T> => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const scripts = page.locator('script[type="application/ld+json"]');
    const data = (await scripts.allTextContents()).map((text) => JSON.parse(text) as T & { '@type': string });
    const found = data.find((each) => each['@type'] === type);
    if (!found) throw new Error(`${path} tells no ${type}`);
    return found;
  };
  for (const [query, currency] of [
    ['?delivery_country=fi&currency=eur', 'EUR'],
    ['?delivery_country=se&currency=sek', 'SEK'],
  ]) {
    const shop = await told<Shop>(`/en/${query}`, 'OnlineStore');
    const { offers } = await told<Product>(`/en/kaamos/x/kuura-3l-shell-jacket/${query}`, 'Product');
    expect(offers.seller).toMatchObject({ '@type': 'OnlineStore', '@id': shop['@id'] });
    expect(offers.hasMerchantReturnPolicy).toHaveLength(shop.hasMerchantReturnPolicy.length);
    for (const [index, policy] of offers.hasMerchantReturnPolicy.entries()) {
      expect(policy).toMatchObject({ '@type': 'MerchantReturnPolicy', merchantReturnDays: 100 });
      expect(shop.hasMerchantReturnPolicy[index]).toMatchObject(policy);
    }
    expect(shop.hasMerchantReturnPolicy[0]?.merchantReturnDays).toBe(100);
    const rates = shop.hasShippingService.flatMap(({ shippingConditions }) => shippingConditions);
    expect(new Set(rates.map(({ shippingRate }) => shippingRate.currency))).toEqual(new Set([currency]));
    expect(offers.shippingDetails.shippingRate.currency).toBe(currency);
    expect(Number(offers.price)).toBe(await shownPrice(page));
    await expect(page.locator('#page-state, script[type="application/json"]').first()).not.toContainText('offerTerms');
  }
});
