import { type Basket, openCheckout } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { arrowTo, pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { newestOrder } from './service.ts';
import { Shopper } from './shopper.ts';

/** Every buyer, by keyboard alone; in two currencies and outside the EU. */

const arrived = { timeout: 30_000 };
const say = (shopper: Shopper, key: string, values?: Record<string, string>) =>
  shopper.word('mf-checkout', key, values);

async function signIn(shopper: Shopper, email: string): Promise<void> {
  const { page } = shopper;
  await shopper.open('/accounts/login/');
  await shopper.settled();
  await typeInto(page, page.getByLabel(shopper.word('mf-account', 'login.email'), { exact: true }), email);
  await typeInto(page, page.getByLabel(shopper.word('mf-account', 'login.password'), { exact: true }), 'Havu-demo-1');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${shopper.path('/accounts/')}`);
}

/** From the checkout to the order's number. */
async function buy(shopper: Shopper, means: RegExp): Promise<string> {
  const { page } = shopper;
  await pressOn(page, shopper.button('mf-checkout', 'page.to_payment'));
  await page.waitForURL(`**${shopper.path('/checkout/payment/')}`);
  const payment = page.getByRole('group', { name: say(shopper, 'payment.methods') });
  await arrowTo(page, payment.getByRole('radio', { name: means }).first());
  await pressOn(page, page.getByRole('checkbox'), 'Space');
  const pay = `${say(shopper, 'payment.pay', { total: '.*' })}|${say(shopper, 'payment.order')}`;
  await pressOn(page, page.getByRole('button', { name: new RegExp(pay) }));
  if (means.test('PayPal')) {
    await page.waitForURL((url) => url.searchParams.has('token'));
    await pressOn(page, page.locator('button[name="decision"][value="approve"]'));
  }
  await expect(page).toHaveURL(/payment_ok/, arrived);
  return /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
}

const methodsOf = (shopper: Shopper) => shopper.page.getByRole('group', { name: say(shopper, 'delivery.methods') });

test('by keyboard: a club member has an order sent in parts, then packs another one with it', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await signIn(shopper, 'club@havu.example');
  await openCheckout(shopper, { others: ['tilaus-2-hiking-tent'] });
  await expect(methodsOf(shopper).getByRole('radio').first()).toBeVisible();
  const split = page.getByLabel(say(shopper, 'delivery.split'));
  await pressOn(page, split, 'Space');
  await expect(split).toBeChecked();
  const first = await buy(shopper, /paypal/i);
  await expect(page.getByText(say(shopper, 'result.in_parts'))).toBeVisible();
  await expectGoodScreen(shopper, 'an order that comes in parts');

  await openCheckout(shopper);
  await expect(methodsOf(shopper).getByRole('radio').nth(1)).toBeVisible();
  await pressOn(page, page.locator('summary').filter({ hasText: say(shopper, 'delivery.pack_together') }));
  const number = page.getByLabel(say(shopper, 'delivery.pack_number'), { exact: true });
  await typeInto(page, number, '1');
  await page.keyboard.press('Enter');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await typeInto(page, number, first);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say(shopper, 'delivery.packed_with', { number: first }))).toBeVisible();
  await expect(methodsOf(shopper).getByRole('radio')).toHaveCount(1);
  const second = await buy(shopper, /paypal/i);
  await expect(page.getByText(say(shopper, 'delivery.packed_with', { number: first }))).toBeVisible();
  expect((await newestOrder(page, second)).delivery).toMatchObject({ price: 0, packed_with: first });
  expect(shopper.complaints).toEqual([]);
});

test('by keyboard: an organisation gathers an enterprise order and has it invoiced', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await signIn(shopper, 'org@havu.example');
  await openCheckout(shopper);
  await shopper.open('/enterprise/');
  await shopper.settled();
  await pressOn(page, page.getByRole('button', { name: say(shopper, 'enterprise.start') }));
  await page.waitForURL('**/en/newest/');
  await shopper.open('/termosa/x/yksi-vacuum-flask/');
  await shopper.settled();
  await pressOn(page, page.getByRole('button', { name: 'Lisää yritystilaukseen' }).filter({ visible: true }).first());
  await expect(page.getByText(/was added to the enterprise order/).first()).toBeVisible();
  await shopper.open('/enterprise/');
  await shopper.settled();
  const order = page.getByRole('article').filter({ hasText: say(shopper, 'enterprise.current') });
  await pressOn(page, order.getByRole('button', { name: say(shopper, 'enterprise.checkout') }));
  await page.waitForURL('**/en/checkout/');
  await expect(methodsOf(shopper).getByRole('radio').first()).toBeVisible();
  const number = await buy(shopper, /invoice/i);
  expect((await newestOrder(page, number)).payment).toMatchObject({ processor: 'invoice', status: 'authorised' });
  expect(shopper.complaints).toEqual([]);
});

test('by keyboard: staff ask another store for goods', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const word = (key: string) => shopper.word('mf-product', `transfer.${key}`);
  await signIn(shopper, 'staff@havu.example');
  await shopper.open('/termosa/x/yksi-vacuum-flask/');
  await shopper.settled();
  await pressOn(page, page.locator('summary').filter({ hasText: word('title') }));
  await tabTo(page, page.getByRole('combobox', { name: word('to') }));
  await page.keyboard.press('ArrowDown');
  await pressOn(
    page,
    page
      .getByRole('group', { name: word('from') })
      .getByRole('checkbox')
      .first(),
    'Space',
  );
  await pressOn(page, shopper.button('mf-product', 'transfer.start'));
  await pressOn(
    page,
    page
      .getByRole('button', { name: word('add') })
      .filter({ visible: true })
      .first(),
  );
  await shopper.open('/checkout/');
  await shopper.settled();
  await pressOn(page, page.getByLabel(say(shopper, 'transfer.high_priority')), 'Space');
  await pressOn(page, shopper.button('mf-checkout', 'transfer.send'));
  await expect(page.getByText(/Transfer request \d+ was sent/).first()).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

const abroad: readonly [string, 'sv' | 'en', Basket, RegExp][] = [
  [
    'a Swedish buyer pays in kronor',
    'sv',
    { country: 'se', currency: 'sek', form: { postal_code: '111 22', city: 'Stockholm', phone: '070 123 45 67' } },
    /\d\skr/,
  ],
  [
    'a British buyer sees pounds and agrees to the customs',
    'en',
    { country: 'gb', currency: 'gbp', form: { postal_code: 'SW1A 1AA', city: 'London', phone: '+44 20 7946 0958' } },
    /£\d/,
  ],
];
for (const [who, language, basket, money] of abroad)
  test(`by keyboard: ${who}`, async ({ page }) => {
    const shopper = new Shopper(page, language);
    await openCheckout(shopper, basket);
    await expect(methodsOf(shopper).getByRole('radio').first()).toBeVisible();
    await expect(page.getByText(money).filter({ visible: true }).first()).toBeVisible();
    if (basket.country === 'gb') await pressOn(page, page.getByLabel(say(shopper, 'customs.agree')), 'Space');
    const order = await newestOrder(page, await buy(shopper, /paypal/i));
    expect(order.currency).toBe(basket.country === 'se' ? 'sek' : 'eur');
    expect(order.vat.map(({ percent }) => percent)).not.toContain(25.5);
    expect(shopper.complaints).toEqual([]);
  });

test('by keyboard: a store’s buyer complains and sees the case (TARGET-55)', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const word = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const label = (name: string) => page.getByLabel(word(`complaint.fields.${name}`), { exact: true });
  await shopper.open('/reclamation/');
  await shopper.settled();
  await tabTo(page, page.getByRole('radio').first());
  await arrowTo(page, page.getByLabel(word('complaint.channel_store')));
  await pressOn(page, page.getByRole('button', { name: word('complaint.submit') }));
  await expect(label('store')).toBeFocused();
  // The stores come after the field.
  await expect(label('store').getByRole('option').nth(1)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  for (const [name, words] of Object.entries({
    ...{ receipt: '4711-23', manufacturer: 'Kuura', model: 'Shell jacket', size: 'M' },
    ...{ complaint: 'The zip came off.', customerName: 'Aino Lehtonen' },
    ...{ email: `nappain.${Date.now()}@example.fi`, phone: '040 555 0101' },
  }))
    await typeInto(page, label(name), words);
  await pressOn(page, page.getByRole('button', { name: word('complaint.submit') }));
  await expect(page.getByRole('heading', { name: word('complaint.state.new-return') })).toBeVisible(arrived);
  await expectGoodScreen(shopper, 'complaint by keyboard');
});
