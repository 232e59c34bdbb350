import { buy, deliver } from './delivered-order.ts';
import { fileComplaint } from './filed-complaint.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';

test('staff ask for a complained product, and its buyer sends it with a prepaid label (AFTER-128)', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-account', key);
  const order = await buy(page, shopper, 1);
  const staff = new Shopper(
    await (await browser.newContext({ baseURL: shop.url, viewport: page.viewportSize() })).newPage(),
  );
  await staff.signIn('staff@havu.example');
  await deliver(staff, order);
  const number = await fileComplaint(page, order, 'repair');
  await staff.open(`/staff/complaints/${number}/`);
  await staff.page.getByRole('button', { name: say('staff_complaints.product.needed'), exact: true }).click();
  const product = staff.page.getByRole('region', { name: say('staff_complaints.product.title') });
  await expect(product.getByText(say('staff_complaints.product.is_true'))).toBeVisible();
  await staff.page.reload();
  await expect(product).toContainText(/Tracking code: \S+/);
  await expectGoodScreen(staff, 'a complaint whose product has a label');

  const subject = shopper.word('api', 'mails.complaint_label.subject', { number: String(number) });
  await page.goto('about:blank');
  await page.goto(await mailedLink(page, aino.email, subject));
  const way = page.getByRole('region', { name: say('complaint.product'), exact: true });
  await expect(way.getByText(say('complaint.hand_in'))).toBeVisible();
  await expectGoodScreen(shopper, 'a complaint with the label of its product');
  // The code proves the complaint, and the buyer wrote no address: the label has the order's, which is not shown.
  await expect(way.getByText(say('complaint.label_mailed'))).toBeVisible();
  await expect(way.getByRole('link', { name: say('returns.label_pdf') })).toHaveCount(0);

  await staff.page.getByRole('button', { name: say('staff_complaints.product.not_needed'), exact: true }).click();
  await expect(product.getByText(say('staff_complaints.product.is_false'))).toBeVisible();
  await expect(product).not.toContainText('Tracking code');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(way.getByText(say('complaint.hand_in'))).toHaveCount(0);
  expect([...unexpected(shopper), ...unexpected(staff)]).toEqual([]);
});
