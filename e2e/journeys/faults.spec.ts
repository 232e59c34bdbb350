import { openPayment } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { failProviders, newestOrder } from './service.ts';
import { Shopper } from './shopper.ts';

/** After bad input and faults: a clear message, the cart and what was typed intact, a way on. */

const arrived = { timeout: 30_000 };

test('faults: the service gone in the middle of paying is told, and the same order is placed once when it is back', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openPayment(shopper);
  // It takes the order and its answer is lost, then it cannot be reached at all.
  let placed = '';
  await page.route('**/api/orders/', async (route) => {
    if (placed === '') placed = ((await (await route.fetch()).json()) as { order_number: string }).order_number;
    await route.abort();
  });
  await shopper.payWith(/paypal/i);
  const alert = page.getByText(shopper.word('mf-checkout', 'payment.no_answer'));
  await expect(alert).toBeVisible();
  await shopper.payWith(/paypal/i);
  await expect(alert).toBeVisible();
  await page.unroute('**/api/orders/');
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  const order = await newestOrder(page, number);
  expect(order).toMatchObject({ number: placed, payment_status: 'captured', address: { first_name: 'Aino' } });
});

test('faults: a provider that is down is told beside the button, and the next try goes through', async ({ page }) => {
  const shopper = new Shopper(page);
  await openPayment(shopper);
  // More often than the browser and the service try again by themselves.
  await failProviders(page, { failNext: 60, at: '/sessions' });
  await shopper.payWith(/klarna/i);
  await expect(page.getByText(shopper.word('mf-checkout', 'payment.no_answer'))).toBeVisible({ timeout: 30_000 });
  await failProviders(page, {});
  await shopper.payWithKlarna('approve');
  await expect(page).toHaveURL(/payment_ok/, arrived);
});

test('faults: prices that are changed in the browser change nothing', async ({ page }) => {
  const shopper = new Shopper(page);
  await openPayment(shopper);
  await expect(page.getByRole('group', { name: shopper.word('mf-checkout', 'payment.methods') })).toBeVisible();
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('havu-cart') ?? '{}');
    for (const row of cart.products) row.price = { ...row.price, active: 0.01 };
    localStorage.setItem('havu-cart', JSON.stringify({ ...cart, totalPrice: 0.01 }));
  });
  await shopper.open('/checkout/payment/');
  await shopper.settled();
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  const order = await newestOrder(page, /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '');
  expect(order.total).toBeGreaterThan(10);
  expect(shopper.complaints).toEqual([]);
});

test('faults: a total that is another one by the time the button is pressed is named before anything is paid', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openPayment(shopper);
  const group = page.getByRole('group', { name: shopper.word('mf-checkout', 'payment.methods') });
  await expect(group).toBeVisible();
  // The price is another one by the time the button is pressed.
  await page.route('**/api/orders/', (route) => {
    const body = route.request().postDataJSON() as { expected_total: number };
    return route.continue({ postData: { ...body, expected_total: body.expected_total - 1 } });
  });
  await shopper.payWith(/paypal/i);
  await expect(page.getByText(/The total changed/)).toBeVisible();
  await page.unroute('**/api/orders/');
  await shopper.payWithPaypal('abandon');
  await expect(page).toHaveURL(/payment_cancelled/, arrived);
});
