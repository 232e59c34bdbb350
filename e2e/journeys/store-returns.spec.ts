import type { StoreReturn } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { Shopper } from './shopper.ts';

/** Rules AFTER-82 and AFTER-83: what was bought in a store comes back by its receipt. */

test('a guest returns what a store sold, the staff accept it, and the transfer forgets the account (AFTER-83)', {
  tag: '@phone',
}, async ({ page, browser, shop }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const label = (name: string) => say(`store_return.fields.${name}`);
  const email = `aino.${Date.now()}@example.fi`;
  await shopper.open('/returns/');
  await page.getByRole('link', { name: say('store_return.open') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('store_return.title'));
  await shopper.settled();
  const send = page.getByRole('button', { name: say('store_return.send') });
  await send.click();
  const store = page.getByLabel(label('store'), { exact: true });
  await expect(store).toBeFocused();
  await expectGoodScreen(shopper, 'a return to a store with problems');

  const today = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  await store.selectOption({ index: 1 });
  await page.getByLabel(label('receipt')).fill('4711-22');
  await page.getByLabel(label('timeOfPurchase')).fill(today);
  const product = (number: number) =>
    page.getByRole('group', { name: say('store_return.product', { number: String(number) }), exact: true });
  const tell = async (number: number, model: string, price: string) => {
    const fields = { model, size: 'M', price };
    for (const [name, value] of Object.entries(fields))
      await product(number)
        .getByRole('textbox', { name: label(name), exact: true })
        .fill(value);
    await product(number).getByLabel(label('reason')).selectOption('too_small');
  };
  await tell(1, 'Not this one', '10');
  const add = page.getByRole('button', { name: say('store_return.add') });
  await add.click();
  await expect(product(2)).toBeFocused();
  await tell(2, 'Kuura shell jacket', '29,90');
  await product(1)
    .getByRole('button', { name: new RegExp(`^${say('attach.remove')}`) })
    .click();
  await expect(product(2)).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(product(1).getByRole('textbox', { name: label('model'), exact: true })).toHaveValue(
    'Kuura shell jacket',
  );
  await product(1)
    .getByRole('button', { name: new RegExp(`^${shopper.word('mf-shared/ui', 'stepper.more', { label: '' })}`) })
    .click();

  await page.getByLabel(say('store_return.payout_bank')).check();
  await page.getByLabel(label('accountHolder')).fill('Aino Lehtonen');
  const iban = page.getByLabel(label('iban'));
  await iban.fill('FI21 1234 5600 0007 86');
  await page.getByRole('main').getByLabel(label('name'), { exact: true }).fill('Aino Lehtonen');
  await page.getByRole('main').getByLabel(label('email')).fill(email);
  await page.getByRole('main').getByLabel(label('phone')).fill('040 555 0101');
  // A reload forgets the account's number alone.
  await page.reload();
  await shopper.settled();
  await expect(iban).toHaveValue('');
  await expect(page.getByLabel(label('receipt'))).toHaveValue('4711-22');
  await iban.fill('FI21 1234 5600 0007 86');
  await send.click();
  await expect(iban).toBeFocused();
  await expect(page.getByText(shopper.word('api', 'validation.iban')).first()).toBeVisible();
  await expectGoodScreen(shopper, 'a return to a store with a wrong account');
  await iban.fill('FI21 1234 5600 0007 85');
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('store_return.state.new-return'));
  await expect(page.getByText(say('store_return.comes_bank', { end: '0785' }))).toBeVisible();
  await expect(page.locator('main')).toContainText('59.80');
  await expectGoodScreen(shopper, 'a return to a store');
  const number = /\d{5,}/.exec((await page.getByText(/^Return \d+$/).textContent()) ?? '')?.[0] ?? '';

  const staff = new Shopper(await (await browser.newContext({ baseURL: shop.url })).newPage());
  const desk = staff.page;
  await staff.signIn('staff@havu.example');
  await staff.open(`/staff/store-returns/?q=${number}`);
  await expectGoodScreen(staff, 'returns from stores for the staff');
  await desk.getByRole('link', { name: new RegExp(`^${number} `) }).click();
  const panel = desk.getByRole('region', { name: say('staff.store-return_number', { number: String(number) }) });
  const what = desk.getByLabel(say('staff_complaints.what'));
  const save = desk.getByRole('button', { name: say('staff_complaints.save') });
  await expect(what).toBeVisible();
  await save.click();
  await expect(panel.getByText(say('return_status.processing-return')).first()).toBeVisible();
  await what.selectOption('processed-return');
  const back = desk.getByLabel(say('staff_returns.field_refund'));
  await expect(back).toHaveValue('59.80');
  await back.fill('60');
  await save.click();
  await expect(desk.getByText(shopper.word('api', 'validation.above_told')).first()).toBeVisible();
  await back.fill('59.80');
  await expectGoodScreen(staff, 'a return from a store for the staff');
  await save.click();
  await expect(desk.getByText('FI21 1234 5600 0007 85')).toBeVisible();
  await expectGoodScreen(staff, 'a transfer that is due');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('store_return.state.due'));
  await desk.getByRole('button', { name: say('staff_store_returns.was_paid') }).click();
  await expect(desk.getByText('FI21 1234 5600 0007 85')).toHaveCount(0);

  const link = await mailedLink(page, email, shopper.word('api', 'mails.store_return_paid.subject', { number }));
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('store_return.state.processed-return'));
  await expectGoodScreen(shopper, 'a return to a store that is paid');
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});

