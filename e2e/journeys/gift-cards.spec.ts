import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { newestOrder } from './service.ts';
import { aino, Shopper } from './shopper.ts';

/** Gift cards. */
test('a gift card is bought, mailed after the payment, and pays part of the next order', async ({ page }) => {
  const shopper = new Shopper(page);
  // Mails carry names of letters only.
  const recipient = `Liisa ${String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  await shopper.open('/service-products/giftcards/');
  await shopper.settled();
  await checkAxe(page, 'gift cards');
  await page.locator('main article a').first().click();
  const amount = page.getByRole('spinbutton');
  const add = shopper.button('mf-product', 'buy.add').first();
  await amount.fill('0');
  await expect(add).toBeDisabled();
  await amount.fill('30');
  await page.getByLabel(new RegExp(shopper.word('mf-product', 'gift_card.recipient'))).fill(recipient);
  await checkAxe(page, 'gift card');
  await add.click();
  await shopper.open('/checkout/');
  await shopper.settled();
  for (const [name, value] of Object.entries(aino)) await shopper.field(name).last().fill(value);
  await shopper.button('mf-checkout', 'page.to_payment').click();
  await page.waitForURL('**/en/checkout/payment/');
  await shopper.payWithKlarna('approve');
  await page.waitForURL(/payment_ok/);
  const bought = await newestOrder(page, /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '');
  expect(bought).toMatchObject({ total: 30, delivery: { method: 'email' } });

  const code = await mailedCode(page, recipient);
  await shopper.open('/service-products/giftcards/');
  await shopper.settled();
  await page.getByLabel(shopper.word('mf-checkout', 'gift_cards.code')).fill(code.toLowerCase());
  await shopper.button('mf-checkout', 'gift_cards.check').click();
  await expect(page.getByText(shopper.word('mf-checkout', 'gift_cards.left', { amount: '30 €' }))).toBeVisible();

  await shopper.open('/termosa/x/yksi-vacuum-flask/');
  await shopper.settled();
  await shopper.addToCart();
  await shopper.goToCheckoutFromDialog();
  const field = page.getByLabel(shopper.word('mf-checkout', 'codes.label')).filter({ visible: true }).first();
  if (!(await field.isVisible())) await page.locator('main summary').first().click();
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByText(code).filter({ visible: true }).first()).toBeVisible();
  await shopper.fillCheckout();
  await shopper.payWithKlarna('approve');
  await page.waitForURL(/payment_ok/);
  const order = await newestOrder(page, /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '');
  expect(order.gift_card_total).toBe(30);
  expect(shopper.complaints).toEqual([]);
});

/** The code in the mail that names the recipient. */
async function mailedCode(page: import('@playwright/test').Page, recipient: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/dev/outbox/')).text();
      const file = list.split('<').find((part) => part.includes(recipient));
      const names = [...list.matchAll(/href="([^"]*mail-\d+\.html)"/g)].map(([, name]) => name ?? '').slice(0, 5);
      for (const name of file ? names : []) {
        const mail = await (await page.request.get(new URL(name, 'http://x/dev/outbox/').pathname)).text();
        if (mail.includes(recipient)) found = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mail)?.[0] ?? '';
      }
      return found;
    })
    .not.toBe('');
  return found;
}
