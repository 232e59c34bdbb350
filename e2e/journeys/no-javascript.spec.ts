import { expect, test } from '@playwright/test';
import { Shopper } from './shopper.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript pages are readable, links work and nothing personal is in them @phone', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/clothing/jackets/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('main article').count()).toBeGreaterThan(20);
  await page.locator('main article a[href]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).toContainText('€');
});
