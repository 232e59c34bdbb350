import type { Page } from '@playwright/test';
import { openCheckout } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { capturesOf, newestOrder } from './service.ts';
import { Shopper } from './shopper.ts';

/** The service gone for a minute in the middle, at every step. */

/** Lets the browser's calls through or not; `once` names one call that gets through all the same. */
async function serviceSwitch(page: Page, how: 'unreachable' | 'bad gateway') {
  const service = { isGone: false, once: '' };
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (!service.isGone) return route.continue();
    if (path === service.once) {
      service.once = '';
      return route.continue();
    }
    return how === 'unreachable' ? route.abort() : route.fulfill({ status: 502, body: 'Bad Gateway' });
  });
  return service;
}

for (const how of ['unreachable', 'bad gateway'] as const)
  test(`faults: a service that is ${how} at the cart, the checkout, the payment and the result loses and charges nothing twice (TARGET-42)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const shopper = new Shopper(page);
    const service = await serviceSwitch(page, how);
    const placed = new Set<string>();
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname !== '/api/orders/' || !response.ok()) return;
      placed.add(((await response.json()) as { order_number: string }).order_number);
    });
    await openCheckout(shopper, { form: { first_name: 'Väinö', address: 'Rantatie 7 as. 3' } });
    const label = shopper.word('mf-checkout', 'cart.amount_of', { name: 'Kuura 3L Shell Jacket' });
    const amount = page.getByRole('textbox', { name: label, exact: true }).filter({ visible: true });
    const told = page.getByText(shopper.word('mf-checkout', 'validation.failed'));
    await expect(page.getByRole('group', { name: shopper.word('mf-checkout', 'delivery.methods') })).toBeVisible();

    // The cart.
    service.isGone = true;
    await page.getByRole('button', { name: shopper.word('mf-shared/ui', 'stepper.more', { label }) }).click();
    await expect(told).toBeVisible();
    await expect(amount).toHaveValue('2');
    service.isGone = false;
    await shopper.button('mf-checkout', 'validation.retry').click();
    await expect(told).toBeHidden();

    // From the checkout to the payment: it says so there, and the way back finds everything.
    service.isGone = true;
    await shopper.button('mf-checkout', 'page.to_payment').click();
    await page.waitForURL('**/en/checkout/payment/');
    await expect(told).toBeVisible();
    await shopper.open('/checkout/');
    await expect(amount).toHaveValue('2');
    await expect(shopper.field('first_name').last()).toHaveValue('Väinö');
    await expect(shopper.field('address').last()).toHaveValue('Rantatie 7 as. 3');
    service.isGone = false;
    await expect(told).toBeHidden();
    await shopper.button('mf-checkout', 'page.to_payment').click();
    await page.waitForURL('**/en/checkout/payment/');
    await expect(page.getByRole('radio', { name: /klarna/i }).first()).toBeVisible();

    // Placing the order.
    service.isGone = true;
    await shopper.payWith(/klarna/i);
    await expect(page.getByText(shopper.word('mf-checkout', 'payment.no_answer'))).toBeVisible();
    service.isGone = false;
    await shopper.payWith(/klarna/i);

    // Telling the service what the buyer decided.
    await shopper.klarnaButton('Approve').waitFor();
    service.isGone = true;
    await shopper.klarnaButton('Approve').click();
    const unheard = page.getByText(shopper.word('mf-checkout', 'payment.confirm_failed'));
    await expect(unheard).toBeVisible();
    const again = shopper.button('mf-checkout', 'payment.confirm_retry');
    const asked = page.waitForRequest('**/api/payments/klarna/authorise/');
    await again.click();
    await asked;
    await expect(again).not.toHaveAttribute('aria-busy', 'true');
    await expect(unheard).toBeVisible();
    service.once = '/api/payments/klarna/authorise/';
    await again.click();

    // The result page.
    await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
    await expect(page.getByText(shopper.word('mf-checkout', 'result.fetch_failed'))).toBeVisible();
    await shopper.button('mf-checkout', 'result.retry').click();
    await expect(page.getByText(shopper.word('mf-checkout', 'result.fetch_failed'))).toBeVisible();
    service.isGone = false;
    await expect(page.getByText('Rantatie 7 as. 3').first()).toBeVisible();
    const [number = ''] = placed;
    expect(placed.size).toBe(1);
    expect((await newestOrder(page, number)).lines).toMatchObject([{ amount: 2 }]);
    expect(await capturesOf(page, number)).toHaveLength(1);
    await shopper.open('/checkout/');
    await expect(page.getByText(shopper.word('mf-checkout', 'cart.empty_title'))).toBeVisible();
    expect(shopper.complaints.filter((line) => !/ERR_FAILED|status of 502/.test(line))).toEqual([]);
  });

test('faults: a service that is gone when the buyer comes back from PayPal is asked again, and the order is found', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper);
  await shopper.open('/checkout/payment/');
  await shopper.settled();
  await shopper.payWith(/paypal/i);
  await page.locator('button[name="decision"]').first().waitFor();
  const service = await serviceSwitch(page, 'unreachable');
  service.isGone = true;
  await page.locator('button[name="decision"][value="approve"]').click();
  await expect(page).toHaveURL(/order\/process/);
  await expect(page.getByText(shopper.word('mf-checkout', 'process.unreachable'))).toBeVisible();
  await shopper.button('mf-checkout', 'payment.confirm_retry').click();
  await expect(page.getByText(shopper.word('mf-checkout', 'process.unreachable'))).toBeVisible();
  // It asks again by itself.
  service.isGone = false;
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino');
  expect(shopper.complaints.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