test('a buyer tells the parcel’s tracking code and takes the return back by keyboard, and the staff see both (AFTER-115, AFTER-116)', async ({
  page,
  browser,
  shop,
}) => {
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const email = `aino.${Date.now()}@example.fi`;
  const timeOfPurchase = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const rows = [{ model: 'Kuura shell jacket', size: 'M', amount: 1, price: '29,90', reason: 'too_small' }];
  const buyer = { name: 'Aino Lehtonen', email, phone: '0405550101', requestKey: crypto.randomUUID() };
  const filing = {
    data: { store: '2', receipt: '4711-25', timeOfPurchase, rows, payout: 'store', ...buyer },
    headers: { 'accept-language': shopper.language },
  };
  const answer = await page.request.post(`${shop.url}/api/store-returns/`, filing);
  const { code, number } = (await answer.json()) as StoreReturn;
  await shopper.open(`/returns/status/#${code}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(say('store_return.state.new-return'));
  const tracking = page.getByLabel(say('returns.tracking'));
  await tracking.focus();
  await page.keyboard.type('JJFI 4711');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('returns.saved'))).toBeVisible();
  await expectGoodScreen(shopper, 'a return to a store with its tracking code');

  const staff = new Shopper(await (await browser.newContext({ baseURL: shop.url })).newPage());
  await staff.signIn('staff@havu.example');
  await staff.open(`/staff/store-returns/${number}/`);
  await expect(staff.page.getByText('JJFI 4711')).toBeVisible();

  await page.getByRole('button', { name: say('returns.cancel'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: say('returns.cancel_confirm') })).toBeVisible();
  await expectGoodScreen(shopper, 'whether to take a return to a store back');
  await page.getByRole('button', { name: say('returns.cancel_confirm') }).focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(say('store_return.state.cancelled'));
  await expectGoodScreen(shopper, 'a return to a store that was taken back');
  await mailedLink(
    page,
    email,
    shopper.word('api', 'mails.store_return_cancelled.subject', { number: String(number) }),
  );

  await staff.page.getByLabel(say('staff_complaints.what')).selectOption({ index: 0 });
  await staff.page.getByRole('button', { name: say('staff_complaints.save') }).click();
  await expect(staff.page.getByText(say('return_status.cancelled')).first()).toBeVisible();
  await expectGoodScreen(staff, 'a return to a store that its buyer took back');
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});

test('a customer finds a store’s return in the account, and the staff go through the list with J and K', async ({
  page,
  browser,
  shop,
}) => {
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await shopper.signIn('customer@havu.example');
  const headers = { authorization: await shopper.token(), 'accept-language': shopper.language };
  const timeOfPurchase = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const rows = [{ model: 'Kuura shell jacket', size: 'M', amount: 1, price: '29,90', reason: 'too_small' }];
  const buyer = { name: 'Aino Lehtonen', email: `aino.${Date.now()}@example.fi`, phone: '0405550101' };
  const numbers: number[] = [];
  for (const receipt of ['4711-23', '4711-24']) {
    const requestKey = crypto.randomUUID();
    const data = { store: '2', receipt, timeOfPurchase, rows, payout: 'store', ...buyer, requestKey };
    const answer = await page.request.post('/api/store-returns/', { data, headers });
    numbers.push(((await answer.json()) as StoreReturn).number);
  }
  const [older = 0, newer = 0] = numbers;
  await page.reload();
  const own = page.getByRole('region', { name: say('account.cases') });
  for (const number of numbers) await expect(own.getByRole('link', { name: `, ${number}` })).toBeVisible();
  await expectGoodScreen(shopper, 'own returns of what stores sold');
  await own.getByRole('link', { name: `, ${older}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('store_return.state.new-return'));

  const staff = new Shopper(await (await browser.newContext({ baseURL: shop.url })).newPage());
  await staff.signIn('staff@havu.example');
  await staff.open(`/staff/store-returns/?q=${encodeURIComponent(buyer.email)}`);
  await expect(staff.page.getByText(say('staff_room.keys'))).toBeVisible();
  const link = (number: number) => staff.page.getByRole('link', { name: new RegExp(`^${number} `) });
  await link(newer).focus();
  await staff.page.keyboard.press('j');
  await expect(link(older)).toBeFocused();
  await expectGoodScreen(staff, 'the second of two returns has the focus');
  await staff.page.keyboard.press('k');
  await expect(link(newer)).toBeFocused();
  await staff.page.keyboard.press('Enter');
  const panel = staff.page.getByRole('region', { name: say('staff.store-return_number', { number: String(newer) }) });
  await expect(panel.getByText('4711-24')).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});
