import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

test('letters lead down the index, and a brand to its products', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/manufacturers/');
  await shopper.settled();
  await page
    .getByRole('navigation', { name: shopper.word('mf-catalog', 'brands.letters') })
    .getByRole('link', { name: 'K', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'K', exact: true })).toBeInViewport();
  await page
    .getByRole('link', { name: /^Kaamos/ })
    .filter({ visible: true })
    .last()
    .click();
  await expect(page).toHaveURL(/\/en\/kaamos\/$/);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
  const products = page.locator('main article');
  expect(await products.count()).toBeGreaterThan(5);
  await expect(products.filter({ hasText: 'Kaamos' })).toHaveCount(await products.count());
  const description = (await page.locator('main p').filter({ visible: true }).first().textContent()) ?? '';
  expect(description.length).toBeLessThanOrEqual(720);
  expect(shopper.complaints).toEqual([]);
});

test('a brand’s lettering has its size on the wall of brands and on its own page (LIST-20)', async ({ page }) => {
  const shopper = new Shopper(page);
  for (const [path, width] of [
    ['/', 160],
    ['/kaamos/', 240],
  ] as const) {
    await shopper.open(path);
    const logo = page.getByRole('main').locator('img[src*="/media/logos/"]').first();
    expect(await logo.boundingBox()).toMatchObject({ width, height: width / 2 });
  }
});

test('where less motion is wished for, the pictures turn by hand only', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shopper = new Shopper(page);
  await shopper.open('/kaamos/');
  await shopper.settled();
  const carousel = page.locator('[aria-roledescription=carousel]');
  const second = carousel.getByRole('button', { name: shopper.word('mf-catalog', 'brand.picture', { number: '2' }) });
  // All of them fill the frame of three to two, whatever they were drawn as (LIST-16).
  for (const picture of await carousel.locator('img').all()) {
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1.5, 1);
  }
  await expect(second).not.toHaveAttribute('aria-current', /.*/);
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  expect(shopper.complaints).toEqual([]);
});

/** Rule LIST-17: Manufacturer not found. */
test('a brand that cannot be loaded is said not to be found, and comes when tried again', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/manufacturers/');
  await shopper.settled();
  let isDown = true;
  await page.route('**/api/brand/**', (route) =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  const kaamos = page
    .locator('main')
    .getByRole('link', { name: /^Kaamos/ })
    .last();
  await kaamos.click();
  await expect(page.getByText(shopper.word('mf-catalog', 'brand.not_found')).first()).toBeVisible();
  isDown = false;
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.word('shell', 'error.retry') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaamos' })).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
});
