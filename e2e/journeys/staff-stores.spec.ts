import type { StoreOrder } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

const slug = 'vaasa-kivihaka';
const name = 'Vaasa Kivihaka';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an admin changes a store’s hours and text by keyboard, shoppers see it, and the log brings them back (STAFF-47)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const isOnPage = async (words: string) =>
    (await (await page.request.get(`/en/stores/${slug}/`)).text()).includes(words);
  const expectOnPage = (words: string, isThere = true) => expect.poll(() => isOnPage(words), words).toBe(isThere);
  await expectOnPage(name);
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/stores/');
  await page.getByLabel(say('staff_stores.search')).fill('KIVIHAKA vaasa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Tampere Hatanpää' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectGoodScreen(shopper, 'stores');

  // Hours that are none are refused beside their day, and what was typed stays.
  const hours = page.getByLabel(`${say('staff_stores.change_hours')}: ${name}`);
  await hours.focus();
  await page.keyboard.press('Enter');
  const week = page.locator('form').filter({ has: shopper.button('mf-account', 'staff_stores.save_week') });
  const monday = week.getByLabel('Monday');
  const before = await monday.inputValue();
  await monday.fill('20–10');
  await page.keyboard.press('Enter');
  await expect(week.getByRole('alert')).toBeFocused();
  await expect(monday).toHaveAttribute('aria-invalid', 'true');
  await expectGoodScreen(shopper, 'hours that are refused');
  await monday.fill('11.15-17');
  await page.keyboard.press('Enter');
  await expect(monday).toHaveValue('11.15–17');
  await expectOnPage('11.15–17');

  // A day with other hours: shoppers read it with its reason.
  await page.getByText(say('staff_stores.new_days')).focus();
  await page.keyboard.press('Enter');
  const days = page.locator('form').filter({ has: shopper.button('mf-account', 'staff_stores.add_days') });
  await days.getByLabel(say('staff_stores.from'), { exact: true }).fill(inDays(40));
  await days.getByLabel(say('staff_stores.reason'), { exact: true }).selectOption('stocktaking');
  await shopper.button('mf-account', 'staff_stores.add_days').press('Enter');
  const remove = page.getByRole('button', { name: /^Remove .*stocktaking/ });
  await expect(remove).toBeVisible();
  await expectGoodScreen(shopper, 'a day with other hours');
  await expectOnPage('closed, stocktaking');

  // The text of the page, in the reader's language.
  await page.getByLabel(`${say('staff_stores.change_facts')}: ${name}`).focus();
  await page.keyboard.press('Enter');
  const facts = page.locator('form').filter({ has: page.getByLabel(say('staff_stores.short_name')) });
  const own = `Ask for the blue door ${Date.now().toString(36)}`;
  await facts.getByLabel(say('staff_stores.description', { language: 'English' })).fill(own);
  const wide = page.viewportSize();
  for (const width of [900, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectGoodScreen(shopper, `the facts of a store, ${width} wide`);
  }
  if (wide) await page.setViewportSize(wide);
  await facts.getByRole('button', { name: say('settings.save') }).press('Enter');
  await expectOnPage(own);

  // The log brings the text back, which was the last change.
  await shopper.open('/staff/log/?about=store');
  const undone = page.waitForResponse((answer) => answer.url().includes('/undo/'));
  await page
    .getByRole('button', { name: say('staff_products.undo') })
    .first()
    .press('Enter');
  expect((await undone).status()).toBe(200);
  await expectOnPage(own, false);

  // The day goes in one press, comes back in another and goes again; the week is as it was.
  await shopper.open('/staff/stores/?q=kivihaka');
  await hours.focus();
  await page.keyboard.press('Enter');
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: say('staff_products.undo'), exact: true }).press('Enter');
  await expect(remove).toBeVisible();
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  await monday.fill(before);
  await page.keyboard.press('Enter');
  await expectOnPage('11.15–17', false);
  await expectOnPage('closed, stocktaking', false);
});

