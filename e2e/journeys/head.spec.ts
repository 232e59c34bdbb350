import type { Page } from '@playwright/test';
import { expect, test } from './journey-test.ts';

interface Kind {
  name: string;
  path: string;
  /** schema.org types that the page tells of itself. */
  types: readonly string[];
}

/** Rules ROUTE-121 to ROUTE-123. */
const kinds: readonly Kind[] = [
  { name: 'the front page', path: '/en/', types: ['WebSite', 'OnlineStore'] },
  { name: 'a product group', path: '/en/clothing/jackets/', types: ['BreadcrumbList', 'ItemList'] },
  { name: 'a brand', path: '/en/kaamos/', types: ['BreadcrumbList', 'ItemList'] },
  { name: 'a product', path: '/en/kaamos/x/kuura-3l-shell-jacket/', types: ['Product', 'BreadcrumbList'] },
  { name: 'an article', path: '/en/life-outdoors/blog/three-layers/', types: ['Article'] },
];

for (const { name, path, types } of kinds) {
  test(`${name} tells search engines and shares what it is`, async ({ page, request }) => {
    test.setTimeout(90_000);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.title()).toMatch(/^.+ - Havu$/);
    const description = (await content(page, 'meta[name="description"]')) ?? '';
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(150);
    expect(await content(page, 'meta[property="og:title"]')).toBe(await page.title());
    expect(await content(page, 'meta[property="og:image:width"]')).toBe('1200');

    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(`https://havu.example${new URL(page.url()).pathname}`);
    const picture = new URL((await content(page, 'meta[property="og:image"]')) ?? '');
    // A picture that nobody asked for before is drawn first; a busy service asks to come back.
    const kindOfImage = async () => (await request.get(picture.pathname + picture.search)).headers()['content-type'];
    await expect.poll(kindOfImage, { timeout: 50_000 }).toBe('image/jpeg');

    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const));
    expect(alternates.map(([language]) => language)).toEqual(['fi', 'en', 'sv', 'de', 'fr', 'ru', 'x-default']);
    for (const [language, href] of alternates) {
      const answer = await request.get(new URL(href ?? '').pathname, { maxRedirects: 0 });
      expect(answer.status(), `${language} ${href}`).toBe(200);
    }

    const told = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent));
    expect(told.map((data) => (JSON.parse(data) as { '@type': string })['@type'])).toEqual(
      expect.arrayContaining([...types]),
    );
    // Every address in it is the shop's own, as the canonical one is.
    const hosts = told.join().match(/https?:\/\/[^/"]+/g) ?? [];
    expect([...new Set(hosts)].sort()).toEqual(['https://havu.example', 'https://schema.org']);
  });
}

/** Rules PRODUCT-23 to PRODUCT-27. */
test('a product tells its offer, its stars and where it stands; one for campaigns only is not indexed', async ({
  page,
  request,
}) => {
  await page.goto('/en/kaamos/x/kuura-3l-shell-jacket/', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveTitle('Kaamos Kuura 3L Shell Jacket - Havu');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const told = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '{}')));
  const product = told.find((it) => it['@type'] === 'Product');
  const shown = await page.getByRole('main').textContent();
  expect(product).toMatchObject({
    name: 'Kuura 3L Shell Jacket',
    brand: { name: 'Kaamos' },
    offers: { priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    aggregateRating: { bestRating: 5 },
  });
  expect(shown).toContain(`${product.offers.price}\u00a0€`);
  expect(shown).toContain(`${product.aggregateRating.reviewCount} reviews`);
  const trail = told.find((it) => it['@type'] === 'BreadcrumbList').itemListElement as { name: string; item: string }[];
  expect(trail.map(({ name }) => name)).toEqual(['Clothing', 'Jackets', 'Shell jackets', 'Kuura 3L Shell Jacket']);
  for (const { item } of trail) {
    const answer = await request.get(new URL(item).pathname, { maxRedirects: 0 });
    expect([item, answer.status()]).toEqual([item, 200]);
  }
  await page.goto('/en/termosa/x/kampanja-water-bottle/', { waitUntil: 'domcontentloaded' });
  expect(await content(page, 'meta[name="robots"]')).toBe('noindex');
});

test("what is somebody's own, or only found, is not indexed", async ({ page }) => {
  for (const path of ['/en/checkout/', '/en/accounts/login/', '/en/search/?q=jacket', '/en/wishlist/']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await content(page, 'meta[name="robots"]'), path).toBe('noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  }
});

function content(page: Page, selector: string): Promise<string | null> {
  return page.locator(selector).getAttribute('content');
}
