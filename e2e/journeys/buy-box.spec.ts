import type { Page } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { expect, quiet, test } from './journey-test.ts';
import { newAddress } from './new-account.ts';
import { mailedLink, mailedStop } from './service.ts';
import { Shopper } from './shopper.ts';

/** Buying from the product page, and what does not work as it should. */
const soldOut = '/norrhem/x/loppu-fleece-jacket/';
const say = (shopper: Shopper, key: string, values = {}) => shopper.word('mf-product', key, values);
const tab = (shopper: Shopper, key: string) =>
  shopper.page.getByRole('tab', { name: new RegExp(`^${say(shopper, `tabs.${key}`)}`) });
const spruce = (shopper: Shopper) => shopper.choices('choose.color').getByRole('radio', { name: /spruce/i });
const sizeM = (shopper: Shopper) => shopper.choices('choose.size').getByRole('radio', { name: /^M\b/ });
const chooseM = async (shopper: Shopper) => {
  await shopper.settled();
  await spruce(shopper).check({ force: true });
  await sizeM(shopper).check({ force: true });
};
/** In the staff's room of a product: what lies on the first shelf of its variant in spruce and M. */
async function countSpruceM(staff: Shopper, slug: string, pieces: number): Promise<void> {
  const { page } = staff;
  const say = (key: string) => staff.word('mf-account', key);
  const product = await page.request.get(`/api/products/productmodel/${slug}/`);
  const { id } = (await product.json()) as { id: number };
  await staff.open(`/staff/products/${id}/`);
  const stock = page.getByRole('region', { name: say('staff_products.stock_title') });
  await stock.getByText(/^spruce, M$/i).click();
  await stock.getByRole('textbox').filter({ visible: true }).first().fill(String(pieces));
  await stock.getByRole('combobox').filter({ visible: true }).first().selectOption('count');
  const written = page.waitForResponse((answer) => /\/api\/staff\/products\/\d+\/stock\/$/.test(answer.url()));
  await stock
    .getByRole('button', { name: say('settings.save') })
    .filter({ visible: true })
    .first()
    .click();
  expect((await written).ok()).toBe(true);
}
const panel = (page: Page) => page.getByRole('tabpanel').filter({ visible: true });

test('what is sold out cannot be bought, and tells when it is back; a refusal stands at the field', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  await shopper.open(soldOut);
  await chooseM(shopper);
  await expect(shopper.button('mf-product', 'buy.sold_out').first()).toBeDisabled();
  const email = page
    .getByRole('textbox', { name: say(shopper, 'notify.email'), exact: true })
    .filter({ visible: true })
    .first();
  const submit = shopper.button('mf-product', 'notify.submit');
  // The browser takes it, the service does not.
  await email.fill('nobody@nowhere');
  await submit.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await checkAxe(page, 'sold out');
  const address = newAddress('aino');
  await email.fill(address);
  await page.route('**/api/product_availability_email_notify/', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await submit.click();
  await expect(page.getByText(say(shopper, 'errors.notify'))).toBeVisible();
  await expect(email).toHaveValue(address);
  await submit.click();
  await expect(page.getByText(say(shopper, 'notify.done'))).toBeVisible();
  await expect(email).toHaveValue('');

  // The staff find one more, and who asked is told (PRODUCT-109). The variant is sold out again for whoever comes next.
  const shop = await browser.newContext();
  const staff = new Shopper(await shop.newPage());
  await staff.signIn('staff@havu.example');
  await countSpruceM(staff, 'loppu-fleece-jacket', 2);
  try {
    await page.goto(
      await mailedLink(page, address, shopper.word('api', 'mails.back_in_stock.subject', { product: '' })),
    );
    await shopper.settled();
    await expect(shopper.button('mf-product', 'buy.add').first()).toBeEnabled();
    await expect(spruce(shopper)).toBeChecked();
    await expect(sizeM(shopper)).toBeChecked();
    const link = await mailedStop(page, address);
    await page.goto(link);
    await shopper.settled();
    await expect(page.getByText(address)).toBeVisible();
    await checkAxe(page, 'no more messages about products');
    await shopper.button('mf-account', 'wishes.submit').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.word('mf-account', 'wishes.done_title'));
  } finally {
    await countSpruceM(staff, 'loppu-fleece-jacket', 0);
    await shop.close();
  }
});

test('ways and times by postcode, remembered; none for what is no postcode (AVAIL-18, AVAIL-19, CONF-76)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await chooseM(shopper);
  const postcode = page.getByLabel(say(shopper, 'delivery.postcode'), { exact: true });
  const express = page.getByText(/^Express pickup:/);
  await postcode.fill('331');
  await expect(express).toHaveCount(0);
  await postcode.fill('3310099');
  await expect(postcode).toHaveValue('33100');
  await expect(express.first()).toBeVisible();
  await page.reload();
  await shopper.settled();
  await expect(postcode).toHaveValue('33100');
  await expect(express.first()).toBeVisible();
  await postcode.fill('ABCDE');
  await expect(page.getByText(say(shopper, 'delivery.none', { postcode: 'ABCDE' }))).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('a country that the product is not shipped to cannot buy it, and is told why', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/nuotiola/x/kotimaa-gas-stove/?delivery_country=us&currency=usd');
  await shopper.settled();
  await expect(page.getByText(/This product is not shipped to/)).toBeVisible();
  await expect(shopper.button('mf-product', 'buy.add').first()).toBeDisabled();
  // Carriers near a postcode are Finnish ones.
  await expect(page.getByLabel(say(shopper, 'delivery.postcode'), { exact: true })).toHaveCount(0);
  await checkAxe(page, 'blocked country');
  expect(shopper.complaints).toEqual([]);
});

