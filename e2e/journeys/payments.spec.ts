import { openPayment } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { newestOrder } from './service.ts';
import { type Decision, Shopper } from './shopper.ts';

/** Every means of payment, by whom, in which currency and from where. */

const arrived = { timeout: 30_000 };
const orderNumber = (url: string) => /payment_\w+\/([^/]+)\//.exec(url)?.[1] ?? '';

const paypalEnds: readonly [Decision, RegExp, string][] = [
  ['approve', /payment_ok/, 'Aino'],
  ['deny', /payment_error/, 'result.error_title'],
  ['pending', /payment_ok/, 'Aino'],
  ['abandon', /payment_cancelled/, 'result.cancelled_title'],
];
for (const [decision, address, heading] of paypalEnds)
  test(`PayPal that ends with "${decision}" (CHECKOUT-50, CHECKOUT-60)`, async ({ page }) => {
    const shopper = new Shopper(page);
    await openPayment(shopper);
    await shopper.payWithPaypal(decision);
    await expect(page).toHaveURL(address, arrived);
    const words = heading === 'Aino' ? heading : shopper.word('mf-checkout', heading);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    const isPaid = heading === 'Aino';
    if (isPaid) {
      const order = await newestOrder(page, orderNumber(page.url()));
      expect(order.payment).toMatchObject({ processor: 'paypal', status: 'captured' });
    }
    await shopper.open('/checkout/');
    const empty = page.getByText(shopper.word('mf-checkout', 'cart.empty_title'));
    const row = page.locator('main').getByRole('link', { name: /Kuura/ }).first();
    await expect(isPaid ? empty : row).toBeVisible();
    expect(shopper.complaints).toEqual([]);
  });

test('a guest pays with Klarna, and the payment page runs no script that is not on the written list (CHECKOUT-62)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const origins = (await (await page.request.get('/api/payments/csp/')).json()) as { script: string[] };
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
      scripts.add(new URL(request.url()).origin);
  });
  await openPayment(shopper);
  await shopper.payWithKlarna('approve');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  const own = new URL(page.url()).origin;
  expect([...scripts].sort()).toEqual([own, ...origins.script].sort());
  expect(shopper.complaints).toEqual([]);
});

test('a club member pays with Klarna at the club price', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signIn('club@havu.example');
  await openPayment(shopper);
  await shopper.payWithKlarna('approve');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  expect(shopper.complaints).toEqual([]);
});

test('an organisation orders on an invoice of 14 days (CHECKOUT-37, CHECKOUT-38)', async ({ page }) => {
  const shopper = new Shopper(page);
  await openPayment(shopper);
  // Guests are not offered one.
  const payment = page.getByRole('group', { name: shopper.word('mf-checkout', 'payment.methods') });
  await expect(payment.getByRole('radio', { name: /klarna/i })).toBeVisible();
  await expect(payment.getByRole('radio', { name: /invoice/i })).toHaveCount(0);
  await shopper.signIn('org@havu.example');
  await openPayment(shopper);
  await shopper.payWith(/invoice/i);
  await expect(page).toHaveURL(/payment_ok/, arrived);
  const order = await newestOrder(page, orderNumber(page.url()));
  expect(order.payment).toMatchObject({ processor: 'invoice', status: 'authorised' });
  expect(shopper.complaints).toEqual([]);
});

test('gift cards that pay all ask no provider; one that pays a part leaves the rest', async ({ page }) => {
  const shopper = new Shopper(page);
  await openPayment(shopper, { giftCards: ['HAVU-LAHJA-1000'] });
  await shopper.payWith(/gift card/i);
  await expect(page).toHaveURL(/payment_ok/, arrived);
  const whole = await newestOrder(page, orderNumber(page.url()));
  expect(whole.gift_card_total).toBe(whole.total);
  expect(whole.payment.processor).toBe('giftcard');
  await openPayment(shopper, { giftCards: ['HAVU-LAHJA-0012'] });
  await shopper.payWithPaypal('abandon');
  await expect(page).toHaveURL(/payment_cancelled/, arrived);
  expect(shopper.complaints).toEqual([]);
});

test('a Swedish buyer sees and pays kronor (MONEY-6)', async ({ page }) => {
  const shopper = new Shopper(page, 'sv');
  await openPayment(shopper, {
    country: 'se',
    currency: 'sek',
    form: { postal_code: '111 22', city: 'Stockholm', phone: '070 123 45 67' },
  });
  await expect(page.getByRole('button', { name: /\d kr/ })).toBeVisible();
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  const order = await newestOrder(page, orderNumber(page.url()));
  expect(order.currency).toBe('sek');
  expect(Number.isInteger(order.total)).toBe(true);
  expect(shopper.complaints).toEqual([]);
});

test('who reads pounds sees beside the button what is charged, and in the order what was shown (MONEY-5)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const form = { postal_code: 'SW1A 1AA', city: 'London', phone: '+44 20 7946 0958', customs_consent: 'gb' };
  await openPayment(shopper, { country: 'gb', currency: 'gbp', amount: 3, form });
  const sums = page.getByRole('complementary').locator('dl').filter({ visible: true }).first();
  const pounds = async (label: string) => {
    const text = (await sums.locator('div', { hasText: label }).first().locator('dd').textContent()) ?? '';
    return text.includes('£') ? Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100) : 0;
  };
  if (await page.locator('summary').first().isVisible()) await page.locator('summary').first().click();
  // The page answers before the service has said what the cart costs.
  await expect(sums.locator('div', { hasText: 'Total' }).first().locator('dd')).toContainText('£');
  // An answer of the service may come between two of the four.
  const sumsShown = () => Promise.all(['Products', 'Offers', 'Delivery', 'Total'].map(pounds));
  const addUp = ([products = 0, offers = 0, delivery = 0, total = 0]: number[]) =>
    total > 0 && products - offers + delivery === total;
  await expect.poll(async () => addUp(await sumsShown())).toBe(true);
  const [, , , total] = await sumsShown();
  await page.getByText('PayPal', { exact: true }).first().click();
  const note = page.getByText(/^You pay €[\d.,]+\. Amounts in GBP are converted for information only\.$/);
  await expect(note).toBeVisible();
  const charged = /€[\d.,]*\d/.exec((await note.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByRole('button', { name: `Pay ${charged}` })).toBeVisible();
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  const order = await newestOrder(page, orderNumber(page.url()));
  expect([order.currency, order.shown]).toEqual(['eur', { currency: 'gbp', amount: (total ?? 0) / 100 }]);
  expect(charged).toBe(`€${order.total.toLocaleString('en', { minimumFractionDigits: order.total % 1 ? 2 : 0 })}`);
  await expect(page.getByText('Shown when you ordered')).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('a buyer in Norway, outside the EU, pays without Finnish VAT', async ({ page }) => {
  const shopper = new Shopper(page);
  await openPayment(shopper, {
    country: 'no',
    currency: 'nok',
    form: { postal_code: '0150', city: 'Oslo', phone: '+47 22 12 34 56' },
  });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  const order = await newestOrder(page, orderNumber(page.url()));
  expect(order.vat.map(({ percent }) => percent)).not.toContain(25.5);
  expect(shopper.complaints).toEqual([]);
});
