import { checkAxe } from './axe.ts';
import { expect, quiet, test } from './journey-test.ts';
import { holdCode } from './late-code.ts';
import { newestOrder } from './service.ts';
import { Shopper } from './shopper.ts';

/** Bundles. */
test('a bundle by itself: its parts are chosen, bought and stand in the order', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page);
  const letCodeCome = await holdCode(page, /\/remotes\/mf-product\/.*\.js/);
  await shopper.open('/suksela/x/paketti-ski-set/');
  // Bundles live under /old (PRODUCT-5).
  await expect(page).toHaveURL(/\/en\/old\/suksela\//);
  const skis = page.getByRole('group', { name: /Skis/ });
  const sizes = skis.getByRole('combobox', { name: shopper.word('mf-product', 'choose.size') });
  await sizes.selectOption({ index: 2 });
  const size = await sizes.inputValue();
  // Chosen in the server's HTML, before any of its code: the choice is kept.
  letCodeCome();
  await shopper.settled();
  await quiet(page);
  await expect(sizes).toHaveValue(size);
  await checkAxe(page, 'bundle');
  const add = shopper.button('mf-product', 'buy.add').first();
  await add.click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByText('Paketti Ski Set')).toBeVisible();
  await page.keyboard.press('Escape');
  // The same combination is raised by its hash.
  await add.click();
  await shopper.open('/checkout/');
  await shopper.settled();
  await expect(page.getByText('Paketti Ski Set').filter({ visible: true }).first()).toBeVisible();
  await shopper.fillCheckout();
  await shopper.payWithKlarna('approve');
  await page.waitForURL(/payment_ok/);
  const order = await newestOrder(page, /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '');
  expect(order.lines.map(({ amount, bundle }) => [amount, bundle])).toEqual(
    Array.from({ length: 3 }, () => [2, 'Paketti Ski Set']),
  );
  expect(order.lines[0]?.size).toBe(size);
  expect(order.lines.reduce((sum, line) => sum + line.row_total, 0)).toBeCloseTo(399.8, 2);
  expect(shopper.complaints).toEqual([]);
});

test('a bundle comes with the delivery country’s days, and with those of skis that are mounted', async ({ page }) => {
  const shopper = new Shopper(page);
  const days = async (country: string, currency: string) => {
    await shopper.open(`/suksela/x/paketti-ski-set/?delivery_country=${country}&currency=${currency}`);
    await shopper.settled();
    const told = page.getByText(/^Delivery: \d+–\d+ business days$/);
    await expect(told).toBeVisible();
    return [...((await told.textContent()) ?? '').matchAll(/\d+/g)].map(Number);
  };
  const [[start = 0, end = 0], [farStart = 0, farEnd = 0]] = [await days('fi', 'eur'), await days('se', 'sek')];
  // Mounting takes days at home too; abroad comes later.
  expect(start).toBeGreaterThan(1);
  expect([farStart > start, farEnd > end]).toEqual([true, true]);
  expect(shopper.complaints).toEqual([]);
});

test('the buy-bundle dialog preselects each first variant, adds, and goes to the checkout (BUNDLE-10, BUNDLE-13)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/kaamos/x/riittoisa-fleece-jacket/');
  await shopper.settled();
  await shopper.button('mf-product', 'bundle.buy').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox').first()).not.toHaveValue('');
  await checkAxe(page, 'bundle dialog');
  await dialog.getByRole('button', { name: new RegExp(shopper.word('mf-product', 'bundle.buy')) }).click();
  await page.waitForURL('**/en/checkout/');
  await expect(page.getByText('Rest stop set').filter({ visible: true }).first()).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});
