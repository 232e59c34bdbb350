import { acceptReturn, deliveredToMember, moveOn, orderOf, sendToStore, wishExchange } from './exchange-steps.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { capturesOf, mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';

/** Ropes cost by their length. */
const rope = 'sumu-9-5-climbing-rope';

test('a club member exchanges a rope for a longer one, pays the difference, and it leaves (AFTER-94, AFTER-95)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const tell = (key: string, values?: Record<string, string>) => shopper.word('mf-checkout', key, values);
  const { number, staff, choices, sold } = await deliveredToMember(shopper, { slug: rope });
  const wanted = choices.find(
    ({ color, in_stock, extra }) => color === sold.color && in_stock > 0 && (extra[0] ?? 0) > 0,
  );
  if (!wanted) throw new Error('no longer rope');
  const [extra = 0] = wanted.extra;
  const amount = new RegExp(String(Math.floor(extra)));

  await wishExchange(shopper, number, 'changed_mind');
  await page
    .getByRole('group', { name: say('returns.which_size') })
    .getByRole('radio', { name: wanted.size })
    .check();
  await expect(page.getByText(say('returns.exchange_pay', { amount: '' }).slice(0, 8))).toContainText(amount);
  await expectGoodScreen(shopper, 'choosing a longer rope');
  await page.getByRole('button', { name: say('returns.go_on') }).click();
  await expect(page.getByText(say('after.exchange_for', { name: '' }))).toContainText(wanted.size);
  await sendToStore(shopper, 'sending an exchange that costs more');

  const declared = await acceptReturn(staff, number, amount);
  const link = declared.getByRole('link', { name: amount });
  await expect(link).toBeVisible();
  await link.click();
  await expect(staff.page).toHaveURL(/staff\/orders\/\d+/);
  await expect(staff.page.getByText(say('story.exchange_of', { number }))).toBeVisible();
  const exchange = /orders\/(\d+)/.exec(staff.page.url())?.[1] ?? '';
  expect(await orderOf(staff, exchange)).toMatchObject({ status: 'pending_payment', exchange_for: number });

  // The buyer reads in the mail and on the return what is to be paid, and pays it.
  await shopper.open('/accounts/');
  await page.getByText(say('orders.number', { number: exchange }), { exact: true }).click();
  await page.getByRole('link', { name: say('after.difference_pay') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(amount);
  await page.goto('about:blank');
  await page.goto(
    await mailedLink(page, aino.email, shopper.word('api', 'mails.exchange_to_pay.subject', { extra: '' }).slice(-16)),
  );
  await expect(heading).toHaveText(amount);
  await expectGoodScreen(shopper, 'a difference that is to be paid');
  const pay = page.getByRole('button', { name: new RegExp(tell('difference.pay', { total: '.*' })) });
  await page.getByRole('radio', { name: /paypal/i }).check();
  await pay.click();
  await page.locator('button[name="decision"][value="deny"]').click();
  await expect(page.getByText(tell('difference.last_failed'))).toBeVisible({ timeout: 30_000 });
  await expectGoodScreen(shopper, 'a difference whose payment was refused');
  await page.getByRole('radio', { name: /klarna/i }).check();
  await pay.click();
  await shopper.klarnaButton(shopper.language === 'fi' ? 'Hyväksy' : 'Approve').click();
  await expect(heading).toHaveText(tell('difference.paid_title'), { timeout: 30_000 });
  await expectGoodScreen(shopper, 'a difference that is paid');
  expect(await capturesOf(page, exchange)).toEqual([Math.round(extra * 100)]);
  await page.reload();
  await expect(heading).toHaveText(tell('difference.paid_title'));

  expect(await orderOf(staff, exchange)).toMatchObject({
    ...{ status: 'processing', exchange_for: number },
    lines: [{ productId: wanted.variantId, size: wanted.size, amount: 1 }],
  });
  await moveOn(staff, exchange, ['ready_for_packing', 'shipped']);
  await page.getByRole('link', { name: tell('difference.see_order') }).click();
  await expect(page.getByText(say('story.exchange_of', { number }))).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});
