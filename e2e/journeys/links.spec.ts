import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey-test.ts';
import { languagesByTurns } from './languages-by-turns.ts';
import type { Language } from './words.ts';

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
/** All that is no product is asked for, and this many of the products that a language's pages name. */
const mostProducts = 12;
const atOnce = 4;
const languages = languagesByTurns;
const prefixOf = (language: string) => (language === 'fi' ? '' : `/${language}`);

/** English has each turn, and the other languages share them. */
const isTurnOf = (language: Language, index: number): boolean => {
  const others = languages.filter((each) => each !== 'en');
  return language === 'en' || others[index % others.length] === language;
};

/** No link of the shop leads to a page that is not there. */
for (const language of languages) {
  test(`every link of the shop's pages leads somewhere, in ${language}`, async ({ request }) => {
    test.setTimeout(180_000);
    const from = new Map<string, string>();
    for (const path of kinds.map((kind) => prefixOf(language) + kind)) {
      from.set(path, 'the list of kinds');
      for (const link of (await answerOf(request, path)).links) if (!from.has(link)) from.set(link, path);
    }
    const kind = await kindTest(request, language);
    const [products, others] = partition([...from.keys()], (path) => kind(path) === 'product');
    const step = Math.ceil(products.length / mostProducts);
    const asked = products.filter((_, index) => index % step === 0);
    expect(asked.length).toBeGreaterThan(5);
    expect(others.length).toBeGreaterThan(200);
    // A group or brand is there in all languages or in none: each is asked for in English and, by turns, in one other.
    const [lists, rest] = partition(others, (path) => kind(path) === 'group' || kind(path) === 'brand');
    const turns = lists.filter((_, index) => isTurnOf(language, index));
    expect(await deadOf(request, [...rest, ...turns, ...asked], from)).toEqual([]);
  });

  test(`every menu page of a phone leads somewhere, down to the third level, in ${language}`, async ({ request }) => {
    test.setTimeout(120_000);
    const menu = `${prefixOf(language)}/menu/`;
    const from = new Map([[menu, 'the list of kinds']]);
    for (const path of from.keys())
      if (path.startsWith(menu))
        for (const link of (await answerOf(request, path)).links) if (!from.has(link)) from.set(link, path);
    const kind = await kindTest(request, language);
    const [deepest, others] = partition(
      [...from.keys()].filter((path) => kind(path) !== 'product'),
      (path) => kind(path) === 'group' && depthOf(path) > 2,
    );
    // Lists are the dearest pages: those of the third level are asked for in English and, by turns, in one other language.
    const asked = deepest.filter((_, index) => isTurnOf(language, index));
    expect(asked.length).toBeGreaterThan(10);
    expect(others.filter((path) => path.startsWith(menu)).length).toBeGreaterThan(10);
    expect(await deadOf(request, [...others, ...asked], from)).toEqual([]);
  });
}

/** Every link in content keeps the reader's language. */
for (const language of languages) {
  test(`links in pages, tabs and articles lead somewhere, in the same language: ${language}`, async ({ request }) => {
    test.setTimeout(120_000);
    const sources = (await sitemapOf(request, language)).filter(({ kind }) => kind === 'page' || kind === 'article');
    expect(sources.length).toBeGreaterThan(25);
    const from = new Map<string, string>();
    await inParallel(
      sources.map(({ path }) => path),
      async (path) => {
        for (const link of (await answerOf(request, path)).contentLinks) from.set(link, path);
      },
    );
    expect(from.size).toBeGreaterThan(20);
    const wrong: string[] = [];
    await inParallel([...from.keys()], async (link) => {
      const answer = await answerOf(request, link);
      if (answer.status !== 200 || answer.language !== language || !link.startsWith(`${prefixOf(language)}/`))
        wrong.push(`${answer.status} ${answer.language} ${link} (on ${from.get(link)})`);
    });
    expect(wrong).toEqual([]);
  });
}

test('the map for search engines names pages of every kind that answer at exactly that address', async ({
  request,
}) => {
  test.setTimeout(240_000);
  for (const language of languages) {
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
        const { status, at, canonical } = await answerOf(request, path);
        if (status !== 200 || at !== path || canonical !== path) wrong.push(`${status} ${path} (${at}, ${canonical})`);
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
  const kind = await kindTest(request, language);
  return xml
    .split('<url>')
    .slice(1)
    .map((entry) => {
      const path = /<loc>https:\/\/[^/]+([^<]+)<\/loc>/.exec(entry)?.[1] ?? '';
      return { path, kind: kind(path), xml: entry };
    });
}

/** Tells what kind of page is at an address of a language. */
async function kindTest(request: APIRequestContext, language: string): Promise<(path: string) => MapEntry['kind']> {
  const { manufacturerSlugs, navigationSlugs } = await (await request.get('/api/route-slugs/')).json();
  const slugs = { brands: new Set<string>(manufacturerSlugs), groups: new Set<string>(navigationSlugs) };
  return (path) => kindOf((path.replace(`/${language}/`, '/').split('?')[0] ?? '').split('/').filter(Boolean), slugs);
}

/** Segments of an address, without the language. */
const depthOf = (path: string): number =>
  path
    .replace(/^\/(en|sv|de|fr|ru)\//, '/')
    .split('/')
    .filter(Boolean).length;

const partition = <T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
];

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

interface PageAnswer {
  status: number;
  /** The address that answered in the end, where one led to another. */
  at: string;
  language: string | undefined;
  canonical: string | undefined;
  links: readonly string[];
  /** Those of the page's own content. */
  contentLinks: readonly string[];
}

const answers = new Map<string, Promise<PageAnswer>>();

/** What a page answers; each is asked for once in all of these journeys. */
function answerOf(request: APIRequestContext, path: string): Promise<PageAnswer> {
  const known = answers.get(path) ?? askFor(request, path);
  answers.set(path, known);
  return known;
}

async function askFor(request: APIRequestContext, path: string): Promise<PageAnswer> {
  const response = await request.get(path);
  const html = await response.text();
  const { pathname, search } = new URL(response.url());
  return {
    status: response.status(),
    at: pathname + search,
    language: /<html lang="(..)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(html)?.[1],
    links: linksIn(html),
    contentLinks: linksIn(mainOf(html)),
  };
}

/** @returns the addresses that do not end at a page, each with the page that links to it */
async function deadOf(
  request: APIRequestContext,
  paths: readonly string[],
  from: ReadonlyMap<string, string>,
): Promise<string[]> {
  const dead: string[] = [];
  await inParallel(paths, async (path) => {
    const { status } = await answerOf(request, path);
    if (status !== 200) dead.push(`${status} ${path} (on ${from.get(path)})`);
  });
  return dead;
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
