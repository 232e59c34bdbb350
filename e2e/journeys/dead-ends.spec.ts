import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

test('pages that have nothing to show lead to the shop’s first groups (LOOK-69)', async ({ page }) => {
  const shopper = new Shopper(page, 'sv');
  const title = shopper.word('mf-shared/ui', 'lead_on.title');
  for (const path of ['/checkout/', '/wishlist/', '/history/', '/search/?q=zzzqqq', '/search/']) {
    await shopper.open(path);
    const groups = page.getByRole('main').locator('section').filter({ hasText: title }).getByRole('link');
    await expect(groups).toHaveCount(6);
    await checkAxe(page, `nothing at ${path}`);
  }
  await page.getByRole('main').locator('section').filter({ hasText: title }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('where the groups cannot be had, such a page stands without them (LOOK-69)', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.route('**/api/home/**', (route) => route.fulfill({ status: 404, json: {} }));
  await shopper.open('/checkout/');
  await expect(page.getByText(shopper.word('mf-checkout', 'cart.empty_title'))).toBeVisible();
  await expect(page.getByText(shopper.word('mf-shared/ui', 'lead_on.title'))).toHaveCount(0);
});
