import type { StaffReturn } from 'mf-shared/contract';
import { openPayment } from './basket.ts';
import { buy, deliver } from './delivered-order.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';
import { smallPicture } from './small-picture.ts';

/** Rules AFTER-34 to AFTER-54: what comes back is declared, followed, received and paid. */

test('a guest returns one of two jackets with a photograph, follows it, and gets the money', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const number = await buy(page, shopper, 2);
  const staffPage = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const staff = new Shopper(staffPage);
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);

  // By number and email; a wrong one says so and loses nothing.
  expect((await page.request.get('/palautus/')).url()).toMatch(/\/returns\/$/);
  await page.goto('about:blank');
  await shopper.open('/returns/');
  await page.getByLabel(say('view_order.number')).fill(number);
  await page.getByLabel(say('login.email'), { exact: true }).fill('somebody@example.fi');
  await shopper.button('mf-account', 'view_order.submit').click();
  await expect(page.getByRole('alert').first()).toContainText(say('view_order.not_found'));
  await expectGoodScreen(shopper, 'finding an order to return from');
  await page.getByLabel(say('login.email'), { exact: true }).fill(aino.email);
  await shopper.button('mf-account', 'view_order.submit').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.title_choose'));
  await page.getByRole('button', { name: say('returns.go_on') }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: say('returns.how_many') }).fill('1');
  await page.getByRole('radio', { name: say('return_reason.too_small') }).check();
  await expectGoodScreen(shopper, 'choosing what to return');
  await page.reload();
  await expect(page.getByRole('radio', { name: say('return_reason.too_small') })).toBeChecked();
  await page.getByRole('button', { name: say('returns.go_on') }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.title_send'));
  await page.getByLabel(say('returns.way_store')).check();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'back.png', mimeType: 'image/png', buffer: smallPicture() });
  await expect(page.getByText(say('attach.file_done', { size: '1' }))).toBeVisible();
  await page.getByLabel(say('returns.message_label')).fill('It rides up at the back.');
  await expectGoodScreen(shopper, 'sending a return');
  await page.getByRole('button', { name: say('returns.send_withdrawal') }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.new-return'));
  await expect(page.getByRole('img', { name: say('returns.qr', { reference: `${number}-1` }) })).toBeVisible();
  await expectGoodScreen(shopper, 'a return to bring');

  await staff.open(`/staff/returns/?q=${number}-1`);
  const waiting = staffPage.getByRole('article', { name: `${number}-1` });
  await expectGoodScreen(staff, 'returns for the staff');
  await waiting.getByRole('link').click();
  const panel = staffPage.getByRole('region', { name: say('staff.return_number', { number: `${number}-1` }) });
  await expect(panel.getByText('It rides up at the back.')).toBeVisible();
  await expectGoodScreen(staff, 'a return beside the list');
  await staffPage.getByLabel(say('staff_returns.where')).selectOption({ index: 1 });
  await staffPage.getByRole('button', { name: say('staff_returns.receive') }).click();
  await expect(panel.getByText(say('return_status.processing-return')).first()).toBeVisible();
  await staffPage.getByRole('radio', { name: say('staff_returns.outcome_accepted'), exact: true }).check();
  await staffPage.getByLabel(say('staff_returns.answer')).fill('As good as new, thank you.');
  await staffPage.getByRole('button', { name: say('staff_returns.tell') }).click();
  await staffPage.getByRole('button', { name: /^Book it/ }).click();
  await expect(panel.getByText(say('return_status.processed-return')).first()).toBeVisible();

  await page.goto('about:blank');
  await page.goto(
    await mailedLink(
      page,
      aino.email,
      shopper.word('api', 'mails.return_refunded.subject', { reference: `${number}-1` }),
    ),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.processed-return'));
  await expect(page.getByText('As good as new, thank you.')).toBeVisible();
  await expectGoodScreen(shopper, 'a return that is paid back');
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});

