import { type AxePart, axeFindings, colourRules } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

/** Rule TARGET-54: 0 axe findings on the screens of the way, in light and dark. */
test('the screens of the way have no axe findings, light and dark', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shopper = new Shopper(page);
  const look = async (screen: string, colorScheme: 'light' | 'dark', part: AxePart = {}) => {
    await page.emulateMedia({ colorScheme });
    const findings = await axeFindings(page, part);
    expect
      .soft(findings.map(({ id, targets }) => `${screen}, ${colorScheme}: ${id} ${targets.join(' | ')}`))
      .toEqual([]);
  };
  const check = async (screen: string) => {
    await look(screen, 'dark', { rules: colourRules });
    await look(screen, 'light');
  };
  for (const path of [
    '/',
    '/clothing/jackets/',
    '/accounts/login/',
    '/checkout/',
    '/no-such-page/',
    '/style-guide/',
    '/menu/',
  ]) {
    await shopper.open(path);
    await shopper.settled();
    await check(path);
  }
  await shopper.open('/clothing/jackets/');
  await shopper.settled();
  await shopper.openFilters();
  await check('filters');
  await shopper.openJacket();
  await shopper.chooseVariant();
  await check('product');
  await shopper.addToCart();
  await check('added to cart');
  await shopper.goToCheckoutFromDialog();
  await check('checkout with a cart');
  await shopper.button('mf-checkout', 'page.to_payment').click();
  await check('checkout with errors');
  await shopper.fillCheckout();
  await check('payment');
});
