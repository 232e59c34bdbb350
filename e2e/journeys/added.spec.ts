import type { Request } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

/** The added-to-cart dialog (PRODUCT-52 to PRODUCT-56). */
/** Two are left of it, and no other journey buys it. */
const scarce = {
  path: '/villava/x/kaltio-ul-womens-wind-jacket/?color=lake&size=XXS',
  name: "Kaltio UL Women's Wind Jacket",
};
const isValidation = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/checkout/');

test('an amount up to what there is, validated when the dialog closes; a frozen row stays as it is', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(scarce.path);
  await shopper.settled();
  const add = page
    .getByRole('button', { name: new RegExp(`^${shopper.word('mf-product', 'buy.add')}`) })
    .filter({ visible: true })
    .first();
  await add.click();
  const dialog = page.getByRole('dialog', { name: shopper.word('mf-checkout', 'added.title') });
  // Two are left of it: that is told, and no third can be asked for.
  await expect(dialog.getByText(shopper.word('mf-checkout', 'cart.available_other', { count: '2' }))).toBeVisible();
  const label = shopper.word('mf-checkout', 'cart.amount_of', { name: scarce.name });
  const more = dialog.getByRole('button', { name: shopper.word('mf-shared/ui', 'stepper.more', { label }) });
  await expect(
    dialog.getByRole('button', { name: shopper.word('mf-shared/ui', 'stepper.less', { label }) }),
  ).toBeDisabled();
  await more.click();
  await expect(dialog.getByRole('textbox', { name: label })).toHaveValue('2');
  await expect(more).toBeDisabled();
  await expect(dialog.getByText(shopper.word('mf-checkout', 'added.more'))).toBeVisible();
  await expect(dialog.getByRole('list').last().getByRole('link')).toHaveCount(3);
  await checkAxe(page, 'added to cart, few left');
  const amounts = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage['havu-cart']).products as { amount: number }[]).map((it) => it.amount),
    );
  expect(await amounts()).toEqual([1]);
  const validation = page.waitForRequest(isValidation);
  await page.keyboard.press('Escape');
  expect((await validation).postDataJSON()).toMatchObject({ products: [{ amount: 2 }] });
  await expect(dialog).toBeHidden();
  expect(await amounts()).toEqual([2]);

  await page.evaluate(() => {
    const cart = JSON.parse(localStorage['havu-cart']);
    for (const row of cart.products) row.frozen = true;
    localStorage['havu-cart'] = JSON.stringify(cart);
  });
  // The service would thaw the row: this once it does not answer.
  await page.route('**/api/checkout/', () => {});
  await page.reload();
  await shopper.settled();
  await add.click();
  await expect(page.getByText(shopper.word('mf-product', 'buy.frozen'))).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await amounts()).toEqual([2]);
  expect(shopper.complaints).toEqual([]);
});
