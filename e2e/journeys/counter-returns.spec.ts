import { buy, deliver } from './delivered-order.ts';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { aino, Shopper } from './shopper.ts';

/** Rules AFTER-110 to AFTER-114: goods that come back over the counter of a store. */

test('staff take goods of an order at the counter, and their inspection pays them back', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const number = await buy(page, shopper, 2);
  const reference = `${number}-1`;
  const desk = await (
    await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() })
  ).newPage();
  const staff = new Shopper(desk);
  await staff.signIn('staff@havu.example');

  await staff.open('/staff/returns/');
  await desk.getByRole('link', { name: say('staff_returns.counter') }).click();
  const field = desk.getByLabel(say('staff_returns.counter_number'));
  await expect(field).toBeFocused();
  await desk.keyboard.type('999999');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(say('staff_returns.counter_not_found'), { exact: true })).toBeVisible();
  await expectGoodScreen(staff, 'a counter that finds no order');

  // Goods that have not left the shop cannot be returned.
  await field.fill(number);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(say('staff_returns.block_with_shop'))).toBeVisible();
  await expectGoodScreen(staff, 'an order of which nothing can be taken');
  await desk.getByRole('button', { name: say('view_order.another') }).click();

  await deliver(staff, number);
  await field.fill(number);
  await desk.keyboard.press('Enter');
  await desk.getByRole('main').getByRole('checkbox').first().check();
  await expect(desk.getByText(say('returns.money_back'))).toBeVisible();
  await expectGoodScreen(staff, 'what comes back over the counter');
  await desk.getByRole('button', { name: say('staff_returns.counter_next') }).click();
  const take = desk.getByRole('button', { name: say('staff_returns.take') });
  await take.click();
  const store = desk.getByLabel(say('staff_returns.counter_store'));
  await expect(store).toBeFocused();
  await expectGoodScreen(staff, 'a counter that has not said which it is');
  await store.selectOption({ index: 1 });
  await take.dblclick();

  // The case as any other return's: it is here, and waits for its inspection.
  await expect(desk).toHaveURL(new RegExp(`/staff/returns/${reference}/$`));
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(say('staff.return_number', { number: reference }));
  await expect(desk.getByRole('button', { name: say('staff_returns.receive') })).toHaveCount(0);
  await desk.getByRole('radio', { name: say('staff_returns.outcome_accepted'), exact: true }).check();
  await desk.getByRole('button', { name: say('staff_returns.tell') }).click();
  await desk.getByRole('button', { name: /^Book it/ }).click();
  await expect(desk.getByText(say('return_status.processed-return')).first()).toBeVisible();

  // The same goods do not come back twice, and the number of the return leads to the order.
  await staff.open('/staff/returns/counter/');
  await field.fill(reference);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(say('staff_returns.block_nothing_left'))).toBeVisible();

  // The buyer got a mail about the arrival, and follows it without having declared anything.
  const arrived = shopper.word('api', 'mails.return_received.subject', { reference });
  await page.goto('about:blank');
  await page.goto(await mailedLink(page, aino.email, arrived));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.state.processed-return'));
  expect([unexpected(shopper), unexpected(staff)]).toEqual([[], []]);
});

