import type { Page } from '@playwright/test';
import { fillBasket } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { breakRemote, HangingLine, remoteFaults } from './remote-faults.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/** A page that was readable stays readable. */

const arrived = { timeout: 30_000 };

function note(page: Page, shopper: Shopper) {
  return page.getByRole('alert').filter({ hasText: shopper.word('shell', 'error.page_kept') });
}

for (const fault of remoteFaults)
  test(`a product page whose code is ${fault} stays readable, says so, and works after one press`, async ({ page }) => {
    const shopper = new Shopper(page);
    const heal = await breakRemote(page, 'mf-product', fault);
    await shopper.openJacket();
    const alert = note(page, shopper);
    await expect(alert).toBeVisible(arrived);
    // The server's page is still there, and the frame around it answers.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kuura 3L Shell Jacket');
    await expect(shopper.button('mf-product', 'buy.add').first()).toBeVisible();
    await expect(page.getByText(shopper.word('shell', 'error.title'))).toBeHidden();
    await heal();
    await shopper.button('shell', 'error.retry').click();
    await expect(alert).toBeHidden(arrived);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await shopper.choices('choose.size').getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(shopper.choices('choose.size').getByRole('radio', { checked: true })).toHaveCount(1);
  });

test('a page that cannot be loaded again stays readable, and links lead on (ERR-15)', async ({ page }) => {
  const shopper = new Shopper(page);
  await breakRemote(page, 'mf-product', 'missing');
  await shopper.openJacket();
  const alert = note(page, shopper);
  await expect(alert).toBeVisible(arrived);
  await shopper.button('shell', 'error.retry').click();
  await expect(alert).toBeVisible(arrived);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kuura 3L Shell Jacket');
  await page
    .getByRole('navigation')
    .locator(`a[href="${shopper.path('/manufacturers/')}"]`)
    .first()
    .click();
  await page.waitForURL('**/en/manufacturers/');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Kuura');
  await expect(alert).toBeHidden();
});

for (const [remote, path] of [
  ['mf-checkout', '/en/checkout/'],
  ['mf-catalog', '/en/clothing/jackets/'],
  ['mf-product', `/en/kaamos/x/${jacketSlug}/`],
] as const)
  test(`${path}: files that hold the browser's connections are given up, it says so, and one press goes through`, async ({
    page,
    baseURL,
  }) => {
    const shopper = new Shopper(page);
    if (remote === 'mf-checkout') await fillBasket(shopper);
    const line = await HangingLine.open(baseURL ?? '', (asked) => asked.startsWith(`/remotes/${remote}/`));
    try {
      await page.goto(line.url + path, { waitUntil: 'commit' });
      const alert = note(page, shopper);
      await expect(alert).toBeVisible(arrived);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      line.recover();
      await shopper.button('shell', 'error.retry').click();
      await expect(alert).toBeHidden(arrived);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      line.close();
    }
  });
