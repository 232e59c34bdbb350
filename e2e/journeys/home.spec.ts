import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

/** Rules CONTENT-1 to CONTENT-4, CONF-38, CONF-39. */
test('the front page shows the season, banners, groups, offers, newest, brands and guides (LOOK-32)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  await shopper.settled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The quiet season');
  const parts = ['offers', 'newest', 'brands'].map((key) => shopper.word('mf-catalog', `home.${key}`));
  for (const name of [shopper.word('mf-shared/ui', 'lead_on.title'), ...parts])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

  // A text banner in its own colours, and a banner with a link per line.
  await expect(page.getByRole('link', { name: /Need it only once/ })).toBeVisible();
  const banner = page.getByRole('article').filter({ hasText: 'Try the boots on before you buy' });
  await expect(banner.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/en/stores/');
  await expect(banner.getByRole('link', { name: 'See footwear' })).toHaveAttribute('href', '/en/footwear/');
  await expect(banner.getByRole('heading')).toHaveCSS('color', 'rgb(23, 36, 31)');

  await banner.getByRole('link', { name: 'See footwear' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Footwear' })).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

/**
 * Rules CONTENT-1 to CONTENT-4: heading, buttonText lines paired with url lines, subText 'background/text', cropPoint
 * 'x/y'.
 */
test('a dynamic-page banner has its own colours, a link per line, and a picture cut around its point', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  await shopper.settled();
  const banner = page.getByRole('article').filter({ hasText: 'Try the boots on before you buy' });
  await banner.scrollIntoViewIfNeeded();
  await expect(banner.getByRole('heading', { name: 'Try the boots on before you buy' })).toBeVisible();
  expect(await banner.getByRole('link').allTextContents()).toEqual(['Find a store', 'See footwear']);
  await expect(banner.locator('svg rect[fill="#e7eef2"]')).toHaveCount(1);
  const image = banner.locator('img');
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const address = await image.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(new URL(address).searchParams.get('crop')).toBe('30/70');
  const cut = async (crop: string) =>
    (await page.request.get(address.replace(/crop=[^&]*/, `crop=${encodeURIComponent(crop)}`))).body();
  // Until it is made, a picture of a new shop is shown by its preview (docs/decisions/0056).
  const areAlike = async () => (await cut('30/70')).equals(await cut('90/70'));
  await expect.poll(areAlike, { timeout: 30_000 }).toBe(false);
});

test('the front page’s guides lead to their articles', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  await shopper.settled();
  const guides = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href*="/life-outdoors/blog/"]') });
  expect(await guides.count()).toBeGreaterThanOrEqual(3);
  // Pictures of any shape stand in one: as high as each other.
  const pictures = guides.locator('img');
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.last().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const heights = await pictures.evaluateAll((all) =>
    all.slice(-3).map((img) => Math.round(img.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size).toBe(1);
  const guide = guides.last().getByRole('link').first();
  const name = (await guide.textContent())?.trim() ?? '';
  expect(name).not.toBe('');
  await guide.click();
  await page.waitForURL('**/en/life-outdoors/blog/**');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('free delivery is promised as the country’s checkout counts it', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/?delivery_country=ch&currency=chf');
  await expect(page.locator('main')).toContainText(shopper.word('mf-catalog', 'home.promise_returns'));
  const promise = await page
    .locator('main li')
    .filter({ hasText: /deliver/i })
    .first()
    .textContent();
  const validated = await page.request.post('/api/checkout/', {
    data: {
      products: [{ productId: 300101, amount: 1 }],
      country_code: 'ch',
      language_code: 'en',
      currency_code: 'chf',
    },
  });
  const { delivery_threshold: threshold } = (await validated.json()).delivery_thresholds;
  if (threshold) expect(promise).toMatch(/\d/);
  else expect(promise).toBe(shopper.word('mf-catalog', 'home.promise_delivery_abroad'));
});
