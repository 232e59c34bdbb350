import { openPayment } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { failProviders } from './service.ts';
import { Shopper } from './shopper.ts';

// Another journey's refund is not refused for this one's.
test.afterEach(({ page }) => failProviders(page, {}));

test('staff find a refund that its provider refused, ask again, and note a bank transfer (AFTER-80)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const last_name = `Takaisin${Date.now()}`;
  await openPayment(shopper, { form: { last_name } });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await shopper.signIn('staff@havu.example');
  await shopper.open(`/staff/orders/${number}/`);
  const refund = page.getByRole('region', { name: say('staff_order.refund_title') });
  await refund.getByRole('textbox').first().fill('12,50');
  await failProviders(page, { refuseNext: 1, at: '/refund' });
  await refund.getByRole('button', { name: say('staff_order.refund_submit'), exact: true }).click();
  await expect(page.getByText(say('staff_order.refused')).first()).toBeVisible();

  // The way there is on the staff's home.
  await shopper.open('/staff/');
  await page
    .locator('main')
    .getByRole('link', { name: say('staff_room.todo.refunds') })
    .click();
  const card = page.getByRole('article').filter({ hasText: last_name });
  await expect(card).toContainText('12.50\u00a0€');
  await expect(card).toContainText('PayPal');
  await expect(card).toContainText(say('staff_refunds.refused'));
  await expectGoodScreen(shopper, 'refunds that were refused');
  await failProviders(page, { refuseNext: 1, at: '/refund' });
  const save = card.getByRole('button', { name: say('staff_complaints.save') });
  const isList = (url: string) => new URL(url).pathname === '/api/staff/refunds/';
  const listed = page.waitForResponse((answer) => isList(answer.url()) && answer.request().method() === 'GET');
  await save.click();
  await expect(page.getByText(say('staff_refunds.now_refused')).first()).toBeVisible();

  // The refund that took its place is there now, and not only the one before. Without words nothing is noted.
  await listed;
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
  await expect(card).toHaveCount(1);
  await card.getByRole('combobox').selectOption('by_hand');
  await save.click();
  await expect(card.getByText(say('staff_complaints.words_needed'))).toBeVisible();
  await expect(card.getByRole('textbox')).toBeFocused();
  await card.getByRole('textbox').fill('Today, to the account of the buyer');
  await save.click();
  await expect(page.getByText(say('staff_refunds.now_done', { amount: '12.50\u00a0€' })).first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: say('staff_refunds.settled') }).click();
  await expect(card).toHaveCount(2);
  await expect(card.filter({ hasText: say('staff_refunds.ended_by_hand') })).toHaveCount(1);

  // The order's story tells how the money went.
  await card
    .first()
    .getByRole('link', { name: say('orders.number', { number }) })
    .click();
  const log = page.getByRole('region', { name: say('staff_order.log') }).getByRole('listitem');
  await expect(log.filter({ hasText: shopper.word('api', 'payment.bank_transfer.name') })).toHaveCount(1);
  expect(unexpected(shopper)).toEqual([]);
});
