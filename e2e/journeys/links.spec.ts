import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey-test.ts';

/** Pages of every kind; everything that they link to is asked for, and what the links of the front page lead to as well. */
const kinds = [
  '/',
  '/menu/',
  '/vaatteet/',
  '/vaatteet/takit/',
  '/kaamos/',
  '/kaamos/x/kuura-3l-shell-jacket/',
  '/manufacturers/',
  '/newest/',
  '/search/?q=takki',
  '/stores/',
  '/life-outdoors/',
  '/life-outdoors/blog/',
  '/checkout/',
  '/accounts/login/',
  '/accounts/register/',
  '/view-order/',
];
/** Enough to reach every page that is not a product, and some of these. */
const mostPages = 260;
const atOnce = 4;

/** No way in the shop ends at a closed door. */
for (const language of ['fi', 'en'] as const) {
  test(`every link of the shop's pages leads somewhere, in ${language}`, async ({ request }) => {
    test.setTimeout(180_000);
    const local = (path: string) => (language === 'fi' ? path : `/${language}${path}`);
    const from = new Map<string, string>();
    for (const path of kinds.map(local)) {
      from.set(path, 'the list of kinds');
      for (const link of await linksOf(request, path)) if (!from.has(link)) from.set(link, path);
    }
    const paths = [...from.keys()].slice(0, mostPages);
    expect(paths.length).toBeGreaterThan(150);
    const dead: string[] = [];
    await inParallel(paths, async (path) => {
      const status = (await request.get(path)).status();
      if (status !== 200) dead.push(`${status} ${path} (on ${from.get(path)})`);
    });
    expect(dead).toEqual([]);
  });
}

test('every menu page of a phone leads somewhere, down to the third level', async ({ request }) => {
  test.setTimeout(120_000);
  const seen = new Set(['/en/menu/']);
  const others = new Set<string>();
  for (const path of seen)
    for (const link of await linksOf(request, path)) (link.startsWith('/en/menu/') ? seen : others).add(link);
  expect(seen.size).toBeGreaterThan(10);
  const dead: string[] = [];
  await inParallel([...others], async (path) => {
    if ((await request.get(path)).status() !== 200) dead.push(path);
  });
  expect(dead).toEqual([]);
});

/** Every link in content keeps the reader's language. */
for (const language of ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const) {
  test(`links in pages, tabs and articles lead somewhere, in the same language: ${language}`, async ({ request }) => {
    test.setTimeout(120_000);
    const prefix = language === 'fi' ? '' : `/${language}`;
    const sources = (await sitemapOf(request, language)).filter(({ kind }) => kind === 'page' || kind === 'article');
    expect(sources.length).toBeGreaterThan(25);
    const from = new Map<string, string>();
    await inParallel(
      sources.map(({ path }) => path),
      async (path) => {
        for (const link of linksIn(mainOf(await (await request.get(path)).text()))) from.set(link, path);
      },
    );
    expect(from.size).toBeGreaterThan(20);
    const wrong: string[] = [];
    await inParallel([...from.keys()], async (link) => {
      const response = await request.get(link);
      const answered = /<html lang="(..)"/.exec(await response.text())?.[1];
      if (response.status() !== 200 || answered !== language || !link.startsWith(`${prefix}/`))
        wrong.push(`${response.status()} ${answered} ${link} (on ${from.get(link)})`);
    });
    expect(wrong).toEqual([]);
  });
}

