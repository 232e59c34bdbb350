import { openCheckout } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { newestOrder } from './service.ts';
import { aino, Shopper } from './shopper.ts';
import type { Language } from './words.ts';

/** The checkout's screens. */

const arrived = { timeout: 30_000 };
const field = (shopper: Shopper, key: string) => shopper.page.locator(`#details-${key}`);
const postcodeOf = ({ page }: Shopper) => page.locator('#delivery-postal-code');
const methodsOf = (shopper: Shopper) =>
  shopper.page.getByRole('group', { name: shopper.word('mf-checkout', 'delivery.methods') });

test('another country in pounds: what was typed stays, Northern Ireland is refused, customs are agreed to', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper, { form: { address: 'Baker Street 221 B', postal_code: '' } });
  await shopper.button('mf-checkout', 'delivery.change_country').click();
  const dialog = page.getByRole('dialog');
  const country = dialog.getByLabel(shopper.word('shell', 'locale.country'));
  await expect(country.locator('option').nth(50)).toBeAttached();
  await country.selectOption('gb');
  await dialog.getByRole('button', { name: shopper.word('shell', 'locale.save') }).click();
  await expect(page.getByText('Delivery to United Kingdom')).toBeVisible();
  await shopper.settled();
  await expect(field(shopper, 'address')).toHaveValue('Baker Street 221 B');
  await postcodeOf(shopper).fill('BT1 1AA');
  await postcodeOf(shopper).blur();
  const refusal = page.getByText(shopper.word('mf-checkout', 'invalid.northern_ireland'));
  await expect(refusal.filter({ visible: true }).first()).toBeVisible();
  await postcodeOf(shopper).fill('SW1A 1AA');
  await field(shopper, 'postal_code').fill('SW1A 1AA');
  await field(shopper, 'phone').fill('+44 20 7946 0958');
  await expect(methodsOf(shopper).getByRole('radio').first()).toBeChecked();
  await expect(page.getByText(/£\d/).filter({ visible: true }).first()).toBeVisible();
  await shopper.button('mf-checkout', 'page.to_payment').click();
  const missing = page.getByText(shopper.word('mf-checkout', 'missing.customs_consent'));
  await expect(missing.first()).toBeVisible();
  await expectGoodScreen(shopper, 'checkout that asks for customs');
  await page.getByLabel(shopper.word('mf-checkout', 'customs.agree')).check({ force: true });
  await shopper.button('mf-checkout', 'page.to_payment').click();
  await page.waitForURL('**/en/checkout/payment/');
  await expect(page.getByText(/£\d/).filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await expect(field(shopper, 'address')).toHaveValue('Baker Street 221 B');
  await expect(page.getByLabel(shopper.word('mf-checkout', 'customs.agree'))).toBeChecked();
  expect(shopper.complaints).toEqual([]);
});

test('what is missing is told beside each field, in six languages', async ({ page }) => {
  for (const language of ['fi', 'en', 'sv', 'de', 'fr', 'ru'] satisfies Language[]) {
    const shopper = new Shopper(page, language);
    await openCheckout(shopper, { form: { first_name: '', email: 'aino', phone: '12', postal_code: '3310' } });
    await expect(methodsOf(shopper)).toBeVisible();
    await shopper.button('mf-checkout', 'page.to_payment').click();
    const said = async (key: string, text: string) => {
      const input = field(shopper, key);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(shopper.word('mf-checkout', text));
    };
    await said('first_name', 'missing.first_name');
    await said('postal_code', 'invalid.postal_code_digits');
    await said('email', 'invalid.email_at');
    await said('phone', 'invalid.phone');
    await expect(page.getByRole('alert')).toBeFocused();
    expect(shopper.complaints).toEqual([]);
  }
});

test('pickup points, nearest first; another one is chosen and stays; none far away', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper, { form: { postal_code: '33100' } });
  await expect(methodsOf(shopper).getByRole('radio').first()).toBeVisible();
  await postcodeOf(shopper).fill('33100');
  await methodsOf(shopper)
    .getByRole('radio', { name: /^Posti pickup point/ })
    .check({ force: true });
  await shopper.button('mf-checkout', 'delivery.change_place_label').click();
  const places = page.getByRole('group', { name: shopper.word('mf-checkout', 'delivery.choose_place') });
  await expect(places.getByRole('radio').nth(2)).toBeVisible();
  const told = (await places.getByText(/ from you/).allTextContents()).map((text) => {
    const [, amount = '', unit] = /([\d.,]+)\s(km|m) from you/.exec(text) ?? [];
    return Number(amount.replace(',', '.')) * (unit === 'km' ? 1000 : 1);
  });
  expect(told.length).toBeGreaterThan(2);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  await expectGoodScreen(shopper, 'checkout with its pickup points open');
  const third = places.getByRole('radio').nth(2);
  const id = await third.getAttribute('value');
  await third.check({ force: true });
  await page.reload();
  await shopper.settled();
  await expect(methodsOf(shopper).getByRole('radio', { name: /^Posti pickup point/ })).toBeChecked();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('havu-checkout-form') ?? '{}'))).toMatchObject({
    delivery_location: id,
  });
  expect(shopper.complaints).toEqual([]);
});

test('one Vuota item per order: a second one stops it until one is taken out', async ({ page }) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper, { slug: 'lounas-hammock', amount: 2 });
  const told = page.getByText(/^Only one Vuota item can be in an order\. Take out/);
  await expect(told.first()).toBeVisible();
  await shopper.button('mf-checkout', 'page.to_payment').click();
  await expect(page.getByRole('link', { name: /^Only one Vuota item/ })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/$/);
  const label = shopper.word('mf-checkout', 'cart.amount_of', { name: 'Lounas Hammock' });
  await page.getByRole('button', { name: shopper.word('mf-shared/ui', 'stepper.less', { label }) }).click();
  await expect(told).toHaveCount(0);
  await shopper.button('mf-checkout', 'page.to_payment').click();
  await page.waitForURL('**/en/checkout/payment/');
  expect(shopper.complaints).toEqual([]);
});

