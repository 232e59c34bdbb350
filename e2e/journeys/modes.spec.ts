import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { newestOrder } from './service.ts';
import { Shopper } from './shopper.ts';

/** Enterprise orders. */
test('an organisation gathers an enterprise order and checks it out (PRODUCT-59)', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-checkout', `enterprise.${key}`);
  await shopper.open('/enterprise/');
  await expect(page.getByText(say('sign_in'))).toBeVisible();
  await shopper.signIn('org@havu.example');
  await shopper.open('/enterprise/');
  await page.getByRole('button', { name: say('start') }).click();
  await page.waitForURL('**/en/newest/');
  await shopper.open('/termosa/x/yksi-vacuum-flask/');
  // An enterprise order in progress leads to /old (PRODUCT-6).
  await expect(page).toHaveURL(/\/en\/old\/termosa\//);
  const add = page.getByRole('button', { name: 'Lisää yritystilaukseen' }).filter({ visible: true }).first();
  await add.click();
  await expect(page.getByText(/was added to the enterprise order/).first()).toBeVisible();
  await checkAxe(page, 'product in an enterprise order');
  await shopper.open('/enterprise/');
  const order = page.getByRole('article').filter({ hasText: say('current') });
  await expect(order.getByRole('link', { name: /Yksi/ })).toBeVisible();
  await checkAxe(page, 'enterprise orders');
  await order.getByRole('button', { name: say('checkout') }).click();
  await page.waitForURL('**/en/checkout/');
  await expect(page.getByText(/You are ordering enterprise order/)).toBeVisible();
  await shopper.fillCheckout();
  const payment = page.getByRole('group', { name: shopper.word('mf-checkout', 'payment.methods') });
  await payment.getByRole('radio', { name: /Invoice/ }).check({ force: true });
  await page.getByRole('checkbox').check({ force: true });
  await shopper.button('mf-checkout', 'payment.order').click();
  await page.waitForURL(/payment_ok/);
  const placed = await newestOrder(page, /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '');
  expect(placed.payment.processor).toBe('invoice');
  // It is over: products are bought for oneself again.
  await shopper.open('/termosa/x/yksi-vacuum-flask/');
  await expect(shopper.button('mf-product', 'buy.add').first()).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('staff ask for goods from other stores; too few picked is told in Finnish', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-product', `transfer.${key}`);
  await shopper.signIn('staff@havu.example');
  await shopper.open('/termosa/x/yksi-vacuum-flask/');
  await page.getByText(say('title')).click();
  await page.getByRole('combobox', { name: say('to') }).selectOption({ index: 1 });
  const from = page.getByRole('group', { name: say('from') }).getByRole('checkbox');
  await from.nth(0).check({ force: true });
  await from.last().check({ force: true });
  await checkAxe(page, 'product with the transfer panel');
  await shopper.button('mf-product', 'transfer.start').click();
  await page
    .getByRole('button', { name: say('add') })
    .filter({ visible: true })
    .first()
    .click();
  await shopper.open('/checkout/');
  const send = shopper.button('mf-checkout', 'transfer.send');
  await send.click();
  await expect(page.getByText(/^Valitse tarpeeksi tuotteita keräilyvarastoista riville/)).toBeVisible();
  await checkAxe(page, 'transfer request');
  // The cart follows the customer: there may be more in it than this journey added.
  const seen: string[] = [];
  for (const picks of await page.getByRole('group', { name: /^Picking / }).all()) {
    const name = ((await picks.getAttribute('aria-label')) ?? '').replace(/^Picking /, '');
    const amount = page.getByLabel(shopper.word('mf-checkout', 'cart.amount_of', { name }), { exact: true });
    const first = picks.getByRole('textbox').first();
    // A product in two sizes has two rows of one name.
    await first.fill(await amount.nth(seen.filter((each) => each === name).length).inputValue());
    seen.push(name);
    await first.press('Enter');
  }
  const answered = page.waitForResponse('**/api/staff/transfer-requests/');
  await send.click();
  expect([200, 409], await (await answered).text()).toContain((await answered).status());
  await expect(page.getByText(/Transfer request \d+ was sent|free pcs of/).first()).toBeVisible();
  expect(shopper.complaints.filter((line) => !line.includes('409'))).toEqual([]);
});

/** Second-hand goods and the addresses under /old. */
test('legacy ids live under /old and are bought there; a used product leads to the new one', async ({ page }) => {
  const cards = await page.request.get('/api/products/cards/?ids=118,204', { headers: { 'accept-language': 'en' } });
  for (const { path } of (await cards.json()) as { path: string }[]) {
    const response = await page.request.get(`/en${path}`);
    expect(new URL(response.url()).pathname).toBe(`/en/old${path}`);
  }
  const shopper = new Shopper(page);
  const [old] = (await cards.json()) as { path: string }[];
  await shopper.open(old?.path ?? '');
  await expect(page).toHaveURL(/\/en\/old\//);
  await shopper.settled();
  await shopper.addToCart();
  await shopper.open('/used-gear/');
  await page.locator('main article a').first().click();
  const whenNew = page.getByRole('link', { name: /^New: .*€/ });
  await expect(whenNew).toBeVisible();
  await shopper.settled();
  await expect(shopper.button('mf-product', 'buy.add').first()).toBeEnabled();
  await checkAxe(page, 'used product');
  const used = await page.getByRole('heading', { level: 1 }).textContent();
  await whenNew.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(used ?? '');
  expect(shopper.complaints).toEqual([]);
});
