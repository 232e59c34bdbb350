import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript pages are readable, links work and nothing personal is in them', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/clothing/jackets/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('main article').count()).toBeGreaterThan(20);
  await page.locator('main article a[href]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).toContainText('€');
});

test('without JavaScript a long list goes on page by page, and the page leads to its other languages', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/clothing/jackets/');
  const cards = page.locator('main [data-card]');
  const first = await cards.first().getAttribute('data-card');
  await expect(cards).toHaveCount(60);
  await page.getByRole('link', { name: shopper.word('mf-catalog', 'pages.next') }).click();
  await expect(page).toHaveURL(/\/clothing\/jackets\/\?page=2$/);
  await expect(cards).toHaveCount(60);
  await expect(page.locator(`main [data-card="${first}"]`)).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/clothing\/jackets\/\?page=2$/);
  await page.getByRole('link', { name: shopper.word('mf-catalog', 'pages.previous') }).click();
  await expect(page.locator(`main [data-card="${first}"]`)).toHaveCount(1);

  const note = page.getByRole('complementary', { name: shopper.word('shell', 'no_script.title') });
  await note.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/bekleidung\/jacken\/$/);
  expect((await page.request.get('/en/clothing/jackets/?page=900')).status()).toBe(404);
});
