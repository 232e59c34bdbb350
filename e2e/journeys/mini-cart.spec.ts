import { fillBasket } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** The mini-cart. */

const jacket = 'Kuura 3L Shell Jacket';

/** Opens it from the header once the application stands: until then the button leads to the checkout. */
async function openMiniCart(shopper: Shopper) {
  const { page } = shopper;
  const dialog = page.getByRole('dialog', { name: shopper.word('mf-checkout', 'mini.title'), exact: true });
  await shopper.settled();
  // The applications start with the visitor's first move.
  await page.keyboard.press('Shift');
  await expect(shopper.cartLink()).toHaveAttribute('aria-haspopup', 'dialog');
  await shopper.cartLink().click();
  await expect(dialog).toBeVisible();
  const label = shopper.word('mf-checkout', 'cart.amount_of', { name: jacket });
  return {
    dialog,
    amount: dialog.getByRole('textbox', { name: label, exact: true }),
    more: dialog.getByRole('button', { name: shopper.word('mf-shared/ui', 'stepper.more', { label }) }),
    remove: dialog.getByRole('button', {
      name: shopper.word('mf-shared/ui', 'cart_row.remove_name', { name: jacket }),
    }),
    undo: dialog.getByRole('button', { name: shopper.word('mf-checkout', 'cart.undo') }),
  };
}

test('rows, total and the way to free delivery; change, remove, undo, on to the checkout', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await fillBasket(shopper);
  await shopper.open('/stores/');
  const { dialog, amount, more, remove, undo } = await openMiniCart(shopper);
  await expect(amount).toHaveValue('1');
  await expect(dialog.getByText(shopper.word('mf-checkout', 'nudge.done'))).toBeVisible();
  await expect(dialog.getByText(shopper.word('mf-checkout', 'summary.total'), { exact: true })).toBeVisible();
  await expectGoodScreen(shopper, 'mini-cart');
  await more.click();
  await expect(amount).toHaveValue('2');
  await expect(shopper.cartLink()).toHaveAccessibleName(/2/);
  await remove.click();
  await expect(dialog.getByText(shopper.word('mf-checkout', 'cart.empty_title'))).toBeVisible();
  await expectGoodScreen(shopper, 'emptied mini-cart');
  await undo.click();
  await expect(amount).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await shopper.cartLink().click();
  await dialog.getByRole('link', { name: shopper.word('mf-checkout', 'mini.checkout') }).click();
  await expect(page).toHaveURL(/\/en\/checkout\/$/);
  expect(shopper.complaints).toEqual([]);
});

test('it tells how much is missing from free delivery', async ({ page }) => {
  const shopper = new Shopper(page);
  await fillBasket(shopper, { slug: 'yksi-vacuum-flask' });
  await shopper.open('/stores/');
  const { dialog } = await openMiniCart(shopper);
  await expect(dialog.getByText(/^Add .+ for free delivery\.$/)).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('it works while the page’s own remote is dead', async ({ page }) => {
  const shopper = new Shopper(page);
  await fillBasket(shopper);
  await page.route('**/remotes/mf-account/**', (route) => route.fulfill({ status: 404, body: '' }));
  await shopper.open('/clothing/jackets/');
  await shopper.settled();
  await page.getByRole('banner').locator('a[href="/en/accounts/login/"], a[href="/en/accounts/"]').first().click();
  await expect(page.getByRole('button', { name: shopper.word('shell', 'error.retry') })).toBeVisible({
    timeout: 30_000,
  });
  const { dialog, amount, more } = await openMiniCart(shopper);
  await more.click();
  await expect(amount).toHaveValue('2');
  await expect(dialog.getByText(shopper.word('mf-checkout', 'nudge.done'))).toBeVisible();
  await expect(shopper.cartLink()).toHaveAccessibleName(/2/);
});
