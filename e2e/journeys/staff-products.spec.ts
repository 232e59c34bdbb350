import type { StaffProductsResponse } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-27 to STAFF-30: what staff change of a product is what the next shopper sees. */
test(
  'an admin finds a product, changes its price and name, hides it, and takes it all back',
  {
    tag: '@phone',
  },
  async ({ page }, { project }) => {
    test.setTimeout(120_000);
    const shopper = new Shopper(page);
    const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
    await shopper.signIn('admin@havu.example');
    await shopper.open('/staff/');
    await page
      .getByRole('navigation', { name: say('staff.home') })
      .getByRole('link', { name: say('staff.products'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('staff.products') })).toBeFocused();
    await expect(page.getByRole('table')).toBeVisible();
    await expectGoodScreen(shopper, 'products');

    // Another product on a phone: both projects share a shop.
    const place = project.name === 'phone' ? 7 : 3;
    const row = page.getByRole('row').nth(place);
    const name = ((await row.getByRole('link').textContent()) ?? '').trim();
    const search = page.getByRole('searchbox', { name: say('staff_products.search') });
    await tabTo(page, search);
    await page.keyboard.type(name);
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/staff/products/?q='));
    await page.keyboard.press('Enter');
    const { total } = (await (await answered).json()) as StaffProductsResponse;
    expect(total).toBeGreaterThan(0);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expectGoodScreen(shopper, 'a product');

    // The price: a mistake keeps what was typed.
    const price = page.getByRole('region', { name: say('staff_products.price'), exact: true });
    const regular = price.getByLabel(say('staff_products.regular'));
    const active = price.getByLabel(say('staff_products.active'));
    const before = await active.inputValue();
    const save = price.getByRole('button', { name: say('settings.save') });
    await active.fill('99999');
    await save.click();
    await expect(price.getByRole('alert')).toContainText(say('staff_products.above_regular'));
    await expect(active).toHaveValue('99999');
    await expectGoodScreen(shopper, 'a price that is too high');
    await active.fill('12,34');
    await save.click();
    await expect(page.getByText(say('staff_products.saved')).first()).toBeVisible();
    const writes = page.getByRole('region', { name: say('staff_products.writes') });
    await expect(writes.getByRole('listitem').first()).toContainText('12.34');
    const productPage = await page.getByRole('link', { name: say('staff_products.as_shoppers') }).getAttribute('href');
    const html = async () => (await page.request.get(productPage ?? '')).text();
    await expect.poll(html).toContain('12.34');

    // The name, in the language that is read.
    const texts = page.getByRole('region', { name: say('staff_products.texts'), exact: true });
    const title = texts.getByLabel(say('staff_products.name'), { exact: true }).filter({ visible: true });
    await title.fill('');
    await texts
      .getByRole('button', { name: say('settings.save') })
      .filter({ visible: true })
      .click();
    await expect(texts.getByRole('alert').filter({ visible: true })).toBeFocused();
    await title.fill(`${name} & <b>co</b>`);
    // What its page says is HTML, written as shoppers read it (CONTENT-29).
    await texts
      .getByRole('textbox', { name: say('staff_products.long_description_html'), exact: true })
      .filter({ visible: true })
      .focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('Carried uphill.');
    await texts
      .getByRole('button', { name: say('settings.save') })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: `${name} & <b>co</b>` })).toBeVisible();
    await expect.poll(html).toContain('Carried uphill.');

    // Out of sight, and back.
    const visibility = page.getByRole('region', { name: say('staff_products.visibility') });
    await visibility.getByRole('button', { name: say('staff_products.hide') }).click();
    await expect(visibility.getByRole('button', { name: say('staff_products.show') })).toBeVisible();
    for (const _ of [1, 2, 3]) {
      const undo = writes.getByRole('button', { name: say('staff_products.undo') });
      const [changes] = [await writes.getByRole('listitem').count()];
      await undo.nth((await undo.count()) - 1).click();
      await expect(writes.getByRole('listitem')).not.toHaveCount(changes);
    }
    await expect(visibility.getByRole('button', { name: say('staff_products.hide') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(active).toHaveValue(before);
    await expect(regular).not.toHaveValue('');
  },
);

test('a colleague was quicker: both prices are seen, and neither is lost', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/products/?sort=newest&state=shown');
  const path = (await page.getByRole('table').getByRole('link').first().getAttribute('href')) ?? '';
  const colleague = await browser.newContext({ storageState: await page.context().storageState() });
  const theirs = await colleague.newPage();
  await Promise.all([page.goto(path), theirs.goto(path)]);
  const priceOf = (who: typeof page) => who.getByRole('region', { name: say('staff_products.price'), exact: true });
  const activeOf = (who: typeof page) => priceOf(who).getByLabel(say('staff_products.active'));
  const saveOf = (who: typeof page) => priceOf(who).getByRole('button', { name: say('settings.save') });
  const before = await activeOf(page).inputValue();
  await activeOf(theirs).fill('11,11');
  await saveOf(theirs).click();
  await expect(theirs.getByText(say('staff_products.saved')).first()).toBeVisible();
  await activeOf(page).fill('10,10');
  await saveOf(page).click();
  await expect(priceOf(page).getByText(say('staff_products.stored_now', { value: '11.11' }))).toBeVisible();
  await expect(activeOf(page)).toHaveValue('10,10');
  await expectGoodScreen(shopper, 'a price that a colleague changed');
  await saveOf(page).click();
  await expect(page.getByText(say('staff_products.saved')).first()).toBeVisible();
  await activeOf(page).fill(before);
  await saveOf(page).click();
  await expect(
    page
      .getByRole('region', { name: say('staff_products.writes') })
      .getByRole('listitem')
      .nth(2),
  ).toBeVisible();
  await colleague.close();
});

