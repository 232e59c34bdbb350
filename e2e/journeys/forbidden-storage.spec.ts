import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

test('a cart comes into the next document where the browser forbids storage', async ({ page }) => {
  const shopper = new Shopper(page, 'en', { isAsked: true });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await shopper.openJacket();
  await shopper.chooseVariant();
  await shopper.addToCart();
  const inCart = page.getByText('Kuura 3L Shell Jacket');
  await page.evaluate(() => location.assign('/en/checkout/'));
  await page.waitForURL('**/en/checkout/');
  await shopper.settled();
  await expect(inCart.filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe('');
});
