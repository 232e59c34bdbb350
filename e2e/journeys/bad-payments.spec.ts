import { expect, test } from './journey-test.ts';
import { type Decision, Shopper } from './shopper.ts';

/** Denied, cancelled and abandoned payments each end on their page with the cart intact. */
const endings: readonly [Decision, RegExp, string][] = [
  ['deny', /payment_error/, 'result.error_title'],
  ['abandon', /payment_cancelled/, 'result.cancelled_title'],
];

for (const [decision, address, title] of endings)
  test(`a payment that ends with "${decision}" keeps the cart and says so (CHECKOUT-50)`, async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.openJacket();
    await shopper.chooseVariant();
    await shopper.addToCart();
    await shopper.goToCheckoutFromDialog();
    await shopper.fillCheckout();
    await shopper.payWithKlarna(decision);
    await page.waitForURL(address);
    await expect(page.getByRole('heading', { level: 1, name: shopper.word('mf-checkout', title) })).toBeVisible();
    await shopper.open('/checkout/');
    await expect(page.getByRole('link', { name: /Kuura/ }).first()).toBeVisible();
    // What was typed is there too.
    await expect(shopper.field('first_name').last()).toHaveValue('Aino');
    expect(shopper.complaints).toEqual([]);
  });