test('staff who are no admins correct the stock, with a reason', async ({ page }) => {
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await shopper.signIn('staff@havu.example');
  await shopper.open('/staff/products/?sort=newest&state=shown');
  await page.getByRole('table').getByRole('link').nth(1).click();
  await expect(page.getByText(say('staff_products.for_admins'))).toBeVisible();
  await expect(page.getByRole('region', { name: say('staff_products.price'), exact: true })).toHaveCount(0);
  const stock = page.getByRole('region', { name: say('staff_products.stock_title') });
  await tabTo(page, stock.locator('summary').first());
  await page.keyboard.press('Enter');
  const quantity = stock.getByRole('textbox').filter({ visible: true }).first();
  const was = Number(await quantity.inputValue());
  await quantity.fill('minus one');
  await page.keyboard.press('Enter');
  await expect(stock.getByText(say('staff_products.not_a_count')).first()).toBeVisible();
  await quantity.fill(String(was + 2));
  await stock.getByRole('combobox').filter({ visible: true }).first().selectOption('found');
  await expectGoodScreen(shopper, 'a shelf');
  await stock
    .getByRole('button', { name: say('settings.save') })
    .filter({ visible: true })
    .first()
    .click();
  const first = page
    .getByRole('region', { name: say('staff_products.writes') })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText(`${was} → ${was + 2}`);
  await expect(first).toContainText(say('staff_products.reason_found'));
});

/** Rules STAFF-11, LOOK-57: what one looks at is one press of the bar away from where it is changed. */
test('staff go from a product that shoppers see to its room, by keyboard', async ({ page }) => {
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await shopper.signIn('staff@havu.example');
  await shopper.openJacket();
  await shopper.settled();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await pressOn(page, page.getByRole('button', { name: say('staff.page_data') }));
  const data = page.getByRole('region', { name: say('staff.page_data') });
  const room = data.getByRole('link');
  await expect(room).toHaveText(/^\d+$/);
  await expectGoodScreen(shopper, 'the data of a product’s page');
  await pressOn(page, room);
  await expect(page).toHaveURL(/\/staff\/products\/\d+\/$/);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
});
