import type { ProductModel } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { aino, Shopper } from './shopper.ts';

/** Puts a gift card into the cart and opens the payment page, with the details filled in. */
async function openGiftCardPayment(shopper: Shopper, amount: number): Promise<void> {
  const { page } = shopper;
  await shopper.open('/service-products/giftcards/');
  const link = await page.locator('main article a').first().getAttribute('href');
  const slug = link?.split('/').filter(Boolean).at(-1);
  const answer = await page.request.get(`/api/products/productmodel/${slug}/?taxAreaId=1`);
  const { products } = (await answer.json()) as ProductModel;
  const card = { uid: 'g1', productId: products[0]?.id, amount, templateId: null, recipient: '', name: '', image: '' };
  await page.evaluate(
    ([cart, form]) => {
      localStorage.setItem('havu-cart', cart ?? '');
      localStorage.setItem('havu-checkout-form', form ?? '');
    },
    [
      JSON.stringify({ giftCardProducts: [card] }),
      JSON.stringify({ ...aino, delivery_method: 'email', delivery_location: '' }),
    ],
  );
  await shopper.open('/checkout/payment/');
  await shopper.settled();
}

/** Invoices are paid once and for what was bought (docs/decisions/0038). */
test('an invoice is to be paid until the staff have the money; its gift card comes then, and is frozen', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const checkout = (key: string, values?: Record<string, string>) => shopper.word('mf-checkout', key, values);
  const account = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await shopper.signIn('org@havu.example');

  await openGiftCardPayment(shopper, 600);
  const invoice = page.getByRole('radio', { name: /invoice/i });
  await expect(invoice).toBeDisabled();
  await expect(page.getByText(shopper.word('api', 'errors.invoice_gift_card_limit', { limit: '500 €' }))).toBeVisible();
  await expectGoodScreen(shopper, 'payment without the invoice');

  await openGiftCardPayment(shopper, 100);
  await shopper.payWith(/invoice/i);
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const address = page.url();
  const number = /payment_ok\/([^/]+)\//.exec(address)?.[1] ?? '';
  await expect(page.getByText(/invoice is to be paid by \d/)).toBeVisible();
  await expect(page.getByText(/^To be paid by \d/)).toBeVisible();
  await expect(page.getByText(checkout('result.next_paid'))).toHaveCount(0);
  await expect(page.getByText(checkout('summary.paid'), { exact: true })).toHaveCount(0);
  await expectGoodScreen(shopper, 'the thanks for an order on an invoice');
  await shopper.open('/accounts/');
  await expect(page.getByText(/^To be paid by \d/).first()).toBeVisible();

  await page.context().clearCookies();
  await shopper.signIn('staff@havu.example');
  await shopper.open(`/staff/orders/${number}/`);
  const settle = page.getByRole('region', { name: account('staff_order.invoice'), exact: true });
  await expect(settle).toContainText(account('staff_order.invoice_gift_cards'));
  await expectGoodScreen(shopper, 'an order whose invoice is not paid');
  await settle.getByRole('textbox').fill('statement 12');
  await settle.getByRole('button', { name: account('staff_order.invoice_submit') }).click();
  await expect(settle).toHaveCount(0);
  const log = page.getByRole('region', { name: account('staff_order.log') }).getByRole('listitem');
  await expect(log.last()).toContainText(account('story.paid'));
  const cards = page.getByRole('list', { name: account('staff_order.cards') }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(account('staff_order.card_refundable', { amount: '100 €' }));
  await expect
    .poll(async () => (await page.request.get('/dev/outbox/')).text())
    .toMatch(/Your gift card|Lahjakorttisi/);

  const move = page.getByRole('region', { name: account('staff_order.move'), exact: true });
  await move.getByRole('combobox').selectOption('manual_cancellation');
  await move.getByRole('button', { name: account('staff_order.move_submit') }).click();
  await expect(cards).toContainText(account('staff_order.card_frozen'));
  await move.getByRole('combobox').selectOption('cancelled');
  await expect(move).toContainText(account('staff_order.cancelled_hint_gift_cards', { amount: '100 €', spent: '0 €' }));
  await expectGoodScreen(shopper, 'an order whose gift card is frozen');

  await page.goto(address);
  await expect(page.getByText(checkout('summary.paid'), { exact: true })).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
});