test('a return is made by keyboard alone, and taken back', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const number = await buy(page, shopper, 1);
  const staff = new Shopper(await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage());
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);
  const key = /payment_ok\/[^/]+\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await page.goto('about:blank');
  await shopper.open(`/returns/#${number}/${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  /** Moves on until the control has the focus. */
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await reach(say('returns.go_on'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.title_send'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // No way is chosen for the buyer.
  await reach(say('returns.send_withdrawal'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toContainText(say('returns.way_missing'));
  await page.getByLabel(say('returns.way_label')).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel(say('returns.way_post'))).toBeChecked();
  await reach(say('returns.send_withdrawal'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.new-return'));
  await reach(say('returns.cancel'));
  await page.keyboard.press('Enter');
  await reach(say('returns.cancel_confirm'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.cancelled'));
  await expectGoodScreen(shopper, 'a cancelled return');
  expect(unexpected(shopper)).toEqual([]);
});

test('an order whose time is over says what can still be done, and leads to a complaint (AFTER-102)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await shopper.signIn('customer@havu.example');
  await page.goto('about:blank');
  await shopper.open('/returns/#98733');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(say('returns.title_over'));
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expectGoodScreen(shopper, 'a return whose time is over');
  await page.getByRole('link', { name: say('line_ways.complain') }).click();
  await expect(title).toHaveText(say('complaint_page.title'));
  await expect(page.getByText('98733').first()).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
});

test('a signed-in customer returns from the account with four presses, and types no number (AFTER-136)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const number = '99215';
  await shopper.signIn('customer@havu.example');
  await page.getByRole('link', { name: say('account.way_return') }).click();
  const orders = page.getByRole('region', { name: say('cases.choose_order') });
  await expect(orders.getByRole('button').first()).toBeVisible();
  await expectGoodScreen(shopper, 'an order of one’s own to return from');
  await orders.getByRole('button', { name: say('orders.number', { number }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.title_choose'));
  await page.getByRole('checkbox').first().check();
  await page.getByRole('radio', { name: say('return_reason.too_small') }).check();
  await page.getByRole('button', { name: say('returns.go_on') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.title_send'));
  await page.goto('about:blank');
  await shopper.open('/reclamation/');
  const complained = orders.getByRole('button', { name: say('orders.number', { number }) });
  await complained.press('Enter');
  await expect(page.getByText(say('complaint.found', { number }))).toBeVisible();
  await expect(complained).toBeFocused();
  await expectGoodScreen(shopper, 'an order of one’s own to complain about');
  expect(unexpected(shopper)).toEqual([]);
});

test('who declared the same product in another window sees the order anew, and what is left stays chosen (AFTER-137)', async ({
  page,
  context,
  browser,
  shop,
}) => {
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-account', key);
  await openPayment(shopper, { others: ['yksi-vacuum-flask'] });
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const [, number = '', key = ''] = /payment_ok\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? [];
  const staff = new Shopper(await (await browser.newContext({ baseURL: shop.url })).newPage());
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);

  /** Up to the last button, with so many of the two products. */
  const fill = async (window: Shopper, count: number) => {
    const title = window.page.getByRole('heading', { level: 1 });
    await window.page.goto('about:blank');
    await window.open(`/returns/#${number}/${key}`);
    await expect(title).toHaveText(say('returns.title_choose'));
    for (let at = 0; at < count; at += 1) await window.page.getByRole('checkbox').nth(at).check();
    await window.page.getByRole('button', { name: say('returns.go_on') }).click();
    await expect(title).toHaveText(say('returns.title_send'));
    await window.page.getByLabel(say('returns.way_store')).check();
  };
  const send = ({ page: window }: Shopper) =>
    window.getByRole('button', { name: say('returns.send_withdrawal') }).click();
  const other = new Shopper(await context.newPage());
  await fill(shopper, 2);
  await fill(other, 1);
  await send(other);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.new-return'));
  await send(shopper);
  await expect(page.getByText(shopper.word('api', 'errors.withdrawal_known'))).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expectGoodScreen(shopper, 'an order that changed in another window');

  // The staff take nothing of it back, and its buyer reads why.
  const headers = { authorization: await staff.token() };
  const found = await staff.page.request.get(`/api/staff/returns/${number}-1/`, { headers });
  const { id } = (await found.json()) as StaffReturn;
  const data = { outcome: 'closed', restock: false, answer: 'The sole is worn.' };
  const path = `/api/staff/orders/${number}/withdrawals/${id}/settle/`;
  expect((await staff.page.request.post(path, { data, headers })).status()).toBe(200);
  await other.page.reload();
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.rejected-return'));
  await expect(other.page.getByText('The sole is worn.').first()).toBeVisible();
  await expectGoodScreen(other, 'a return that was refused');
  expect([...unexpected(shopper), ...unexpected(other)]).toEqual([]);
});
