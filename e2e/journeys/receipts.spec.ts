import { openPayment } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';

/** Rules AFTER-108, AFTER-109: a receipt with the shop's logo is mailed to the order's own address. */

test('a guest has the receipt mailed by keyboard, and the staff mail it too', async ({ page, browser }) => {
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await openPayment(shopper, { amount: 1 });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const [, number = '', key = ''] = /payment_ok\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? [];

  await page.goto('about:blank');
  await shopper.open(`/receipt/#${number}/${key}`);
  const sheet = page.getByRole('article');
  await expect(sheet.getByText('Havu', { exact: true })).toBeVisible();
  const mail = page.getByRole('button', { name: say('receipt.mail') });
  await mail.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(say('receipt.mailed', { email: aino.email }));
  await expectGoodScreen(shopper, 'a receipt that was mailed');
  const title = shopper.word('api', 'receipt.title.sale');
  const receipt = /\d{4}-\d{6}/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
  const subject = shopper.word('api', 'mails.receipt_copy.subject', { title, receipt, number });
  expect(await mailedLink(page, aino.email, subject)).toMatch(new RegExp(`/receipt/#${number}/${key}$`));

  const staffPage = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const staff = new Shopper(staffPage);
  await staff.signIn('staff@havu.example');
  await staff.open(`/staff/orders/${number}/`);
  const panel = staffPage.getByRole('region', { name: say('receipt.title') });
  await panel.getByRole('button', { name: say('receipt.mail') }).click();
  await expect(panel.getByRole('status')).toHaveText(say('receipt.mailed', { email: aino.email }));
  await expectGoodScreen(staff, 'a receipt that the staff mailed');

  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});

test('a customer has a receipt mailed from the account, and is told when it was mailed enough', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signIn('customer@havu.example');
  await shopper.open('/receipt/#99215');
  const mail = page.getByRole('button', { name: shopper.word('mf-account', 'receipt.mail') }).first();
  await mail.click();
  const sent = shopper.word('mf-account', 'receipt.mailed', { email: 'customer@havu.example' });
  await expect(page.getByRole('status')).toHaveText(sent);
  const refused = page.getByRole('alert');
  for (let more = 0; more < 4 && !(await refused.isVisible()); more += 1) {
    const answer = page.waitForResponse(/\/mail\/$/);
    await mail.click();
    await (await answer).finished();
    await expect(mail).not.toHaveAttribute('aria-busy');
  }
  await expect(refused).toHaveText(shopper.word('api', 'errors.receipt_mailed_often'));
  await expectGoodScreen(shopper, 'a receipt that was mailed enough');
  expect(unexpected(shopper)).toEqual([]);
});
