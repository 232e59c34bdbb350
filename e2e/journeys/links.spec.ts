import { type APIRequestContext, expect, test } from '@playwright/test';

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

/** issue "The catalogue", 11 and 12: no way in the shop ends at a closed door. */
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

test('the map for search engines names pages that answer at exactly that address', async ({ request }) => {
  test.setTimeout(120_000);
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(files.length).toBeGreaterThanOrEqual(6);
  const english = await (await request.get(files.find((file) => file.includes('-en-')) ?? '')).text();
  const pages = [...english.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(pages.length).toBeGreaterThan(3000);
  // Groups, brands, pages, articles stand first; of the products a sample.
  const asked = pages.filter((_, index) => index < 120 || index % 120 === 0);
  const wrong: string[] = [];
  await inParallel(asked, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200) wrong.push(`${response.status()} ${path}`);
  });
  expect(wrong).toEqual([]);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

async function linksOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
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