test('an admin makes a store by keyboard, opens it, and closes it for good (STAFF-47)', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    shopper.word('mf-account', `staff_stores.${key}`, values);
  const own = `Kotka ${Date.now().toString(36)}`;
  const address = `/en/stores/${own.toLowerCase().replace(' ', '-')}/`;
  const isListed = async () => (await (await page.request.get('/en/stores/')).text()).includes(own);
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/stores/');

  // What is typed stays where the address cannot be one.
  await page.getByText(say('new'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  const form = page.locator('form').filter({ has: shopper.button('mf-account', 'staff_stores.make') });
  const field = (key: string) => form.getByLabel(say(key), { exact: false }).first();
  await field('name').fill(own);
  await field('slug').fill('Kotka!');
  await field('address').fill('Kirkkokatu 1');
  await field('postal_code').fill('48100');
  await page.keyboard.press('Enter');
  await expect(field('slug')).toHaveAttribute('aria-invalid', 'true');
  await expectGoodScreen(shopper, 'a store whose address is refused');
  await field('slug').fill('');
  await page.keyboard.press('Enter');

  // Its hours are open; without a place it does not open.
  const week = page.locator('form').filter({ has: shopper.button('mf-account', 'staff_stores.save_week') });
  await week.getByLabel('Monday').fill('10–18');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mon 10–18').first()).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: own }) });
  await expect(row).toContainText(say('not_open'));
  const open = row.getByRole('button', { name: `${say('open')}: ${own}` });
  await open.press('Enter');
  await expect(row.getByRole('alert')).toBeVisible();
  await expectGoodScreen(shopper, 'a store that lacks its place');
  await row.getByLabel(`${say('change_facts')}: ${own}`).focus();
  await page.keyboard.press('Enter');
  const facts = row.locator('form').filter({ has: page.getByLabel(say('short_name')) });
  await facts.getByLabel(say('city'), { exact: false }).fill('Kotka');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('48100 Kotka');
  expect((await page.request.get(address)).status()).toBe(404);
  await open.press('Enter');
  await expect(open).toHaveCount(0);
  await expect.poll(isListed).toBe(true);

  // Closed, it is in no list, and its page leads to the stores.
  await row.getByLabel(`${say('close')}: ${own}`).focus();
  await page.keyboard.press('Enter');
  await expectGoodScreen(shopper, 'a store that is about to close');
  await row.getByRole('button', { name: say('close_now'), exact: true }).press('Enter');
  await expect(row.getByRole('button', { name: `${say('open_again')}: ${own}` })).toBeVisible();
  await expect.poll(isListed).toBe(false);
  await expect.poll(async () => new URL((await page.request.get(address)).url()).pathname).toBe('/en/stores/');
});

test('an admin puts the stores in another order by keyboard, and the log brings the usual one back (STAFF-47)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const main = page.getByRole('main');
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/stores/');
  const headers = { authorization: await shopper.token() };
  const names = async () => {
    const answer = await page.request.get('/api/staff/store-order/', { headers });
    return ((await answer.json()) as StoreOrder).stores.map((store) => store.name);
  };
  const usual = await names();
  const [first = '', second = '', ...others] = usual;
  await page
    .locator('summary')
    .filter({ hasText: say('staff_stores.order_title') })
    .focus();
  await page.keyboard.press('Enter');
  const up = main.getByRole('button', { name: say('staff_in_order.up_named', { name: second }), exact: true });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expectGoodScreen(shopper, 'the order of the stores');
  await main.getByRole('button', { name: say('settings.save'), exact: true }).press('Enter');
  await expect(page.getByText(say('staff_stores.order_saved')).first()).toBeVisible();
  expect(await names()).toEqual([second, first, ...others]);

  await shopper.open('/staff/log/?about=store');
  const write = main
    .getByRole('listitem')
    .filter({ hasText: say('staff_stores.order_title') })
    .first();
  await write.getByRole('button', { name: say('staff_products.undo') }).press('Enter');
  await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
  expect(await names()).toEqual(usual);
});
