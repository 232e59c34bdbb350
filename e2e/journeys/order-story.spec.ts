import type { Page } from '@playwright/test';
import { openPayment } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';

/** Rules AFTER-15, AFTER-18, AFTER-28: an order tells what happened to it, to each reader as much as is theirs. */

test('an order tells its story to a stranger, to its buyer and to the staff', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await openPayment(shopper, { amount: 2 });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const [, number = '', key = ''] = /payment_ok\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? [];

  const staffPage = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const staff = new Shopper(staffPage);
  await staff.signIn('staff@havu.example');
  await staff.open(`/staff/orders/${number}/`);
  const log = staffPage.getByRole('region', { name: say('staff_order.log') });
  const move = staffPage.getByRole('region', { name: say('staff_order.move'), exact: true });
  for (const [status, told] of [
    ['ready_for_packing', 'packing'],
    ['shipped', 'sent'],
    ['delivered', 'delivered'],
  ] as const) {
    await move.getByRole('combobox').selectOption(status);
    if (status === 'shipped') {
      await move.getByLabel(say('staff_order.note')).fill('shelf 4');
      await move.getByLabel(say('staff_order.tracking_code')).fill('JJFI 6512');
    }
    await move.getByRole('button', { name: say('staff_order.move_submit') }).click();
    await expect(log.getByRole('listitem').last()).toContainText(say(`story.${told}`));
  }
  await expect(log.getByRole('listitem').filter({ hasText: say('story.sent') })).toContainText('mikko.salo: shelf 4');

  // By number and email: the course of the order, and nothing that opens more.
  await page.goto('about:blank');
  await shopper.open('/view-order/');
  await page.getByLabel(say('view_order.number')).fill(number);
  await page.getByLabel(say('login.email'), { exact: true }).fill(aino.email);
  await shopper.button('mf-account', 'view_order.submit').click();
  const story = page.getByRole('region', { name: say('orders.story') });
  await expect(story.getByRole('listitem')).toHaveText(
    ['ordered', 'paid', 'packing', 'sent', 'delivered'].map((kind) => new RegExp(`^${say(`story.${kind}`)}`)),
  );
  await expect(story.getByRole('link')).toHaveCount(0);
  await expect(story).not.toContainText('shelf 4');
  await expect(page.getByText('JJFI 6512')).toHaveCount(0);
  await expectGoodScreen(shopper, 'an order that was found');

  // By the mailed link: the receipt, and a form that knows the product.
  await page.goto('about:blank');
  await shopper.open(`/view-order/#${number}/${key}`);
  await expect(story.getByRole('link')).toHaveCount(1);
  await shopper.open(`/receipt/#${number}/${key}`);
  await expect(page.locator('table').first()).toBeVisible();
  expect(await printedSheets(page)).toEqual(['595 × 842']);
  await shopper.open(`/view-order/#${number}/${key}`);
  await page.getByRole('link', { name: say('line_ways.withdrawal') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.title_choose'));
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: say('returns.go_on') }).click();
  await page.getByLabel(say('returns.way_store')).check();
  await page.getByRole('button', { name: say('returns.send_withdrawal') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.new-return'));

  await staffPage.reload();
  const declared = staffPage.getByRole('article', { name: `${number}-1` });
  await declared.getByLabel(say('staff_withdrawal.answer')).fill('As good as new.');
  await declared.getByRole('button', { name: say('staff_withdrawal.settle') }).click();
  await expect(log.getByRole('listitem').last()).toContainText(say('story.refund'));
  await expectGoodScreen(staff, 'the story of an order for the staff');

  await page.goto('about:blank');
  await shopper.open(`/view-order/#${number}/${key}`);
  await expect(story.getByRole('listitem').last()).toContainText(say('story.refund'));
  await expect(story).toContainText('As good as new.');
  await expect(story).not.toContainText('mikko.salo');
  await expect(page.getByText(say('line_ways.settled'))).toBeVisible();
  await expectGoodScreen(shopper, 'the story of an order from buying to the refund');
  await story.getByRole('link', { name: /-R\d{6}/ }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('about:blank');
  const mailed = shopper.word('api', 'mails.return_refunded.subject', { reference: `${number}-1` });
  await page.goto(await mailedLink(page, aino.email, mailed));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.processed-return'));
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});

test('the account tells the story of each order', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signIn('customer@havu.example');
  // A link to one order opens it, however many are newer.
  await page.goto('about:blank');
  await shopper.open('/accounts/#order-99215');
  const story = page.getByRole('region', { name: shopper.word('mf-account', 'orders.story') });
  await expect(story.getByRole('listitem').first()).toContainText(shopper.word('mf-account', 'story.ordered'));
  await expect(story.getByRole('listitem').last()).toBeVisible();
  await expectGoodScreen(shopper, 'an order in the account');
  expect(unexpected(shopper)).toEqual([]);
});

/** The sheets of a print in points, by the page’s own size (LOOK-54): A4 has 595 × 842. */
async function printedSheets(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`);
}
