import { axeFindings, colourRules } from './axe.ts';
import { openPayment } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { newestOrder } from './service.ts';
import { type Decision, Shopper } from './shopper.ts';

/** How an order ends, told on a page of its own, also when the buyer was away. */

const arrived = { timeout: 30_000 };

const ends: readonly [string, Decision, object, RegExp, string][] = [
  ['paid', 'approve', {}, /payment_ok/, ''],
  ['cancelled', 'abandon', {}, /payment_cancelled/, 'result.cancelled_title'],
  ['refused', 'deny', {}, /payment_error/, 'result.error_title'],
  // The sandbox's provider cannot find streets of this name.
  ['at a wrong address', 'approve', { address: 'Olematon katu 1' }, /payment_address/, 'result.address_title'],
];
for (const [name, decision, form, address, title] of ends)
  test(`the page of an order that is ${name} says so and passes axe, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shopper = new Shopper(page);
    await openPayment(shopper, { form });
    await shopper.payWithKlarna(decision);
    await expect(page).toHaveURL(address, arrived);
    await shopper.settled();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(title === '' ? 'Aino' : shopper.word('mf-checkout', title));
    if (title === '') {
      // Summary, delivery and what happens next.
      await expect(page.getByRole('heading', { name: shopper.word('mf-checkout', 'result.next') })).toBeVisible();
      await expect(page.getByText('Satakunnankatu 18 A 12').first()).toBeVisible();
    }
    expect(await axeFindings(page, { withFrames: true })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, { withFrames: true, rules: colourRules })).toEqual([]);
    expect(shopper.complaints).toEqual([]);
  });

test('a buyer who closes the tab after approving at PayPal has bought, and sees it when coming back', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openPayment(shopper);
  await shopper.payWith(/paypal/i);
  await page.locator('button[name="decision"]').first().waitFor();
  const token = new URL(page.url()).searchParams.get('token') ?? '';
  const approved = await page.request.post(new URL('/paypal/decide/', page.url()).href, {
    form: { token, decision: 'approve' },
    maxRedirects: 0,
  });
  const back = new URL(approved.headers().location ?? '');
  // The tab is gone; the provider's push finishes the order.
  await page.goto('about:blank');
  const order = `/api/orders/${back.searchParams.get('order_number')}/?key=${back.searchParams.get('key')}`;
  await expect.poll(async () => (await (await page.request.get(order)).json()).payment_status).toBe('captured');
  await shopper.open('/order/process/');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino');
  expect(shopper.complaints).toEqual([]);
});

test('a cart whose payment was approved elsewhere is led to the confirm page, not to pay again (CHECKOUT-61)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openPayment(shopper);
  const placing = page.waitForResponse((response) => response.url().endsWith('/api/orders/'));
  await shopper.payWith(/klarna/i);
  const { payment } = (await (await placing).json()) as { payment: { client_token: string; script_url: string } };
  await page.locator('dialog iframe').waitFor();
  const decide = new URL('/klarna/decide/', payment.script_url).href;
  await page.request.post(decide, {
    data: { token: payment.client_token, decision: 'approve', callbacks: 'delayed' },
  });
  await shopper.open('/checkout/');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino');
  await shopper.open('/checkout/');
  await expect(page.getByText(shopper.word('mf-checkout', 'cart.empty_title'))).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('an order is shown to nobody without its key', async ({ page }) => {
  const shopper = new Shopper(page);
  await openPayment(shopper);
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  expect((await newestOrder(page, number)).number).toBe(number);
  await shopper.open(`/order/payment_ok/${number}/${'x'.repeat(32)}/`);
  await expect(page.getByRole('alert')).toHaveText(shopper.word('mf-checkout', 'result.not_found'));
  await expect(page.getByText('Satakunnankatu')).toHaveCount(0);
});