test('where it is in stock, with links to the stores; staff see balances and shelf codes', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await chooseM(shopper);
  await tab(shopper, 'availability').click();
  await expect(panel(page).getByText(say(shopper, 'availability.store-list'))).toBeVisible();
  await expect(panel(page).locator('a[href*="/stores/"]').first()).toBeVisible();
  await expect(panel(page).getByText(/\d+ pcs?$/)).toHaveCount(0);
  await shopper.signIn('staff@havu.example');
  await shopper.openJacket();
  await chooseM(shopper);
  // The staff's bar comes in above the page and moves what is pressed.
  await expect(async () => {
    await tab(shopper, 'availability').click();
    await expect(tab(shopper, 'availability')).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
  await expect(
    panel(page)
      .getByText(/^\d+ pcs?$/)
      .first(),
  ).toBeVisible();
  await expect(panel(page).getByText(/^Shelf \S/)).toBeVisible();
  await checkAxe(page, 'staff balances');
  expect(shopper.complaints).toEqual([]);
});

test('a guest’s heart leads to the sign-in and back; a customer’s is kept, and one that fails says so (PRODUCT-93, PRODUCT-94)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const heart = (key: string) => shopper.button('mf-product', `buy.wishlist_${key}`);
  await shopper.openJacket();
  await shopper.settled();
  await heart('add').click();
  await expect(page.getByText(say(shopper, 'buy.wishlist_login'))).toBeVisible();
  await expect(page).toHaveURL(/\/accounts\/login\/\?next=%2Fen%2Fkaamos%2F/);
  await shopper.signIn('customer@havu.example');
  await shopper.open('/norrhem/x/loppu-fleece-jacket/');
  await shopper.settled();
  await page.route('**/api/customer/wishlist_toggle/', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await heart('add').click();
  await expect(page.getByText(say(shopper, 'errors.wishlist'))).toBeVisible();
  await expect(heart('add')).toHaveAttribute('aria-pressed', 'false');
  await heart('add').click();
  await expect(page.getByText(say(shopper, 'buy.wishlist_added'))).toBeVisible();
  await page.reload();
  await heart('remove').click();
  await expect(heart('add')).toBeVisible();
  expect(shopper.complaints.filter((said) => !said.includes('500'))).toEqual([]);
});

const laterCalls = /\/api\/(product\/extra|product_reviews|get_fast_shipping)\//;
const faults = {
  fails: (page: Page) => page.route(laterCalls, (route) => route.fulfill({ status: 500, json: {} })),
  'is malformed': (page: Page) =>
    page.route(laterCalls, (route) => route.fulfill({ json: { results: 'x', bundles: {} } })),
  'never answers': (page: Page) => page.route(laterCalls, () => {}),
};
for (const [name, fail] of Object.entries(faults))
  test(`faults: what the page asks for later ${name}, and the button works all the same`, async ({ page }) => {
    const shopper = new Shopper(page);
    await fail(page);
    await shopper.openJacket();
    await shopper.chooseVariant();
    await page.getByLabel(say(shopper, 'delivery.postcode'), { exact: true }).fill('33100');
    const message = page.getByText(say(shopper, 'errors.extra'));
    if (name === 'never answers') await expect(message).toHaveCount(0);
    else await expect(message).toBeVisible();
    await tab(shopper, 'reviews').click();
    await expect(panel(page)).toBeVisible();
    await shopper.addToCart();
    expect(shopper.complaints.filter((said) => !said.includes('500'))).toEqual([]);
  });

test('a press counts although the page moves the button away before it is let go (NAV-43)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await shopper.chooseVariant();
  const add = shopper.button('mf-product', 'buy.add').first();
  await add.hover();
  const topOf = async () => (await add.boundingBox())?.y ?? 0;
  // Where nothing holds the place of what is read.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const before = await topOf();
  await page.mouse.down();
  // As by a part that comes late, within the buy box: what stands above it moves no box that sticks to the window.
  await add.evaluate((button) => {
    const late = document.createElement('div');
    late.style.blockSize = '10rem';
    button.parentElement?.before(late);
  });
  await expect.poll(topOf).toBeGreaterThan(before + 100);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('a press that was carried away by the hand does not count (NAV-43)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await shopper.chooseVariant();
  await shopper.button('mf-product', 'buy.add').first().hover();
  await page.mouse.down();
  await page.mouse.move(20, 20);
  await page.mouse.up();
  await quiet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});
