import { openCheckout } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { join } from './new-account.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

/** The cart and its validation. */

const jacket = 'Kuura 3L Shell Jacket';

function rowsOf(shopper: Shopper) {
  const label = shopper.word('mf-checkout', 'cart.amount_of', { name: jacket });
  const { page } = shopper;
  return {
    amount: page.getByRole('textbox', { name: label, exact: true }).filter({ visible: true }),
    more: page.getByRole('button', { name: shopper.word('mf-shared/ui', 'stepper.more', { label }) }),
    remove: page.getByRole('button', { name: shopper.word('mf-shared/ui', 'cart_row.remove_name', { name: jacket }) }),
    undo: shopper.button('mf-checkout', 'cart.undo'),
  };
}

/** What the cart holds now, changed behind the shop's back as a curious visitor would. */
async function tamper(shopper: Shopper, change: object): Promise<void> {
  await shopper.page.evaluate((changed) => {
    const cart = JSON.parse(localStorage.getItem('havu-cart') ?? '{}');
    const [row] = cart.products;
    const { row: newRow, products = [], ...rest } = changed as { row?: object; products?: object[] };
    localStorage.setItem(
      'havu-cart',
      JSON.stringify({ ...cart, products: [{ ...row, ...newRow }, ...products], ...rest }),
    );
  }, change);
  await shopper.page.reload();
  await shopper.settled();
}

test('a row is changed, taken out and put back by the next press; a reload keeps it', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper, { amount: 2 });
  const { amount, more, remove, undo } = rowsOf(shopper);
  await more.click();
  await expect(amount).toHaveValue('3');
  await remove.click();
  await expect(page.getByText(shopper.word('mf-checkout', 'cart.empty_title'))).toBeVisible();
  await expectGoodScreen(shopper, 'an emptied cart with a way back');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(amount).toHaveValue('3');
  await page.reload();
  await expect(amount).toHaveValue('3');
  expect(shopper.complaints).toEqual([]);
});

test('what a guest put in is there after signing in, and on the customer’s other device', async ({ browser, page }) => {
  const elsewhere = await browser.newContext();
  const there = new Shopper(await elsewhere.newPage());
  const { email, password } = await join(there, 'kori');
  const here = new Shopper(page);
  await openCheckout(here);
  await here.signIn(email, password);
  await here.open('/checkout/');
  await expect(rowsOf(here).amount).toBeVisible();
  // Saved a moment after a change.
  await expect(async () => {
    await there.open('/checkout/');
    await expect(rowsOf(there).amount).toBeVisible({ timeout: 3000 });
  }).toPass();
  await there.settled();
  await rowsOf(there).remove.click();
  await expect(rowsOf(there).amount).toBeHidden();
  await expect(async () => {
    await page.reload();
    await here.settled();
    await expect(rowsOf(here).amount).toBeHidden({ timeout: 3000 });
  }).toPass();
  expect([...here.complaints, ...there.complaints]).toEqual([]);
  await elsewhere.close();
});

test('every change is named: another price, fewer pieces, a product that is gone (LOOK-46)', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper);
  const { amount } = rowsOf(shopper);
  await expect(amount).toHaveValue('1');
  await tamper(shopper, {
    row: { priceActive: 300, amount: 5000 },
    products: [{ productId: 2_000_000_000, amount: 1 }],
  });
  const summary = page.getByText(/was when you put it in the cart|cheaper than when you put it in the cart/);
  await expect(summary.filter({ visible: true }).first()).toBeVisible();
  await expect(
    page
      .getByText(/only\s\d+\spcs are available/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/is no longer available and was taken out|no longer exists/).first()).toBeVisible();
  await expect(amount).not.toHaveValue('5000');
  await expectGoodScreen(shopper, 'a cart that changed');
  await page
    .getByRole('button', { name: shopper.word('mf-checkout', 'changes.dismiss_label') })
    .filter({ visible: true })
    .click();
  await expect(summary.filter({ visible: true })).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

test('a broken stored cart keeps its good row and is priced', async ({ page }) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper);
  const { amount } = rowsOf(shopper);
  const products = [{ productId: 1e20, amount: 1 }, { productId: -4, amount: 1 }, null, { productId: 7, amount: 1e15 }];
  const endless = 'A'.repeat(10_000);
  await tamper(shopper, { products, codes: [endless], giftCards: [endless], postcode: endless, bundles: 'oops' });
  await expect(amount).toHaveValue('1');
  await expect(page.getByRole('group', { name: shopper.word('mf-checkout', 'delivery.methods') })).toBeVisible();
  await expect(page.getByText(shopper.word('mf-checkout', 'validation.failed'))).toBeHidden();
  expect(shopper.complaints).toEqual([]);
});

test('one discount code per order, the same one once, and an endless one is refused at the field', async ({ page }) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper);
  await expect(page.getByRole('group', { name: shopper.word('mf-checkout', 'delivery.methods') })).toBeVisible();
  const field = page.getByLabel(shopper.word('mf-checkout', 'codes.label')).filter({ visible: true });
  const use = async (code: string) => {
    await field.fill(code);
    await field.press('Enter');
  };
  const chips = page.getByRole('button', { name: /^TOIMITUS0/i }).filter({ visible: true });
  await use('toimitus0');
  await expect(chips).toHaveCount(1);
  await use('TOIMITUS0');
  await expect(field).toHaveValue('');
  await expect(chips).toHaveCount(1);
  await use('SYKSY10');
  await expect(page.getByText('One discount code can be used per order.').filter({ visible: true })).toBeVisible();
  await expect(field).toHaveValue('SYKSY10');
  await use('A'.repeat(10_000));
  await expect(field).toHaveValue('A'.repeat(64));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(chips).toHaveCount(1);
  expect(shopper.complaints).toEqual([]);
});

test('the service gone in the middle is told; cart and fields stay, and the way on works', async ({ page }) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper, { form: { first_name: 'Väinö' } });
  const { amount, more } = rowsOf(shopper);
  await expect(amount).toHaveValue('1');
  await page.route('**/api/checkout/', (route) => route.abort());
  await more.click();
  const told = page.getByText(shopper.word('mf-checkout', 'validation.failed'));
  await expect(told).toBeVisible();
  await expectGoodScreen(shopper, 'a checkout without its service');
  await expect(amount).toHaveValue('2');
  await expect(shopper.field('first_name')).toHaveValue('Väinö');
  await page.unroute('**/api/checkout/');
  await shopper.button('mf-checkout', 'validation.retry').click();
  await expect(told).toBeHidden();
  await expect(amount).toHaveValue('2');
  expect(unexpected(shopper).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
