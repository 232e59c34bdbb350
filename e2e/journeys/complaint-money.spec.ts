import { buy, deliver } from './delivered-order.ts';
import { fileComplaint } from './filed-complaint.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';

test('staff settle a complaint with a part of the price, and its buyer reads how much and how (AFTER-123, AFTER-125, AFTER-132)', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const number = await buy(page, shopper, 1);
  // Before it was sent there is nothing to complain about: order and form say so, and lead on.
  const result = page.url();
  const [, , key = ''] = /payment_ok\/([^/]+)\/([^/?]+)/.exec(result) ?? [];
  await shopper.open(`/view-order/#${number}/${key}`);
  await expect(page.getByText(say('line_ways.too_early'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('complaint_page.of_order') })).toHaveCount(0);
  await expectGoodScreen(shopper, 'an order that was not sent');
  await shopper.open(`/reclamation/#${number}/${key}`);
  await expect(page.getByText(say('complaint.not_sent', { number }))).toBeVisible();
  await expectGoodScreen(shopper, 'a complaint about an order that was not sent');
  await page.getByRole('link', { name: say('complaint.not_sent_order') }).click();
  await expect(page.getByText(say('line_ways.too_early'))).toBeVisible();
  await page.goto(result);

  const desk = await (await browser.newContext({ baseURL: shop.url, viewport: page.viewportSize() })).newPage();
  const staff = new Shopper(desk);
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);
  const filed = await fileComplaint(page, number, 'price_reduction');
  await staff.open(`/staff/complaints/${filed}/`);
  const save = desk.getByRole('button', { name: say('staff_complaints.save') });
  await desk.getByLabel(say('staff_complaints.what')).selectOption('processing-return');
  await save.click();
  const what = desk.getByLabel(say('staff_complaints.what'));
  await expect(what.locator('option[value=processed-return]')).toHaveCount(1);
  await what.selectOption('processed-return');
  const outcome = desk.getByLabel(say('staff_complaints.outcome'));
  const refund = desk.getByLabel(say('staff_complaints.refund', { currency: 'EUR' }));
  await outcome.selectOption('refunded');
  await expect(refund).toHaveValue(/^\d+\.\d\d$/);
  await expectGoodScreen(staff, 'a complaint that gives all the money');
  const paid = Number(await refund.inputValue());
  await outcome.selectOption('price_reduced');
  await expect(refund).toHaveValue('');
  await save.click();
  await expect(desk.getByText(say('staff_complaints.refund_missing'))).toBeVisible();
  await expect(refund).toBeFocused();
  await refund.fill((paid + 0.01).toFixed(2));
  await save.click();
  await expect(desk.getByText(shopper.word('api', 'validation.above_paid'))).toBeVisible();
  await expectGoodScreen(staff, 'a complaint that would give too much');
  await refund.fill('12,50');
  await save.click();
  const given = say('complaint.given', { list: 'PayPal 12.50\u00a0€' });
  await expect(desk.getByText(given)).toBeVisible();
  await expectGoodScreen(staff, 'a complaint that gave money');

  const settled = shopper.word('api', 'mails.complaint_processed.subject', { number: String(filed) });
  await page.goto('about:blank');
  await page.goto(await mailedLink(page, aino.email, settled));
  await expect(page.getByRole('heading', { name: say('complaint.state.processed-return') })).toBeVisible();
  await expect(page.getByText(given)).toBeVisible();
  await expectGoodScreen(shopper, 'a complaint that was settled with money');
  await staff.open(`/staff/orders/${number}/`);
  await expect(
    desk
      .getByRole('region', { name: say('staff_order.log') })
      .getByText('12.50')
      .first(),
  ).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff).filter((line) => !line.includes('400'))).toEqual([]);
});