test('staff say who sells; a wish for the order survives a reload and reaches it', async ({ page }) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper);
  await expect(methodsOf(shopper)).toBeVisible();
  const seller = page.getByLabel(new RegExp(`^${shopper.word('mf-checkout', 'details.seller_name')}`));
  await expect(seller).toHaveCount(0);
  const wish = page.getByLabel(new RegExp(`^${shopper.word('mf-checkout', 'details.special_requests')}`));
  await wish.fill('Ovikoodi 4711');
  await shopper.signIn('admin@havu.example');
  await shopper.open('/checkout/');
  await expect(wish).toHaveValue('Ovikoodi 4711');
  await seller.fill('Mikko');
  await expectGoodScreen(shopper, 'checkout of the staff');
  const sent = page.waitForRequest('**/api/orders/');
  await shopper.button('mf-checkout', 'page.to_payment').click();
  await page.waitForURL('**/en/checkout/payment/');
  // Paid to the end: what stays in the cart would follow the customer into other journeys.
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, arrived);
  expect((await sent).postDataJSON()).toMatchObject({
    cart: { special_request: 'Ovikoodi 4711' },
    form: { seller_name: 'Mikko' },
  });
  expect(shopper.complaints).toEqual([]);
});

test('what the club takes off this cart, and how express pickup works', async ({ page }) => {
  const shopper = new Shopper(page);
  await openCheckout(shopper);
  await page.getByRole('link', { name: 'See the club benefits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: shopper.word('mf-checkout', 'club.title') })).toBeVisible();
  await expect(page.getByText(/^You would pay .+ less\.$/)).toBeVisible();
  await expectGoodScreen(shopper, 'club info');
  await shopper.link('mf-checkout', 'club.without').click();
  await expect(methodsOf(shopper)).toBeVisible();
  await shopper.open('/pikanouto/');
  await shopper.settled();
  await expect(page.getByRole('row', { name: /by 14:00.*after 16:00/ })).toBeVisible();
  await expect(page.getByText(/^Order now, ready/).first()).toBeVisible();
  await expectGoodScreen(shopper, 'express pickup');
  expect(shopper.complaints).toEqual([]);
});

// A window of 1280 px at 400 % is one of 320.
for (const [zoom, size] of [
  ['at 100 %', { width: 1280, height: 800 }],
  ['at a zoom of 400 %', { width: 320, height: 256 }],
] as const)
  test(`a whole purchase by keyboard alone, ${zoom} (TARGET-55, LOOK-63)`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    const shopper = new Shopper(page);
    const { keyboard } = page;
    await shopper.openJacket();
    await shopper.settled();
    await pressOn(page, shopper.button('mf-product', 'buy.add').first());
    const added = page.getByRole('dialog', { name: shopper.word('mf-checkout', 'added.title') });
    await pressOn(page, added.getByRole('link', { name: shopper.word('mf-checkout', 'added.checkout') }));
    await expect(methodsOf(shopper)).toBeVisible();
    await tabTo(page, postcodeOf(shopper));
    await keyboard.type(aino.postal_code);
    await expect(page.getByText(/ from you/).first()).toBeVisible();
    const methods = methodsOf(shopper).getByRole('radio');
    await tabTo(page, methods.first());
    await keyboard.press('ArrowDown');
    await expect(methods.nth(1)).toBeChecked();
    for (const key of ['first_name', 'last_name', 'address', 'city', 'email', 'phone'] as const) {
      await tabTo(page, field(shopper, key));
      await keyboard.type(aino[key]);
    }
    await pressOn(page, shopper.button('mf-checkout', 'page.to_payment'));
    await page.waitForURL('**/en/checkout/payment/');
    const payment = page.getByRole('group', { name: shopper.word('mf-checkout', 'payment.methods') });
    await tabTo(page, payment.getByRole('radio').first());
    await keyboard.press('ArrowDown');
    await expect(payment.getByRole('radio', { name: /paypal/i })).toBeChecked();
    await pressOn(page, page.getByRole('checkbox'), 'Space');
    await pressOn(
      page,
      page.getByRole('button', { name: new RegExp(shopper.word('mf-checkout', 'payment.pay', { total: '.*' })) }),
    );
    await page.waitForURL((url) => !url.pathname.startsWith('/en/'));
    await pressOn(page, page.locator('button[name="decision"][value="approve"]'));
    await expect(page).toHaveURL(/payment_ok/, arrived);
    const order = await newestOrder(page, /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '');
    expect(order).toMatchObject({ payment_status: 'captured', address: { first_name: 'Aino', city: 'Tampere' } });
    expect(unexpected(shopper)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  });

test('a press on the way to payment waits for the answer that tells the places to pick up from (CHECKOUT-83)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await shopper.chooseVariant();
  await shopper.addToCart();
  await shopper.goToCheckoutFromDialog();
  let holds = false;
  const { promise, resolve: letAnswerCome } = Promise.withResolvers<void>();
  await page.route('**/api/checkout/', async (route) => {
    if (holds) await promise;
    await route.continue();
  });
  for (const [name, value] of Object.entries(aino))
    if (name !== 'postal_code') await shopper.field(name).last().fill(value);
  holds = true;
  await shopper.field('postal_code').last().fill(aino.postal_code);
  const button = shopper.button('mf-checkout', 'page.to_payment');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  letAnswerCome();
  await page.waitForURL('**/en/checkout/payment/');
  expect(shopper.complaints).toEqual([]);
});