test('goods are taken at the counter by keyboard alone, from the list by its own key', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const number = await buy(page, shopper, 1);
  const desk = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const staff = new Shopper(desk);
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);
  await staff.open('/staff/returns/');
  const begin = desk.getByRole('link', { name: say('staff_returns.counter') });
  await pressOn(desk, begin);
  await expect(desk.getByLabel(say('staff_returns.counter_number'))).toBeFocused();
  await desk.keyboard.type(number);
  await desk.keyboard.press('Enter');
  await pressOn(desk, desk.getByRole('main').getByRole('checkbox').first(), 'Space');
  await pressOn(desk, desk.getByRole('button', { name: say('staff_returns.counter_next') }));
  const store = desk.getByLabel(say('staff_returns.counter_store'));
  await tabTo(desk, store);
  // The stores come after the field.
  await expect(store.getByRole('option').nth(1)).toBeAttached();
  await desk.keyboard.press('ArrowDown');
  await expect(store).not.toHaveValue('');
  await pressOn(desk, desk.getByRole('button', { name: say('staff_returns.take') }));
  await expect(desk).toHaveURL(new RegExp(`/staff/returns/${number}-1/$`));
  // In the list N begins the next one, while the focus is in it.
  await staff.open('/staff/returns/');
  const first = desk.getByRole('article').first().getByRole('heading').getByRole('link');
  await tabTo(desk, first);
  await desk.keyboard.press('n');
  await expect(desk).toHaveURL(/\/staff\/returns\/counter\/$/);
  expect([unexpected(shopper), unexpected(staff)]).toEqual([[], []]);
});

test('a receipt of a store is taken at the counter, and the staff say where its pieces are (AFTER-112, AFTER-113)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const staff = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => staff.word('mf-account', key, values);
  const label = (name: string) => say(`store_return.fields.${name}`);
  const email = `counter.${Date.now()}@example.fi`;
  await staff.signIn('staff@havu.example');
  await staff.open('/staff/store-returns/');
  await page.getByRole('link', { name: say('staff_returns.counter') }).click();
  const take = page.getByRole('button', { name: say('staff_returns.take') });
  await take.click();
  const store = page.getByLabel(label('store'), { exact: true });
  await expect(store).toBeFocused();
  await expectGoodScreen(staff, 'a receipt at the counter with problems');
  await store.selectOption({ index: 1 });
  await page.getByLabel(label('receipt')).fill(`C-${Date.now()}`);
  await page.getByLabel(label('timeOfPurchase')).fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  for (const [name, value] of Object.entries({ model: 'Kuura shell jacket', size: 'M', price: '259,90' }))
    await page.getByRole('textbox', { name: label(name), exact: true }).fill(value);
  await page.getByLabel(label('reason')).selectOption('too_small');
  const main = page.getByRole('main');
  await main.getByLabel(label('name'), { exact: true }).fill('Aino Lehtonen');
  await main.getByLabel(label('email')).fill(email);
  await main.getByLabel(label('phone')).fill('040 555 0101');
  await page.getByLabel(label('returnStore')).selectOption({ index: 2 });
  await take.dblclick();
  await expect(page).toHaveURL(/\/staff\/store-returns\/\d+\/$/);
  const number = /(\d+)\/$/.exec(page.url())?.[1] ?? '';

  const pieces = page.getByRole('region', { name: say('staff_returns.pieces') });
  await pieces.getByLabel(say('staff_returns.where')).selectOption({ label: 'Tampere Hatanpää' });
  await pieces.getByLabel(say('staff_returns.field_condition')).selectOption('opened');
  await typeInto(page, pieces.getByLabel(say('staff_returns.shelf')), 'B-14-02');
  await pressOn(page, pieces.getByRole('button', { name: say('staff_returns.place') }));
  await expect(page.getByText(say('staff_returns.placed')).first()).toBeVisible();
  await expectGoodScreen(staff, 'a return by receipt whose pieces have a place');
  await page.reload();
  await expect(pieces.getByLabel(say('staff_returns.shelf'))).toHaveValue('B-14-02');

  // It is much money, and the list says how much is at stake.
  await staff.open('/staff/store-returns/?status=large&sort=-amount');
  await expect(page.getByRole('article', { name: number })).toBeVisible();
  await staff.open('/staff/store-returns/');
  const atStake = say('staff_room.at_stake', { amount: '' }).trim();
  await expect(page.getByRole('status').filter({ hasText: atStake })).toBeVisible();
  await expectGoodScreen(staff, 'returns by receipt with what is at stake');
  expect(unexpected(staff)).toEqual([]);
});
