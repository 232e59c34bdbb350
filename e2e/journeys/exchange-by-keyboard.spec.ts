import { acceptReturn, deliveredToMember, orderOf } from './exchange-steps.ts';
import { expect, test } from './journey-test.ts';
import { chooseByArrow, pressOn, tabTo } from './keyboard.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

/** Rules AFTER-36, AFTER-39, AFTER-60, TARGET-54: another size instead of the money, without a pointer. */

test('a club member exchanges a size by keyboard alone, from the account to the new order', async ({ page }) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const { number, staff, choices, sold } = await deliveredToMember(shopper, {});
  const wanted = choices.find(
    ({ color, type, in_stock }) => color === sold.color && type === sold.type && in_stock > 0,
  );
  if (!wanted) throw new Error('no other size');

  await shopper.open('/accounts/');
  const orders = page.getByRole('region', { name: say('orders.title'), exact: true });
  const orderRow = orders.locator('summary').filter({ hasText: say('orders.number', { number }) });
  await pressOn(page, orderRow);
  await pressOn(page, orders.getByRole('link', { name: say('line_ways.withdrawal') }).first());
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(say('returns.title_choose'));
  const main = page.getByRole('main');
  const product = main.getByRole('checkbox').first();
  if (!(await product.isChecked())) await pressOn(page, product, 'Space');
  await chooseByArrow(page, main.getByRole('radio', { name: say('return_reason.too_small') }));
  await chooseByArrow(page, main.getByRole('radio', { name: say('returns.wish_exchange') }));
  // A size is chosen before anything is sent, and the way to it is one link.
  const goOn = page.getByRole('button', { name: say('returns.go_on') });
  await pressOn(page, goOn);
  const missing = page.getByRole('alert').first();
  await expect(missing).toContainText(say('returns.size_missing'));
  await expect(missing).toBeFocused();
  const size = page
    .getByRole('group', { name: say('returns.which_size') })
    .getByRole('radio', { name: wanted.size, exact: true });
  await chooseByArrow(page, size);
  await expect(page.getByText(say('returns.exchange_even'))).toBeVisible();
  await expectGoodScreen(shopper, 'a size to exchange for, by keyboard');
  await pressOn(page, goOn);

  await expect(title).toHaveText(say('returns.title_send'));
  await expect(title).toBeFocused();
  await chooseByArrow(page, page.getByLabel(say('returns.way_store')));
  await pressOn(page, page.getByRole('button', { name: say('returns.send_exchange') }));
  await expect(title).toHaveText(say('returns.state.new-return'));
  await expect(page.getByText(say('after.exchange_for', { name: '' }))).toContainText(wanted.size);

  const declared = await acceptReturn(staff, number, wanted.size);
  const link = declared.getByRole('link', { name: new RegExp(say('after.exchange_order', { number: '\\d+' })) });
  await expect(link).toBeVisible();
  const exchange = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  expect(await orderOf(staff, exchange)).toMatchObject({ lines: [{ productId: wanted.variantId, amount: 1 }] });

  await page.reload();
  await expect(title).toHaveText(say('returns.state.exchanged'));
  await tabTo(page, page.getByRole('link', { name: say('after.exchange_order', { number: exchange }) }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('story.exchange_of', { number }))).toBeVisible();
  // The first order's row says it, too (AFTER-121).
  await shopper.open('/accounts/');
  await pressOn(page, orderRow);
  await expect(orders.getByText(say('orders.pieces.exchanged', { amount: '1' }))).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});
