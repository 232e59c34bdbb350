import { openPayment } from './basket.ts';
import { choicesOf, moveOn, orderOf, staffBeside } from './exchange-steps.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';

/** Rules AFTER-36, AFTER-39, AFTER-60 and AFTER-61: another size instead of the money. */

test('a club member exchanges a size; the staff accept it, and the new order appears', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await shopper.signIn('club@havu.example');
  await openPayment(shopper, {});
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const number = /payment_ok\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  const staff = await staffBeside(page);
  await moveOn(staff, number, ['ready_for_packing', 'shipped', 'delivered']);
  const line = await choicesOf(shopper, number);
  const [sold] = (await orderOf(staff, number)).lines;
  const wanted = line.choices.find(
    ({ color, type, in_stock }) => color === sold?.color && type === sold.type && in_stock > 0,
  );
  if (!sold || !wanted) throw new Error('no other size');

  await page.goto('about:blank');
  await shopper.open(`/returns/#${number}`);
  const byNumber = page.getByLabel(say('view_order.number'));
  const title = page.getByRole('heading', { level: 1, name: say('returns.title_choose') });
  await expect(byNumber.or(title)).toBeVisible();
  if (await byNumber.isVisible()) {
    await byNumber.fill(number);
    await shopper.button('mf-account', 'view_order.submit').click();
  }
  await expect(title).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('radio', { name: say('return_reason.too_small') }).check();
  await page.getByRole('radio', { name: say('returns.wish_exchange') }).check();
  // A size is chosen before anything is sent.
  await page.getByRole('button', { name: say('returns.go_on') }).click();
  await expect(page.getByRole('alert').first()).toContainText(say('returns.size_missing'));
  await expectGoodScreen(shopper, 'a size that is missing');
  await page
    .getByRole('group', { name: say('returns.which_size') })
    .getByRole('radio', { name: wanted.size, exact: true })
    .check();
  await expect(page.getByText(say('returns.exchange_even'))).toBeVisible();
  await expectGoodScreen(shopper, 'choosing a size to exchange for');
  await page.getByRole('button', { name: say('returns.go_on') }).click();
  await expect(page.getByText(say('after.exchange_for', { name: '' }))).toContainText(wanted.size);
  await page.getByLabel(say('returns.way_store')).check();
  await expectGoodScreen(shopper, 'sending an exchange');
  await page.getByRole('button', { name: say('returns.send_exchange') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.new-return'));
  await expect(page.getByText(say('after.exchange_for', { name: '' }))).toContainText(wanted.size);
  await expectGoodScreen(shopper, 'an exchange on its way back');

  await staff.open(`/staff/orders/${number}/`);
  const declared = staff.page.getByRole('article', { name: `${number}-1` });
  await expect(declared).toContainText(wanted.size);
  await declared.getByLabel(say('staff_withdrawal.restock')).check();
  await declared.getByRole('button', { name: say('staff_withdrawal.settle') }).click();
  const link = declared.getByRole('link', { name: new RegExp(say('after.exchange_order', { number: '\\d+' })) });
  await expect(link).toBeVisible();
  const exchange = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await link.click();
  await expect(staff.page.getByText(say('story.exchange_of', { number }))).toBeVisible();
  expect(await orderOf(staff, exchange)).toMatchObject({
    ...{ status: 'processing', exchange_for: number, payment_due: null },
    lines: [{ productId: wanted.variantId, size: wanted.size, amount: 1 }],
  });
  await moveOn(staff, exchange, ['ready_for_packing', 'shipped']);

  // The buyer reads it by mail, on the return, and in the account.
  await page.goto('about:blank');
  await page.goto(
    await mailedLink(
      page,
      aino.email,
      shopper.word('api', 'mails.exchange_accepted.subject', { exchange_number: exchange }),
    ),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.exchanged'));
  await expectGoodScreen(shopper, 'an exchange that goes out');
  await page.getByRole('link', { name: say('after.exchange_order', { number: exchange }) }).click();
  await expect(page.getByText(say('story.exchange_of', { number }))).toBeVisible();
  await shopper.open('/accounts/');
  await page.getByText(say('orders.number', { number: exchange }), { exact: true }).click();
  await expect(page.getByText(say('story.exchange_of', { number }))).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});
