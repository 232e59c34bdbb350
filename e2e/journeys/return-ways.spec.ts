import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openPayment } from './basket.ts';
import { deliver } from './delivered-order.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { failCarrier, mailedCode, mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';

/** Rules AFTER-37, AFTER-46 to AFTER-49: how goods come back, and what it costs. */

/** An order of one jacket that has arrived, and the form on which it is sent back. */
async function deliveredOrder(page: Page, staff: Shopper): Promise<{ shopper: Shopper; number: string; key: string }> {
  const shopper = new Shopper(page);
  await openPayment(shopper, { amount: 1 });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const [, number = '', key = ''] = /payment_ok\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? [];
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);
  return { shopper, number, key };
}

const saying = (shopper: Shopper) => (key: string, values?: Record<string, string>) =>
  shopper.word('mf-account', key, values);

/** Chooses the jacket and goes on to the way back. */
async function chooseJacket(shopper: Shopper, number: string, key: string, reason: string): Promise<void> {
  const { page } = shopper;
  const say = saying(shopper);
  await shopper.open(`/returns/#${number}/${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.title_choose'));
  await page.getByRole('checkbox').first().check();
  await page.getByRole('radio', { name: say(`return_reason.${reason}`) }).check();
  await page.getByRole('button', { name: say('returns.go_on') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.title_send'));
}

/** What stands beside a word of the sums, in cents. */
async function amountOf(page: Page, name: string): Promise<number> {
  const row = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  const words = ((await row.locator('dd').textContent()) ?? '').replace(/[^\d,.−-]/g, '').replace('−', '-');
  return Math.round(Number(words.replace(',', '.')) * 100);
}

test('a guest takes a label, sees its fee before and after, and shows its code', { tag: '@phone' }, async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(120_000);
  const staff = new Shopper(await (await browser.newContext({ baseURL: shop.url })).newPage());
  const { shopper, number, key } = await deliveredOrder(page, staff);
  const say = saying(shopper);
  await chooseJacket(shopper, number, key, 'too_small');
  const whole = await amountOf(page, say('returns.money_back'));
  const send = page.getByRole('button', { name: say('returns.send_withdrawal') });

  // No way is chosen for the buyer, and a postal code comes before a place.
  await send.click();
  await expect(page.getByRole('alert').first()).toContainText(say('returns.way_missing'));
  await page.getByLabel(say('returns.way_store')).check();
  expect(await amountOf(page, say('returns.money_back'))).toBe(whole);
  await page.getByLabel(say('returns.way_label')).check();
  await page.getByLabel(say('returns.postal_code'), { exact: true }).fill('');
  await send.click();
  await expect(page.getByRole('alert').first()).toContainText(say('returns.postal_code_first'));
  await expectGoodScreen(shopper, 'a way back without a postal code');
  await page.getByLabel(say('returns.postal_code'), { exact: true }).fill('33100');
  await page.getByRole('button', { name: say('returns.find_points') }).click();
  const places = page.locator('input[name=drop-point]');
  await expect(places.first()).toBeVisible();
  await send.click();
  await expect(page.getByRole('alert').first()).toContainText(say('returns.point_missing'));
  // The map beside the list shows the same places; a pointer may choose there (CHECKOUT-80).
  await page.locator('figure svg').getByText('2', { exact: true }).click();
  await expect(places.nth(1)).toBeChecked();

  const fee = await amountOf(page, say('returns.fee'));
  const back = await amountOf(page, say('returns.money_back'));
  expect([fee, back]).toEqual([-490, whole - 490]);
  await expectGoodScreen(shopper, 'a way back with a label');
  await page.reload();
  await page.getByRole('button', { name: say('returns.go_on') }).click();
  await expect(places.nth(1)).toBeChecked();
  await send.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.new-return'));
  await expect(page.getByRole('img', { name: say('returns.qr_label', { reference: `${number}-1` }) })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say('pass.save') }).click();
  const picture = await (await saving).path();
  // A PNG as wide as a phone's screen.
  expect([...readFileSync(picture).subarray(1, 4)]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
  expect(readFileSync(picture).readUInt32BE(16)).toBe(1080);
  await expect(page.getByText(say('pass.saved'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('pass.directions') })).toHaveAttribute('href', /destination=/);
  const pdf = await page.getByRole('link', { name: say('returns.label_pdf') }).getAttribute('href');
  const label = await page.request.get(pdf ?? '');
  expect((await label.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expectGoodScreen(shopper, 'a return with a label');
  await mailedLink(page, aino.email, shopper.word('api', 'mails.return_label.subject', { reference: `${number}-1` }));

  await staff.open(`/staff/returns/?q=${number}-1&case=${number}-1`);
  await expect(staff.page.locator('main').getByText(say('returns.fee'), { exact: false }).first()).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});

test('a label is free where the product is faulty, and its way is chosen by keyboard alone', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(120_000);
  const staff = new Shopper(await (await browser.newContext({ baseURL: shop.url })).newPage());
  const { shopper, number, key } = await deliveredOrder(page, staff);
  const say = saying(shopper);
  await chooseJacket(shopper, number, key, 'faulty');
  const reach = async (name: string) => {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        return `${element?.textContent ?? ''} ${element?.closest('label')?.textContent ?? ''}`;
      });
      if (found.includes(name)) return;
    }
    throw new Error(`${name} is not reached by keyboard`);
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await reach(say('returns.way_label'));
  await page.keyboard.press('Space');
  await expect(page.getByText(say('returns.free_fault'))).toBeVisible();
  await expect(page.locator('input[name=drop-point]').first()).toBeVisible();
  await reach(say('returns.find_points'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('input[name=drop-point]').first()).toBeChecked();
  await expect(page.getByText(say('returns.fee'), { exact: true })).toHaveCount(0);

  // The carrier is away: the return is kept, and its label comes later.
  await failCarrier(page, { failNext: 3 });
  await reach(say('returns.send_withdrawal'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('returns.label_comes'))).toBeVisible({ timeout: 20_000 });
  await expectGoodScreen(shopper, 'a return whose label will come');
  await expect(page.getByRole('link', { name: say('returns.label_pdf') })).toBeVisible({ timeout: 60_000 });
  expect(unexpected(shopper)).toEqual([]);
});

test('a guest wants a gift card instead of money, and has its code by mail (AFTER-92)', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(120_000);
  const staff = new Shopper(await (await browser.newContext({ baseURL: shop.url })).newPage());
  const { shopper, number, key } = await deliveredOrder(page, staff);
  const say = saying(shopper);
  await chooseJacket(shopper, number, key, 'too_small');
  await page.getByLabel(say('returns.way_store')).check();
  const asPaid = page.getByRole('radio', { name: say('returns.money_payment') });
  await expect(asPaid).toBeChecked();
  await page.getByRole('radio', { name: say('returns.money_gift_card') }).check();
  await expect(page.getByText(say('returns.card_note'))).toBeVisible();
  await expectGoodScreen(shopper, 'a return for a gift card');
  // A reload forgets nothing.
  await page.reload();
  await page.getByRole('button', { name: say('returns.go_on') }).click();
  await expect(asPaid).not.toBeChecked();
  await page.getByRole('button', { name: say('returns.send_withdrawal') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.new-return'));
  await expect(page.getByText(say('returns.as_gift_card'))).toBeVisible();
  await expectGoodScreen(shopper, 'a return that becomes a gift card');

  await staff.open(`/staff/orders/${number}/`);
  await expect(staff.page.getByText(say('staff_withdrawal.settle')).first()).toBeVisible();
  await staff.button('mf-account', 'staff_withdrawal.settle').click();
  await expect(
    staff.page.getByText(say('staff_withdrawal.settled', { reference: `${number}-1` })).first(),
  ).toBeVisible();
  expect(await mailedCode(page, aino.email, shopper.word('api', 'mails.gift_card.subject'))).not.toBe('');
  await page.reload();
  await expect(page.getByText(shopper.word('api', 'payment.new_gift_card.name')).first()).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});
