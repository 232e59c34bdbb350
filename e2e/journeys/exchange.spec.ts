import { acceptReturn, deliveredToMember, moveOn, orderOf, sendToStore, wishExchange } from './exchange-steps.ts';
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
  const { number, staff, choices, sold } = await deliveredToMember(shopper, {});
  const wanted = choices.find(
    ({ color, type, in_stock }) => color === sold.color && type === sold.type && in_stock > 0,
  );
  if (!wanted) throw new Error('no other size');

  await wishExchange(shopper, number, 'too_small');
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
  await sendToStore(shopper, 'sending an exchange');
  await expect(page.getByText(say('after.exchange_for', { name: '' }))).toContainText(wanted.size);
  await expectGoodScreen(shopper, 'an exchange on its way back');

  const declared = await acceptReturn(staff, number, wanted.size);
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
  const orders = page.getByRole('region', { name: say('orders.title'), exact: true });
  await orders.getByText(say('orders.number', { number: exchange }), { exact: true }).click();
  await expect(page.getByText(say('story.exchange_of', { number }))).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});
