import { checkAxe } from './axe.ts';
import { expect, quiet, test } from './journey-test.ts';
import { holdCode } from './late-code.ts';
import { newestOrder } from './service.ts';
import { aino, Shopper } from './shopper.ts';

/** Gift campaigns. */
test('a gift: from the campaign with a code to an order that nobody pays', async ({ page }) => {
  const shopper = new Shopper(page);
  // The gift takes the place of the cart's products (GIFT-18).
  await shopper.open('/termosa/x/yksi-vacuum-flask/');
  await shopper.settled();
  await shopper.addToCart();
  await shopper.open('/giftcampaigns/joululahja/');
  await shopper.settled();
  await expect(page.getByRole('article').getByText('€')).toHaveCount(0);
  await checkAxe(page, 'campaign');
  await page.getByRole('link', { name: /Kampanja/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Kampanja/ })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  const code = page.getByLabel(shopper.word('mf-product', 'gift.code'));
  const redeem = shopper.button('mf-product', 'gift.redeem');
  await redeem.click();
  await expect(page.getByText(shopper.word('mf-product', 'gift.code_required'))).toBeVisible();
  await code.fill('JOULU-2026-USED');
  await redeem.click();
  await expect(page.getByText('The code has been used already.')).toBeVisible();
  await checkAxe(page, 'gift with an error');
  await code.fill(' joulu-2026-tiimi ');
  await redeem.click();
  await page.waitForURL('**/en/checkout/payment/');

  const order = shopper.button('mf-checkout', 'gift.order');
  await expect(page.getByRole('heading', { level: 1, name: shopper.word('mf-checkout', 'gift.title') })).toBeVisible();
  await order.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkAxe(page, 'gift payment with errors');
  await page.getByLabel(shopper.word('mf-checkout', 'delivery.postal_code'), { exact: true }).first().fill('33100');
  for (const [name, value] of Object.entries(aino)) await shopper.field(name).last().fill(value);
  await page.getByRole('checkbox').check({ force: true });
  await expect(page.getByRole('radio').first()).toBeChecked();
  await order.click();
  await page.waitForURL(/payment_ok/);
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  expect(await newestOrder(page, number)).toMatchObject({
    total: 0,
    payment_status: 'captured',
    lines: [{ name: 'Kampanja Water Bottle', amount: 1, row_total: 0 }],
  });
  // The refused code is told by a 400, which the browser's console notes.
  expect(shopper.complaints.filter((line) => !line.includes('400'))).toEqual([]);
});

test('a code typed before the page’s code came is kept; adding a product clears the campaign and its cart', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const letCodeCome = await holdCode(page, /\/remotes\/mf-product\/.*\.js/);
  await shopper.open('/giftcampaigns/kesalahja/yksi-vacuum-flask/');
  await page.getByLabel(shopper.word('mf-product', 'gift.code')).fill('KESA-2026-TIIMI');
  letCodeCome();
  await shopper.settled();
  await quiet(page);
  await shopper.button('mf-product', 'gift.redeem').click();
  await page.waitForURL('**/en/checkout/payment/');
  await shopper.openJacket();
  await shopper.chooseVariant();
  await shopper.addToCart();
  await shopper.goToCheckoutFromDialog();
  // Below it stand products that the checkout offers, this one among them.
  const cart = page.getByRole('main').getByRole('list').first();
  await expect(cart.getByRole('link', { name: /Kuura/ })).toBeVisible();
  await expect(cart.getByRole('link', { name: /Yksi/ })).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

test('campaigns have an address per language, and lead nowhere else', async ({ page }) => {
  const answer = async (path: string) => {
    const response = await page.request.get(path);
    return [response.status(), new URL(response.url()).pathname];
  };
  expect(await answer('/lahjakampanjat/joululahja/')).toEqual([200, '/giftcampaigns/joululahja/']);
  expect(await answer('/de/geschenkaktionen/joululahja/')).toEqual([200, '/de/giftcampaigns/joululahja/']);
  expect((await answer('/giftcampaigns/ei-ole/'))[0]).toBe(404);
  // A product of the shop that this campaign does not offer.
  expect((await answer('/giftcampaigns/kesalahja/kuura-3l-shell-jacket/'))[0]).toBe(404);
});