test('the map for search engines names pages of every kind that answer at exactly that address', async ({
  request,
}) => {
  test.setTimeout(240_000);
  for (const language of ['fi', 'en', 'sv', 'de', 'fr', 'ru']) {
    const entries = await sitemapOf(request, language);
    expect(entries.length).toBeGreaterThan(3000);
    const kinds = Map.groupBy(entries, ({ kind }) => kind);
    expect([...kinds.keys()].sort()).toEqual(['article', 'brand', 'fixed', 'group', 'old', 'page', 'product', 'store']);
    // English whole but for products; of the others and of these a sample of every kind.
    const asked = [...kinds].flatMap(([kind, all]) => {
      const step = kind === 'page' || kind === 'store' || (language === 'en' && kind !== 'product') ? 1 : 15;
      return all.filter((_, index) => index % (kind === 'product' ? 400 : step) === 0);
    });
    const wrong: string[] = [];
    await inParallel(
      asked.map(({ path }) => path),
      async (path) => {
        const response = await request.get(path, { maxRedirects: 0 });
        const canonical = /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(await response.text())?.[1];
        if (response.status() !== 200 || canonical !== path) wrong.push(`${response.status()} ${path} (${canonical})`);
      },
    );
    expect(wrong).toEqual([]);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('a static page, a tab and a bundle name the same languages in head and map, and another slug is not canonical', async ({
  request,
}) => {
  const entries = await sitemapOf(request, 'en');
  const head = async (path: string) => (await (await request.get(path)).text()).split('</head>')[0] ?? '';
  const alternatesIn = (text: string) =>
    [...text.matchAll(/hreflang="([^"]+)" href="https:\/\/[^/"]+([^"]*)"/g)].map(
      ([, language, path]) => `${language} ${path}`,
    );
  const bundle = entries.find(({ kind }) => kind === 'old')?.path ?? '';
  for (const path of ['/en/privacy/', '/en/care-guide/clothing/down/', bundle]) {
    const entry = entries.find((known) => known.path === path);
    expect(alternatesIn(await head(path)), path).toEqual(alternatesIn(entry?.xml ?? ''));
  }
  expect(await head('/en/privacy/')).toContain('hreflang="de" href="https://havu.example/de/datenschutz/"');
  for (const other of ['/en/tietosuoja/', '/en/page/privacy/'])
    expect(await head(other)).toContain('<link rel="canonical" href="https://havu.example/en/privacy/">');
});

interface MapEntry {
  path: string;
  kind: 'fixed' | 'group' | 'brand' | 'page' | 'store' | 'article' | 'old' | 'product';
  xml: string;
}

/** The first file of a language's map, each address with its kind. */
async function sitemapOf(request: APIRequestContext, language: string): Promise<MapEntry[]> {
  const xml = await (await request.get(`/sitemap-${language}-1.xml`)).text();
  const { manufacturerSlugs, navigationSlugs } = await (await request.get('/api/route-slugs/')).json();
  const brands = new Set<string>(manufacturerSlugs);
  const groups = new Set<string>(navigationSlugs);
  return xml
    .split('<url>')
    .slice(1)
    .map((entry) => {
      const path = /<loc>https:\/\/[^/]+([^<]+)<\/loc>/.exec(entry)?.[1] ?? '';
      return {
        path,
        kind: kindOf(path.replace(`/${language}/`, '/').split('/').filter(Boolean), { brands, groups }),
        xml: entry,
      };
    });
}

/** First segments of the shop's own lists; the front page has none. */
const fixed = new Set(['', 'manufacturers', 'newest', 'second-hand', 'ski-wizard']);

function kindOf(
  [first = '', ...rest]: readonly string[],
  { brands, groups }: { brands: ReadonlySet<string>; groups: ReadonlySet<string> },
): MapEntry['kind'] {
  if (fixed.has(first)) return 'fixed';
  if (first === 'old') return 'old';
  if (first === 'stores') return rest.length === 0 ? 'fixed' : 'store';
  if (first === 'life-outdoors') return 'article';
  if (groups.has(first)) return 'group';
  if (brands.has(first)) return rest.length === 0 ? 'brand' : 'product';
  return 'page';
}

const mainOf = (html: string): string => /<main\b.*?<\/main>/s.exec(html)?.[0] ?? '';

async function linksOf(request: APIRequestContext, path: string): Promise<string[]> {
  return linksIn(await (await request.get(path)).text());
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)]
    .map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('//'));
}

async function inParallel(paths: readonly string[], ask: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await ask(path);
  });
  await Promise.all(workers);
}
