import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

/** Rule TARGET-54: 0 axe findings on the screens of the way, in light and dark. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const)
  test(`the screens of the way have no axe findings, ${colorScheme}`, { tag: '@phone' }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const shopper = new Shopper(page);
    const check = async (screen: string) => {
      const { violations } = await new AxeBuilder({ page }).withTags(tags).exclude('iframe').analyze();
      const findings = violations.map(
        ({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
      expect.soft(findings).toEqual([]);
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
